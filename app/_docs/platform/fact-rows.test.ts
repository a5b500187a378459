import { describe, expect, it } from "vitest";
import { ADVICE } from "@/lib/inspect/platforms/advice.data";
import { PLATFORMS } from "@/lib/inspect/platforms/index";
import { PLATFORM_NAMES } from "@/lib/inspect/platforms/names";
import { adviceRows } from "./advice-rows";
import { crawlerRows, FACT_NAMES, furtherRows, imageRows, limitRows, readsRows } from "./fact-rows";

it("tells everything that suits all of them", () => {
  const told = adviceRows().map(({ fact }) => fact);
  for (const [key, fact] of Object.entries(ADVICE)) expect(told, key).toContain(fact);
});

describe.each(PLATFORM_NAMES)("the page of %s", (name) => {
  const platform = PLATFORMS[name];
  const { crawler, reads, limits, image, facts = {} } = platform;
  const rows = [crawlerRows, readsRows, limitRows, imageRows, furtherRows].flatMap((of) => of(platform));

  it("tells every fact of the tables", () => {
    const told = new Set(rows.map(({ fact }) => fact));
    const { token: _, ...sourced } = crawler;
    for (const table of [sourced, reads, limits, image, facts])
      for (const [key, fact] of Object.entries(table)) expect(told.has(fact), key).toBe(true);
  });

  it("says unknown exactly where the table holds no value", () => {
    for (const { name: what, value, fact } of rows) expect(value === null, what).toBe(fact.value === null);
  });

  it("has words for the facts that only this platform has", () => {
    expect(Object.keys(FACT_NAMES)).toEqual(expect.arrayContaining(Object.keys(facts)));
  });
});
