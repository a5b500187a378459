// Does not see: a description that is there and says nothing about the page.
import { describe, expect, test } from "vitest";
import { inspectExample } from "../example/inspect-example";

const TITLE = "How tides shape the coast";

describe("missing_meta_description", () => {
  test.each([
    ["missing_meta_description", "og:description", "description"],
    ["missing_og_description", "description", "og:description"],
  ])("%s offers no text of %s that says no more than the title", (code, stated, missing) => {
    for (const text of [TITLE, "{{ page.description }}"]) {
      const attribute = stated.startsWith("og:") ? "property" : "name";
      const html = `<title>${TITLE}</title><meta ${attribute}="${stated}" content="${text}">`;
      const { issues } = inspectExample({
        html,
        without: ["title", "og:title", "description", "og:description"],
      });
      const fix = issues.find((issue) => issue.code === code)?.fix?.html ?? "";
      expect(fix).toContain(`="${missing}"`);
      expect(fix).not.toContain(text);
    }
  });
});
