// Does not see: a valid locale of another language than the page is in.
import { describe, expect, test } from "vitest";
import { issueOf } from "@/lib/testing/inspect/issue-of";

const property = (key: string, content: string) => ({
  html: `<meta property="${key}" content="${content}">`,
  without: [key],
});

describe("og_locale_invalid", () => {
  test.each(["en_GB", "pt_BR", "es_419", "fil_PH"])("accepts %s", (locale) => {
    expect(issueOf("og_locale_invalid", property("og:locale", locale))).toBeNull();
  });

  test.each([
    ["en-gb", "en_GB"],
    ["EN_us", "en_US"],
    ["es-419", "es_419"],
  ])("corrects %s to %s", (locale, corrected) => {
    expect(issueOf("og_locale_invalid", property("og:locale", locale))?.fix?.html).toContain(
      `"${corrected}"`,
    );
  });

  test("takes the territory from the page's language when the locale has none", () => {
    const document = '<html lang="de-AT"><head><meta property="og:locale" content="de"></head></html>';
    expect(issueOf("og_locale_invalid", { document })?.fix?.html).toContain('"de_AT"');
    expect(issueOf("og_locale_invalid", property("og:locale", "de"))?.fix?.html).toBeNull();
  });
});
