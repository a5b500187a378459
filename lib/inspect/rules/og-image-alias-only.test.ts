// Does not see: aliases of Twitter, which the rules on twitter:image look at.
import { describe, expect, test } from "vitest";
import { issueOf } from "@/lib/testing/inspect/issue-of";
import { inspectExample } from "../example/inspect-example";

const ALIAS = '<meta property="og:image:url" content="https://example.com/images/tides.jpg">';
const TWITTER = '<meta name="twitter:image" content="https://example.com/images/wide.jpg">';
const WIDE = "https://example.com/images/wide.jpg";

describe("og_image_alias_only", () => {
  test("names the platforms whose previews have no image", () => {
    const { previews } = inspectExample({ html: ALIAS, without: ["og:image"] });
    const bare = Object.entries(previews).flatMap(([name, { image }]) => (image === null ? [name] : []));
    const issue = issueOf("og_image_alias_only", { html: ALIAS, without: ["og:image"] });
    expect(issue?.platforms).toEqual(bare.filter((name) => name !== "google"));
    expect(issue?.points).toBe(14);
  });

  test("spares those that take twitter:image, unless its file is dead", () => {
    const both = { html: ALIAS + TWITTER, without: ["og:image"] };
    expect(issueOf("og_image_alias_only", both)).toMatchObject({
      platforms: ["linkedin", "whatsapp"],
      points: 6,
    });
    const dead = { ...both, images: { [WIDE]: { state: "http_error", status: 404 } } } as const;
    expect(issueOf("og_image_alias_only", dead)?.points).toBe(14);
  });

  test("leaves an image without a URL to the more severe rule", () => {
    const html = '<meta property="og:image:url" content="data:,x">';
    expect(issueOf("og_image_alias_only", { html, without: ["og:image"] })).toBeNull();
  });
});
