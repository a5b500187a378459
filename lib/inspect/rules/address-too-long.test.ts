// Does not see: a URL that grows too long only once a crawler follows its redirects.
import { describe, expect, test } from "vitest";
import { issueOf } from "@/lib/testing/inspect/issue-of";
import { inspectExample } from "../example/inspect-example";

const START = "https://example.com/";
const raised = (url: string) =>
  issueOf("address_too_long", { html: `<meta name="twitter:image" content="${url}">` });

describe("address_too_long", () => {
  test("allows exactly 2,048 characters and no more", () => {
    expect(raised(START + "a".repeat(2_048 - START.length))).toBeNull();
    expect(raised(START + "a".repeat(2_049 - START.length))?.description).toContain("has 2,049 characters");
  });

  test("counts characters, not UTF-16 units", () => {
    expect(raised(START + "🌊".repeat(2_048 - START.length))).toBeNull();
    expect(raised(START + "🌊".repeat(2_049 - START.length))).not.toBeNull();
  });

  test.each(["og:url", "og:image:secure_url", "twitter:image:src", "og:video"])(
    "speaks of %s exactly where Discord draws no card for it",
    (key) => {
      for (const length of [2_048, 2_049]) {
        const html = `<meta property="${key}" content="${START}${"a".repeat(length - START.length)}">`;
        const { issues, previews } = inspectExample({ html, without: [key] });
        expect(issues.some(({ code }) => code === "address_too_long")).toBe(previews.discord.card === "none");
        expect(previews.discord.card === "none").toBe(length > 2_048);
      }
    },
  );

  test("reports the page's own URL too, which a redirect may have made long", () => {
    const finalUrl = START + "a".repeat(2_049 - START.length);
    const issue = issueOf("address_too_long", { fetched: { finalUrl } });
    expect(issue?.description).toContain("Your page's own URL");
  });
});
