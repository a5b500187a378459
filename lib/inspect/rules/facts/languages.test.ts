import { describe, expect, test } from "vitest";
import { LANGUAGE_OF_COUNTRY, LANGUAGES, REGIONS } from "./language-codes.data";
import { isHreflang, isLanguageTag, likelyHreflang } from "./languages";

describe("isLanguageTag", () => {
  test.each([
    "en",
    "EN",
    "en-GB",
    "zh-Hant-HK",
    "es-419",
    "sr-Latn",
    "de-1996",
    "ca-valencia",
    "fil",
    "en-x-pirate",
  ])("takes %s", (tag) => expect(isLanguageTag(tag)).toBe(true));

  test.each(["", "e", "english", "en_US", "qq", "en-", "en--GB", "{{ app.locale }}", "a".repeat(100_000)])(
    "rejects %.20s",
    (tag) => expect(isLanguageTag(tag)).toBe(false),
  );
});

describe("isHreflang", () => {
  test.each(["x-default", "X-Default", "de", "de-AT", "zh-Hans", "zh-Hant-TW", "es-419", "pt-br"])(
    "takes %s",
    (code) => expect(isHreflang(code)).toBe(true),
  );

  test.each(["", "en-UK", "en-EU", "en_US", "xx", "us-en-us", "default", "de-1996"])("rejects %s", (code) =>
    expect(isHreflang(code)).toBe(false),
  );
});

describe("likelyHreflang", () => {
  test.each([
    ["en_us", "en-US"],
    ["en-UK", "en-GB"],
    ["ZH_HANT_tw", "zh-Hant-TW"],
    ["gr", "el"],
    ["JP-jp", "ja-JP"],
  ])("reads %s as %s", (written, meant) => expect(likelyHreflang(written)).toBe(meant));

  test("makes nothing of a code that is none", () => {
    expect(likelyHreflang("english")).toBeNull();
    expect(likelyHreflang("xx-YY")).toBeNull();
  });

  test("mistakes no real language's code for a country's", () => {
    for (const [country, language] of Object.entries(LANGUAGE_OF_COUNTRY)) {
      expect(LANGUAGES.has(country)).toBe(false);
      expect(REGIONS.has(country.toUpperCase())).toBe(true);
      expect(LANGUAGES.has(language)).toBe(true);
    }
  });
});
