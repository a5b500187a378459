// Does not see: an image that loads and is not the one meant.
import { describe, expect, test } from "vitest";
import { issueOf } from "@/lib/testing/inspect/issue-of";
import { inspectExample } from "../example/inspect-example";
import { PERFECT_IMAGE_URL } from "../example/perfect-page";

const LOST = "https://example.com/images/lost.jpg";
const twitter = (url: string, key = "twitter:image") => `<meta name="${key}" content="${url}">`;
const DEAD = { state: "http_error", status: 404 } as const;

describe("twitter_image_broken", () => {
  test("stays silent when the file was not looked into", () => {
    expect(issueOf("twitter_image_broken", { html: twitter(LOST) })).toBeNull();
  });

  test("is raised for the old key twitter:image:src too", () => {
    const found = issueOf("twitter_image_broken", {
      html: twitter(LOST, "twitter:image:src"),
      images: { [LOST]: DEAD },
    });
    expect(found?.description).toContain("twitter:image:src");
  });

  test("leaves a dead file that og:image names as well to the more severe rule", () => {
    const found = inspectExample({ html: twitter(PERFECT_IMAGE_URL), images: { [PERFECT_IMAGE_URL]: DEAD } });
    expect(found.issues.map(({ code }) => code)).toEqual(["og_image_unreachable"]);
  });

  test("proposes og:image only when that is known to load", () => {
    const works = issueOf("twitter_image_broken", { html: twitter(LOST), images: { [LOST]: DEAD } });
    expect(works?.fix?.html).toContain(PERFECT_IMAGE_URL);
    const both = { [LOST]: DEAD, [PERFECT_IMAGE_URL]: DEAD };
    expect(issueOf("twitter_image_broken", { html: twitter(LOST), images: both })?.fix).toBeNull();
  });
});
