import { expect, test } from "vitest";
import { PERFECT_IMAGE_URL } from "@/lib/inspect/example/perfect-page";
import { issueOf } from "@/lib/testing/issue-of";

const named = (name: string, content: string) => ({
  html: `<meta name="${name}" content="${content}">`,
  without: [name],
});

const fixFor = (width: number, height: number) =>
  issueOf("missing_twitter_card", {
    without: ["twitter:card"],
    images: { [PERFECT_IMAGE_URL]: { width, height } },
  })?.fix?.html;

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
    "a picture",
    [],
    "X shows a small card at most, and on Discord, Slack and Telegram the picture is a small one. Ask for the large",
  ],
  ["no picture", ["og:image"], "X shows a small card at most. Ask for the large"],
  ["no og:type", ["og:type"], "X shows a plain link, and on Discord, Slack and Telegram the"],
])("says what the page's own cards come to, with %s", (_, without, words) => {
  const issue = issueOf("missing_twitter_card", { without: ["twitter:card", ...without] });
  expect(issue?.description).toContain(words);
});

test("asks for the small card where the picture fits no other", () => {
  const images = { [PERFECT_IMAGE_URL]: { width: 200, height: 200 } };
  const issue = issueOf("missing_twitter_card", { without: ["twitter:card"], images });
  expect(issue?.description).toContain("Ask for the small card");
});
