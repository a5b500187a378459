// Does not see: a valid card type that lacks the tags it needs, such as a player.
import { describe, expect, test } from "vitest";
import { issueOf } from "@/lib/testing/inspect/issue-of";

const named = (name: string, content: string) => ({
  html: `<meta name="${name}" content="${content}">`,
  without: [name],
});

describe("invalid_twitter_card", () => {
  test.each(["summary", "summary_large_image", "app", "player", "photo"])("knows %s", (card) => {
    expect(issueOf("invalid_twitter_card", named("twitter:card", card))).toBeNull();
  });

  test("looks at the last tag, as X does", () => {
    const two = (first: string, last: string) =>
      issueOf("invalid_twitter_card", {
        html: `<meta name="twitter:card" content="${first}"><meta name="twitter:card" content="${last}">`,
        without: ["twitter:card"],
      });
    expect(two("large", "summary_large_image")).toBeNull();
    expect(two("summary_large_image", "large")?.fix?.html).toContain("summary_large_image");
  });
});
