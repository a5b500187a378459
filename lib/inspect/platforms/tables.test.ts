import { describe, expect, test } from "vitest";
import { PLATFORMS } from "./index";
import { PLATFORM_NAMES } from "./names";

interface Fact {
  readonly path: string;
  readonly label: unknown;
  readonly source: unknown;
}

function factsIn(value: unknown, path: string): Fact[] {
  if (typeof value !== "object" || value === null) return [];
  if ("label" in value && "value" in value && "source" in value)
    return [{ path, label: value.label, source: value.source }];
  return Object.entries(value).flatMap(([key, each]) => factsIn(each, `${path}.${key}`));
}

describe.each(PLATFORM_NAMES)("the tables of %s", (name) => {
  const platform = PLATFORMS[name];
  const facts = factsIn({ ...platform, disputes: [] }, name);

  test("give every fact a label, and a URL unless it is assumed", () => {
    expect(facts.length).toBeGreaterThan(30);
    for (const { path, label, source } of facts) {
      expect(["documented", "observed", "assumed"], path).toContain(label);
      if (label !== "assumed") expect(source, path).toMatch(/^https:\/\/[a-z0-9.-]+\.[a-z]+(\/|$)/);
    }
  });

  test("say in their basis how well it is known, in the words of the labels and no better than the tables", () => {
    const { basis, order, limits } = platform;
    expect(basis).toMatch(/ Source: .*(documented|observed|assumed)/);
    const first = [order.title[0], order.description[0], limits.title].flatMap((fact) => fact ?? []);
    if (first.some(({ label, value }) => label === "assumed" && value !== null))
      expect(basis).toContain("assumed");
  });

  test("list each URL they rest on once", () => {
    const used = new Set(facts.flatMap(({ source }) => source ?? []));
    expect(new Set(platform.sources)).toEqual(used);
    expect(platform.sources).toHaveLength(used.size);
  });

  test("say in plain sentences how the card comes about and is refreshed", () => {
    for (const text of [platform.basis, platform.refresh.advice]) expect(text).toMatch(/^[A-Z].{30,}\.$/);
    for (const layout of Object.values(platform.layouts))
      if (layout) expect(layout.value).toMatch(/^\S.*\.$/);
    for (const { value } of platform.quirks) expect(value).toMatch(/^\S.{20,}\.$/);
  });
});
