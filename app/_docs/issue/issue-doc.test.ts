import { expect, it } from "vitest";
import { CATALOGUE } from "@/lib/inspect/catalogue";
import { findIssues } from "./issue-doc";

it("finds every issue for no words", () => {
  expect(findIssues("  ")).toEqual(CATALOGUE);
});

it("finds by code, by headline and by platform, whatever the case", () => {
  const withCode = CATALOGUE.filter(({ code }) => code.includes("missing_og_image"));
  expect(findIssues("MISSING_OG_IMAGE")).toEqual(withCode);
  expect(findIssues("no picture for its cards").map(({ code }) => code)).toEqual(["missing_og_image"]);
  const seen = CATALOGUE.filter(({ platforms }) => platforms.includes("telegram"));
  expect(findIssues("Telegram")).toEqual(expect.arrayContaining(seen));
});

it("finds only what holds all words", () => {
  const both = findIssues("whatsapp 300 kb");
  expect(both.length).toBeGreaterThan(0);
  expect(both.length).toBeLessThan(findIssues("whatsapp").length);
  expect(findIssues("whatsapp no-such-word")).toEqual([]);
});
