// Does not see: an oEmbed document in XML alone.
import { describe, expect, test } from "vitest";
import { PERFECT_IMAGE_URL } from "@/lib/inspect/example/perfect-page";
import { issueOf } from "@/lib/testing/inspect/issue-of";

const response = {
  url: "https://example.com/o",
  type: "rich",
  authorName: null,
  providerName: null,
  thumbnailWidth: null,
  thumbnailHeight: null,
};
const raised = (title: string | null, thumbnailUrl: string | null) =>
  issueOf("oembed_overrides_og", { resources: { oembed: { ...response, title, thumbnailUrl } } });

describe("oembed_overrides_og", () => {
  test("compares title and image, and neither when the response has none", () => {
    expect(raised(null, null)).toBeNull();
    expect(raised("How tides  shape the coast", PERFECT_IMAGE_URL)).toBeNull();
    expect(raised("Tides", null)?.description).toContain('oEmbed title "Tides"');
    expect(raised(null, "https://example.com/thumb.jpg")?.description).toContain("oEmbed image");
  });
});
