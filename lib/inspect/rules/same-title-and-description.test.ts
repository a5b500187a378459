// Does not see: a description that says the title in other words.
import { describe, expect, test } from "vitest";
import { issueOf } from "@/lib/testing/inspect/issue-of";

const described = (content: string) =>
  issueOf("same_title_and_description", {
    html: `<meta property="og:description" content="${content}">`,
    without: ["og:description"],
  });

describe("same_title_and_description", () => {
  test.each([
    "How tides shape the coast",
    "how tides  shape the coast.",
    "How tides shape the coast – Field Notes",
  ])("%j says the title again", (content) => {
    expect(described(content)).not.toBeNull();
  });

  test.each(["How tides shape the coast and why", "Tides", "…"])("%j says something else", (content) => {
    expect(described(content)).toBeNull();
  });

  test("proposes another description of the page first, then its first paragraph", () => {
    expect(described("How tides shape the coast")?.fix?.html).toContain("Two floods a day move more sand");
    const document = `<title>Tides of the North</title><meta name="description" content="Tides of the north">
<p>Twice a day the sea lifts a layer of sand off the flats.</p>`;
    expect(issueOf("same_title_and_description", { document })?.fix?.html).toContain(
      "Twice a day the sea lifts",
    );
  });
});
