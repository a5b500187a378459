import { describe, expect, test } from "vitest";
import { CATALOGUE } from "@/lib/inspect/catalogue";
import { findIssues } from "./issue-doc";

describe("findIssues", () => {
  test("no words find every issue", () => {
    expect(findIssues("  ")).toEqual(CATALOGUE);
  });

  test("code, title and platform match, ignoring case", () => {
    const withCode = CATALOGUE.filter(({ code }) => code.includes("missing_og_image"));
    expect(findIssues("MISSING_OG_IMAGE")).toEqual(withCode);
    expect(findIssues(withCode[0]?.title.toUpperCase() ?? "")).toContain(withCode[0]);
    const about = CATALOGUE.filter(({ platforms }) => platforms.includes("telegram"));
    expect(findIssues("Telegram")).toEqual(expect.arrayContaining(about));
  });

  test("only issues with all words are found", () => {
    const both = findIssues("whatsapp 300 kb");
    expect(both.length).toBeGreaterThan(0);
    expect(both.length).toBeLessThan(findIssues("whatsapp").length);
    expect(findIssues("whatsapp no-such-word")).toEqual([]);
  });
});
