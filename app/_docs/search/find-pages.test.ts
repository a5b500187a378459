import { describe, expect, test } from "vitest";
import { CATALOGUE } from "@/lib/inspect/catalogue";
import { docsIndex } from "./docs-index";
import { findPages, parseIndex } from "./find-pages";

const INDEX = docsIndex();
const hrefs = (text: string) => findPages(INDEX, text).map(({ href }) => href);

describe("a search", () => {
  test("finds an issue by its code, its title and a word of its text", () => {
    for (const text of ["missing_og_image", "no social image", "NO SOCIAL image"])
      expect(hrefs(text)[0]).toBe("/docs/issues/missing_og_image");
  });

  test("finds platforms, scoring, agents and requests of the API", () => {
    expect(hrefs("whatsapp")[0]).toBe("/docs/platforms/whatsapp");
    expect(hrefs("scoring")).toContain("/docs/score");
    expect(hrefs("mcp")).toContain("/docs/agents");
    expect(hrefs("/api/monitors").some((href) => href.startsWith("/docs/api/"))).toBe(true);
  });

  test("finds what all requests have in common, error codes and tools", () => {
    expect(hrefs("rate limit")).toContain("/docs/api/usage#limits");
    expect(hrefs("idempotency-key")[0]).toBe("/docs/api/usage#repeating");
    expect(hrefs("rate_limited").some((href) => href.startsWith("/docs/api#"))).toBe(true);
    expect(hrefs("check_page")).toContain("/docs/agents#check_page");
  });

  test("needs every word", () => {
    expect(hrefs("whatsapp zeppelin")).toEqual([]);
  });

  test("without words finds nothing", () => {
    expect(hrefs("  ")).toEqual([]);
  });

  test("takes signs for text", () => {
    expect(hrefs(".*(")).toEqual([]);
  });
});

describe("the index", () => {
  test("holds every issue, each entry once", () => {
    const all = INDEX.map(({ href }) => href);
    expect(new Set(all).size).toBe(all.length);
    for (const { code } of CATALOGUE) expect(all).toContain(`/docs/issues/${code}`);
  });

  test("is small enough to load while someone types", () => {
    expect(JSON.stringify(INDEX).length).toBeLessThan(80_000);
  });

  test("is read back as it was written", () => {
    expect(parseIndex(JSON.parse(JSON.stringify(INDEX)))).toEqual(INDEX);
  });

  test.each([null, {}, [1], [{ href: "/docs" }]])("%j is none", (value) => {
    expect(parseIndex(value)).toBeNull();
  });
});
