// title_too_long does not see: how wide a letter is in the font of the visitor's phone.
// og_title_too_long does not see: titles that a platform cuts on its smallest card alone.
// description_too_long does not see: a text that only WhatsApp cuts, as it cuts nearly all.
// What the length rules say must be what the cards show.
import { describe, expect, test } from "vitest";
import { inspectExample } from "@/lib/inspect/example/inspect-example";
import type { Example } from "./rule";

const LENGTHS = [10, 40, 47, 48, 60, 70, 71, 81, 82, 120, 130, 350, 351, 1000];

function platformsOf(code: string, example: Example) {
  const { issues, previews } = inspectExample(example);
  return { named: issues.find((issue) => issue.code === code)?.platforms ?? [], previews };
}

describe("texts that are too long", () => {
  test.each(LENGTHS)(
    "og_title_too_long names exactly the cards that cut a title of %i characters",
    (length) => {
      const html = `<meta property="og:title" content="${"wave ".repeat(length / 5)}">`;
      const { named, previews } = platformsOf("og_title_too_long", { html, without: ["og:title"] });
      const cut = (["discord", "x", "whatsapp", "facebook", "linkedin"] as const).filter((name) =>
        previews[name].truncated.includes("title"),
      );
      expect(named).toEqual(cut);
    },
  );

  test.each(LENGTHS)("title_too_long agrees with Google's result on a title of %i characters", (length) => {
    const html = `<title>${"wave ".repeat(length / 5)}</title>`;
    const { named, previews } = platformsOf("title_too_long", { html, without: ["title"] });
    expect(named).toEqual(previews.google.truncated.includes("title") ? ["google"] : []);
  });

  test.each(LENGTHS)("description_too_long names exactly the cards that cut %i characters", (length) => {
    const text = "wave ".repeat(length / 5);
    const html = `<meta name="description" content="${text}"><meta property="og:description" content="${text}">`;
    const { named, previews } = platformsOf("description_too_long", {
      html,
      without: ["description", "og:description"],
    });
    const cut = (["google", "discord", "whatsapp"] as const).filter((name) =>
      previews[name].truncated.includes("description"),
    );
    expect(named).toEqual(cut.every((name) => name === "whatsapp") ? [] : cut);
  });

  test("the advice counts in letters of the text's own script", () => {
    const advice = (code: string, key: string, text: string) => {
      const html = `<meta property="${key}" content="${text}">`;
      return inspectExample({ html, without: [key] }).issues.find((issue) => issue.code === code)
        ?.description;
    };
    expect(advice("og_title_too_long", "og:title", "wave ".repeat(20))).toContain("first 45 characters");
    expect(advice("og_title_too_long", "og:title", "بحر ".repeat(20))).toContain("first 35 characters");
    expect(advice("og_title_too_long", "og:title", "潮".repeat(40))).toContain("first 20 characters");
    expect(advice("description_too_long", "og:description", "wave ".repeat(80))).toContain(
      "first 80 characters;",
    );
    expect(advice("description_too_long", "og:description", "潮".repeat(160))).toContain(
      "first 35 characters.",
    );
  });

  test("a description that Google picked from the page is not the page's to shorten", () => {
    const html = `<p>${"A long first paragraph of the page. ".repeat(20)}</p>`;
    const { named } = platformsOf("description_too_long", {
      html: "",
      document: `<title>Tides</title>${html}`,
    });
    expect(named).toEqual([]);
  });

  test("a shorter text is proposed where the page has one that fits, however many letters it has", () => {
    const fixOf = (title: string, ogTitle: string) => {
      const html = `<title>${title}</title><meta property="og:title" content="${ogTitle}">`;
      const { issues } = inspectExample({ html, without: ["title", "og:title"] });
      return issues.find(({ code }) => code === "title_too_long")?.fix?.html;
    };
    const narrow = "Harbour city gives its old ferry terminal back to the sea";
    expect(fixOf(`${narrow} - from our own correspondent`, narrow)).toBe(`<title>${narrow}</title>`);
    const wide = "潮".repeat(38);
    expect(fixOf(`${wide} - 海岸`, wide)).toBe("<title>How tides shape the coast - Field Notes</title>");
  });

  test("no word of the URL stands in for a title in another language", () => {
    const title = "المدينة تعيد محطة العبارات القديمة إلى البحر";
    const document = `<!doctype html><html lang="ar"><head><meta charset="utf-8"><title>${title}</title><meta property="og:title" content="${title}"></head><body><h1>${title}</h1></body></html>`;
    const { issues } = inspectExample({ html: "", document });
    const fix = issues.find(({ code }) => code === "og_title_too_long")?.fix;
    expect(fix?.html).toBeNull();
    expect(fix?.laravel).toContain("@yield('og_title'");
  });

  test("the issue quotes the text that is cut, not another tag's", () => {
    const long = "How tides shape the coast, and why every harbor from here to the cape silts up";
    const html = `<meta property="og:title" content="Harbour tides"><meta name="twitter:title" content="${long}">`;
    const issue = inspectExample({ html, without: ["og:title"] }).issues.find(
      ({ code }) => code === "og_title_too_long",
    );
    expect(issue?.platforms).toContain("x");
    expect(issue?.description).toContain(`"${long}"`);
    expect(issue?.description).not.toContain('"Harbour tides"');
    expect(issue?.fix?.html).not.toContain("og:title");
  });

  test.each([
    ["title", "潮".repeat(40)],
    ["title", "W".repeat(52)],
    ["title", "الساحل ".repeat(12)],
    ["og:title", "潮汐".repeat(17)],
    ["og:title", "é".repeat(46)],
    ["og:description", "潮".repeat(125)],
  ])("the advice for a %s of %j is below its length", (key, text) => {
    const html = key === "title" ? `<title>${text}</title>` : `<meta property="${key}" content="${text}">`;
    const { issues } = inspectExample({ html, without: [key] });
    const issue = issues.find(({ code }) => code.endsWith("_too_long"));
    const counts = [...(issue?.description ?? "").matchAll(/(?:first|under about) (\d+) characters/g)];
    expect(counts).toHaveLength(1);
    for (const [, count] of counts) expect(Number(count)).toBeLessThan(Array.from(text.trim()).length);
  });
});
