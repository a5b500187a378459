// Does not see: an image that is shown in the page and would do, since no platform documents to take it.
import { describe, expect, test } from "vitest";
import { issueOf } from "@/lib/testing/inspect/issue-of";
import { inspectExample } from "../example/inspect-example";

const WITHOUT = ["og:image", "og:image:width", "og:image:height", "og:image:alt"];
const TWITTER = '<meta name="twitter:image" content="https://example.com/images/wide.jpg">';

describe("missing_og_image", () => {
  test("takes no image of the body in its place", () => {
    const document =
      "<!doctype html><html><head><title>Tides</title></head><body><img src='/logo.png'></body></html>";
    const { image, issues } = inspectExample({ html: "", document });
    expect(image).toBeNull();
    expect(issues.map(({ code }) => code)).toContain("missing_og_image");
  });

  test("hides every other complaint about the image", () => {
    const { issues } = inspectExample({ html: "", without: WITHOUT });
    expect(issues.map(({ code }) => code)).toEqual(["missing_og_image"]);
  });

  test("costs 30 points, and 26 when twitter:image gives four platforms an image", () => {
    expect(issueOf("missing_og_image", { without: WITHOUT })?.points).toBe(30);
    expect(issueOf("missing_og_image", { html: TWITTER, without: WITHOUT })).toMatchObject({
      points: 26,
      platforms: ["facebook", "linkedin", "whatsapp"],
    });
  });

  test("proposes the image that a misspelled key names", () => {
    const html = '<meta property="og:img" content="/images/tides.jpg">';
    expect(issueOf("missing_og_image", { html, without: WITHOUT })).toMatchObject({
      points: 30,
      fix: { html: '<meta property="og:image" content="https://example.com/images/tides.jpg">' },
    });
  });

  test("knows that fewer platforms read the old key", () => {
    const html = TWITTER.replace("twitter:image", "twitter:image:src");
    const found = issueOf("missing_og_image", { html, without: WITHOUT });
    expect(found?.platforms).toEqual(["facebook", "linkedin", "whatsapp", "slack", "telegram"]);
    expect(found?.description).toContain("in twitter:image:src, a tag");
  });

  test("counts a twitter:image that is known to be dead for nothing", () => {
    const images = { "https://example.com/images/wide.jpg": { state: "http_error", status: 404 } } as const;
    expect(issueOf("missing_og_image", { html: TWITTER, without: WITHOUT, images })?.points).toBe(30);
  });

  test("names the page in the alternative text it proposes, escaped", () => {
    const html = '<meta property="og:title" content="&quot;>&lt;script>alert(1)&lt;/script>">';
    const fix = issueOf("missing_og_image", { html, without: [...WITHOUT, "og:title"] })?.fix;
    expect(fix?.html).not.toContain("<script");
  });
});
