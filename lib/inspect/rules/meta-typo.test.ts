// Does not see: a misspelled key that is nearer to no known one than two slips, or is a word of its own.
import { describe, expect, test } from "vitest";
import { issueOf } from "@/lib/testing/inspect/issue-of";

describe("meta_typo", () => {
  test.each([
    ["og:titel", "og:title"],
    ["og:Title", "og:title"],
    ["og.title", "og:title"],
    ["og:img", "og:image"],
    ["og:image:heigth", "og:image:height"],
    ["og:decsription", "og:description"],
    ["og:site-name", "og:site_name"],
    ["twitter:tilte", "twitter:title"],
    ["twitter:descriptoin", "twitter:description"],
  ])("takes %s for %s", (written, meant) => {
    const issue = issueOf("meta_typo", {
      html: `<meta property="${written}" content="x">`,
      without: [meant],
    });
    expect(issue?.description).toContain(`should be ${meant}`);
    expect(issue?.fix?.html).toContain(`"${meant}"`);
  });

  test.each([
    "og:ttl",
    "og:see_also",
    "og:updated_time",
    "og:locale:alternate",
    "twitter:label1",
    "article:tag",
    "og:price:amount",
    "fb:app_id",
    "og:video:duration",
  ])("leaves %s alone", (key) => {
    expect(issueOf("meta_typo", { html: `<meta property="${key}" content="x">` })).toBeNull();
  });

  test("leaves an empty tag and a second spelling alone", () => {
    expect(
      issueOf("meta_typo", { html: '<meta property="og:titel" content="">', without: ["og:title"] }),
    ).toBeNull();
    expect(issueOf("meta_typo", { html: '<meta property="og:titel" content="x">' })).toBeNull();
  });

  test.each(["og:title", "og:description"])("and the rule on a missing %s propose the same text", (key) => {
    const html = `<meta property="${key.slice(0, -1)}" content="What the misspelt tag says">`;
    const corrected = `<meta property="${key}" content="What the misspelt tag says">`;
    for (const code of ["meta_typo", `missing_${key.replace(":", "_")}`]) {
      const issue = issueOf(code, { html, without: [key] });
      expect(issue?.description).toContain(key.slice(0, -1));
      expect(issue?.fix?.html).toBe(corrected);
    }
  });
});
