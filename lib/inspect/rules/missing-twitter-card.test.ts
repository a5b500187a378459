// Does not see: whether X shows the card that the tags ask for.
import { describe, expect, test } from "vitest";
import { PERFECT_IMAGE_URL } from "@/lib/inspect/example/perfect-page";
import { issueOf } from "@/lib/testing/inspect/issue-of";

const named = (name: string, content: string) => ({
  html: `<meta name="${name}" content="${content}">`,
  without: [name],
});

const fixFor = (width: number, height: number) =>
  issueOf("missing_twitter_card", {
    without: ["twitter:card"],
    images: { [PERFECT_IMAGE_URL]: { width, height } },
  })?.fix?.html;

describe("missing_twitter_card", () => {
  test("offers the large card from 300 by 157 pixels on and the small one below", () => {
    expect(fixFor(300, 157)).toContain("summary_large_image");
    expect(fixFor(299, 157)).toContain('"summary"');
    expect(fixFor(300, 156)).toContain('"summary"');
  });

  test("takes an empty tag for none", () => {
    expect(issueOf("missing_twitter_card", named("twitter:card", " "))).not.toBeNull();
  });

  test.each([
    [
      "an image",
      [],
      "X shows a small preview at best, and the image is small on Discord, Slack and Telegram.",
    ],
    [
      "no image",
      ["og:image"],
      "X shows a small preview at best. Your page has no twitter:card to set the layout. Use the large card",
    ],
    [
      "no og:type",
      ["og:type"],
      "X shows only a plain link, and the image is small on Discord, Slack and Telegram.",
    ],
  ])("says what platforms show of the page, with %s", (_, without, words) => {
    const issue = issueOf("missing_twitter_card", { without: ["twitter:card", ...without] });
    expect(issue?.description).toContain(words);
  });

  test("suggests the small card for an image that suits no other", () => {
    const images = { [PERFECT_IMAGE_URL]: { width: 200, height: 200 } };
    const issue = issueOf("missing_twitter_card", { without: ["twitter:card"], images });
    expect(issue?.description).toContain("Use the small card");
  });
});
