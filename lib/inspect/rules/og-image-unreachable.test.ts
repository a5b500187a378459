// Does not see: an image that loads for us and not for a crawler, by its IP address or its country.
import { describe, expect, test } from "vitest";
import { inspectExample } from "../example/inspect-example";
import { PERFECT_IMAGE_URL } from "../example/perfect-page";
import type { ImageFacts } from "../resources";

const inspected = (facts: Partial<ImageFacts>) =>
  inspectExample({
    html: "",
    images: { [PERFECT_IMAGE_URL]: { width: null, height: null, bytes: null, ...facts } },
  });

describe("og_image_unreachable", () => {
  test.each([
    [{ state: "http_error", status: 403 }, "returns status 403"],
    [{ state: "http_error", status: 404 }, "returns status 404"],
    [{ state: "not_an_image", mime: "text/html" }, 'returns "text/html" instead of an image'],
    [{ state: "not_an_image", mime: null }, "returns something that isn't an image"],
    [{ state: "unreachable", status: null }, "can't be reached"],
    [{ state: "timeout", status: null, timeMs: 3_000 }, "takes too long to load"],
  ] as const)("says that the image of %j %s", (facts, reason) => {
    const { issues } = inspected(facts);
    expect(issues.map(({ code }) => code)).toEqual(["og_image_unreachable"]);
    expect(issues[0]?.description).toContain(reason);
  });

  test.each([
    "https://example.com/https://cdn.example/a.jpg",
    "https://example.com//https://cdn.example/a.jpg",
  ])("names the image alone where it follows the site's own URL: %s", (url) => {
    const html = `<meta property="og:image" content="${url}">`;
    const facts = { state: "http_error", status: 404, width: null, height: null } as const;
    const { issues } = inspectExample({ html, without: ["og:image"], images: { [url]: facts } });
    const fix = issues.find(({ code }) => code === "og_image_unreachable")?.fix;
    expect(fix?.html).toBe('<meta property="og:image" content="https://cdn.example/a.jpg">');
  });

  test.each(["ok", "unreadable", "too_large"] as const)("stays silent in state %s", (state) => {
    const codes = inspected({ state }).issues.map(({ code }) => code);
    expect(codes).not.toContain("og_image_unreachable");
  });

  test("does not blame the image when it was given less than 3 seconds", () => {
    expect(inspected({ state: "timeout", status: null, timeMs: 2_999 }).issues).toEqual([]);
  });

  test("never fails the check: the report is there, the image marked", () => {
    expect(inspected({ state: "http_error", status: 404 }).image).toMatchObject({
      url: PERFECT_IMAGE_URL,
      state: "http_error",
      accessible: false,
    });
  });
});
