import { describe, expect, test } from "vitest";
import { inspectExample } from "@/lib/inspect/example/inspect-example";
import { hasPlaceholder } from "@/lib/inspect/rules/fixes/placeholder";
import { issueViews } from "../report-view";
import { allFixes, fixIn } from "./fix-language";

const bare = issueViews(inspectExample({ html: "", without: ["og:image", "twitter:card", "link:icon"] }));
const issue = (code: string) => bare.filter((view) => view.code === code);

describe("fix language", () => {
  test("a fix is offered in the code of frameworks that can hold its tags", () => {
    const [card] = issue("missing_twitter_card");
    expect(card && fixIn(card, "next")).toContain("twitter:");
    expect(card && fixIn(card, "nuxt")).toContain("twitterCard");
  });

  test("a fix for a file that doesn't exist yet is left out of all languages' joined text", () => {
    const [image] = issue("missing_og_image");
    expect(image && hasPlaceholder(image.fix)).toBe(true);
    for (const language of ["html", "laravel", "next", "nuxt"] as const)
      expect(allFixes(bare, language)).not.toContain("og-image.jpg");
  });
});
