// Does not see: relative URLs in second and later og:image tags, and in video and audio tags.
import { describe, expect, test } from "vitest";
import { issueOf } from "@/lib/testing/inspect/issue-of";

describe("og_image_relative", () => {
  test.each([
    ["/images/tides.jpg", "https://example.com/images/tides.jpg"],
    ["//example.com/images/tides.jpg", "https://example.com/images/tides.jpg"],
    ["www.example.com/images/tides.jpg", "https://www.example.com/images/tides.jpg"],
  ])("twitter:image %s is proposed in full", (written, url) => {
    const issue = issueOf("og_image_relative", { html: `<meta name="twitter:image" content="${written}">` });
    expect(issue?.fix?.html).toBe(`<meta name="twitter:image" content="${url}">`);
  });

  test("a host without a scheme is named as the cause although the path it is read as is broken", () => {
    const path = "https://example.com/guides/www.example.com/images/tides.jpg";
    const issue = issueOf("og_image_relative", {
      html: '<meta property="og:image" content="www.example.com/images/tides.jpg">',
      without: ["og:image"],
      images: { [path]: { state: "http_error", status: 404 } },
    });
    expect(issue?.description).toContain("without https:// in front");
    expect(issue?.fix?.html).toContain('content="https://www.example.com/images/tides.jpg"');
  });
});
