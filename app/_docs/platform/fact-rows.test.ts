import { describe, expect, test } from "vitest";
import { ADVICE } from "@/lib/inspect/platforms/advice.data";
import { PLATFORMS } from "@/lib/inspect/platforms/index";
import { PLATFORM_NAMES } from "@/lib/inspect/platforms/names";
import { adviceRows, crawlerRows, FACT_NAMES, imageRows, limitRows, otherRows, readsRows } from "./fact-rows";

describe("fact rows", () => {
  test("every recommended setting has a row", () => {
    const told = adviceRows().map(({ fact }) => fact);
    for (const [key, fact] of Object.entries(ADVICE)) expect(told, key).toContain(fact);
  });
});

describe.each(PLATFORM_NAMES)("the page of %s", (name) => {
  const platform = PLATFORMS[name];
  const { crawler, reads, limits, image, facts = {} } = platform;
  const rows = [crawlerRows, readsRows, limitRows, imageRows, otherRows].flatMap((of) => of(platform));

  test("every fact of the tables has a row", () => {
    const told = new Set(rows.map(({ fact }) => fact));
    const { token: _, ...sourced } = crawler;
    for (const table of [sourced, reads, limits, image, facts])
      for (const [key, fact] of Object.entries(table)) expect(told.has(fact), key).toBe(true);
  });

  test("exactly the facts without a value are unknown", () => {
    for (const { name: what, value, fact } of rows) expect(value === null, what).toBe(fact.value === null);
  });

  test("the facts of only this platform have names", () => {
    expect(Object.keys(FACT_NAMES)).toEqual(expect.arrayContaining(Object.keys(facts)));
  });
});
