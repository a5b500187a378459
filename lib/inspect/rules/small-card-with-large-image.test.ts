// Does not see: a small card that the author wants.
import { describe, expect, test } from "vitest";
import { PERFECT_IMAGE_URL } from "@/lib/inspect/example/perfect-page";
import { issueOf } from "@/lib/testing/inspect/issue-of";

const named = (name: string, content: string) => ({
  html: `<meta name="${name}" content="${content}">`,
  without: [name],
});

const raised = (width: number, height: number) =>
  issueOf("small_card_with_large_image", {
    ...named("twitter:card", "summary"),
    images: { [PERFECT_IMAGE_URL]: { width, height } },
  });

describe("small_card_with_large_image", () => {
  test("leaves a page that asks for the small and for the large card to the rule about contradictions", () => {
    const both = `<meta name="twitter:card" content="summary"><meta name="twitter:card" content="summary_large_image">`;
    const example = { html: both, without: ["twitter:card"] };
    expect(issueOf("small_card_with_large_image", example)).toBeNull();
    expect(issueOf("duplicate_social_tag", example)).not.toBeNull();
  });

  test("is raised from 1200 pixels on, for landscape images", () => {
    expect(raised(1200, 630)).not.toBeNull();
    expect(raised(1199, 630)).toBeNull();
    expect(raised(1200, 800)).not.toBeNull();
    expect(raised(1200, 801)).toBeNull();
  });
});
