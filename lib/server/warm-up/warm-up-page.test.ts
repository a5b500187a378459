import { describe, expect, test } from "vitest";
import { parseDocument } from "@/lib/inspect/page/read-document";
import { RULES } from "@/lib/inspect/rules/index";
import { warmUpPage } from "./warm-up-page";

describe("warmUpPage", () => {
  test("has everything that is looked for in a page", () => {
    const bytes = new TextEncoder().encode(warmUpPage({ html: "" }));
    const { titles, metas, links, jsonLd, headings, subheading, paragraphs, head, body } = parseDocument(
      bytes,
      "text/html",
    );
    expect(bytes.length).toBeGreaterThan(80_000);
    expect(bytes.length).toBeLessThan(120_000);
    expect([titles.length, headings.length, paragraphs.length, body.images.length]).toEqual([1, 1, 5, 5]);
    expect([metas.length > 20, links.length > 30, body.scripts, body.textLength]).toEqual([
      true,
      true,
      2,
      1000,
    ]);
    expect(jsonLd.map(({ error }) => error)).toEqual([null]);
    expect(subheading).not.toBeNull();
    expect(head).toMatchObject({ closedBy: null });
  });

  test("differs with the example", () => {
    const pages = RULES.flatMap(({ examples }) => examples.bad.slice(0, 1)).map(warmUpPage);
    expect(new Set(pages).size).toBe(pages.length);
  });
});
