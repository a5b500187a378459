// Does not see: a well-formed URL of another image than the one meant.
import { describe, expect, test } from "vitest";
import { inspectExample } from "../example/inspect-example";

const codesOf = (written: string) => {
  const html = `<meta property="og:image" content="${written}">`;
  const { issues } = inspectExample({ html, without: ["og:image"] });
  return issues.map(({ code }) => code).filter((code) => code.startsWith("og_image"));
};

describe("og_image_invalid_url", () => {
  test.each([
    "{{ post.image }}",
    "https://example.com/{{ image }}",
    "undefined",
    "null",
    "data:image/png;base64,iVBO",
  ])("%s is no URL, and nothing else is said of it", (written) =>
    expect(codesOf(written)).toEqual(["og_image_invalid_url"]),
  );

  test.each(["https://example.com/images/tides.jpg?w=%20", "https://example.com/a/undefined-behaviour.jpg"])(
    "%s is one",
    (written) => expect(codesOf(written)).not.toContain("og_image_invalid_url"),
  );
});
