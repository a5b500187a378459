import { describe, expect, test } from "vitest";
import { CARD_PAGES } from "@/lib/inspect/example/card-pages.data";
import { inspectExample } from "@/lib/inspect/example/inspect-example";
import { toReport } from "@/lib/inspect/report";
import { OPERATIONS } from "@/lib/services/operations";
import { compactReport } from "./compact-report";
import { TOOL_TEXTS } from "./tool-text.data";
import { TOOLS } from "./tools";

describe("TOOLS", () => {
  test("every operation is a tool or has a written reason", () => {
    for (const { name } of OPERATIONS) {
      const text = TOOL_TEXTS[name];
      const isTool = TOOLS.some(({ operation }) => operation.name === name);
      expect([name, text !== undefined && "reason" in text ? text.reason.length > 20 : isTool]).toEqual([
        name,
        true,
      ]);
    }
    expect(Object.keys(TOOL_TEXTS).sort()).toEqual(OPERATIONS.map(({ name }) => name).sort());
  });

  test("no tool does what only a signed-in person may do", () => {
    expect(TOOLS.filter(({ operation }) => operation.access === "session")).toEqual([]);
  });

  test("names are told apart by their first words, and fit every client", () => {
    const names = TOOLS.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[a-z][a-z_]{2,39}$/);
  });

  test("annotations say which tools change and which destroy", () => {
    const named = (hint: "readOnlyHint" | "destructiveHint") =>
      TOOLS.filter(({ annotations }) => annotations[hint] === true).map(({ name }) => name);
    expect(named("destructiveHint").filter((name) => !name.startsWith("delete_"))).toMatchInlineSnapshot(`
    [
      "cancel_audit",
    ]
  `);
    for (const name of named("readOnlyHint"))
      expect(name).toMatch(/^(check_page|preview_html|get_|list_|explain_)/);
  });
});

/** More than any tokenizer makes of such text: a token holds at least three of its characters. */
const tokensOf = (value: object) => Math.ceil(JSON.stringify(value).length / 3);

describe("the compact form of a report is under 2,000 tokens", () => {
  test.each(CARD_PAGES.map((example, at) => [at, example] as const))(
    "for example page %i",
    (_at, example) => {
      const compact = compactReport(toReport(inspectExample(example)));
      expect(tokensOf(compact)).toBeLessThan(2_000);
    },
  );

  test("for a page with every value as long as can be", () => {
    const long = "Ebb and flow, ".repeat(2_000);
    const tags = ["og:title", "og:description", "og:url", "og:image", "og:site_name", "twitter:title"];
    const metas = tags
      .map((name) => `<meta property="${name}" content="https://example.com/${long}">`)
      .join("");
    const example = { html: "", document: `<title>${long}</title>${metas}` };
    expect(tokensOf(compactReport(toReport(inspectExample(example))))).toBeLessThan(2_000);
  });
});
