// Does not see: a short name that is not the name of the site.
import { describe, expect, test } from "vitest";
import { issueOf } from "@/lib/testing/inspect/issue-of";

const property = (key: string, content: string) => ({
  html: `<meta property="${key}" content="${content}">`,
  without: [key],
});

describe("og_site_name_too_long", () => {
  test("counts characters, not units, and allows 256", () => {
    expect(issueOf("og_site_name_too_long", property("og:site_name", "🌊".repeat(256)))).toBeNull();
    expect(
      issueOf("og_site_name_too_long", property("og:site_name", "🌊".repeat(257)))?.description,
    ).toContain("257");
  });
});
