// A text in which nothing is visible is no text, wherever it is.
import { describe, expect, test } from "vitest";
import { inspectExample } from "../example/inspect-example";
import { visibleText } from "./text";

const INVISIBLE = {
  "zero-width spaces": "\u200b\u200c\u200d\ufeff",
  "soft hyphens": "\u00ad\u00ad",
  "Hangul fillers": "\u3164\uffa0\u115f\u1160",
  "Braille blanks": "\u2800\u2800",
  "word joiners and invisible operators": "\u2060\u2061\u2064",
  "direction marks": "\u200e\u200f\u061c\u2066\u2069",
  "variation selectors and tags": "\ufe0f\u{e0100}\u{e0020}",
  "no-break and ideographic spaces": "\u00a0\u3000\u2007",
  controls: "\u0007\u001f",
};

describe.each(Object.entries(INVISIBLE))("%s", (_, text) => {
  test("are no text", () => expect(visibleText(text)).toBe(""));

  test.each([
    ["missing_html_title", `<title>${text}</title>`, ["title"]],
    ["missing_meta_description", `<meta name="description" content="${text}">`, ["description"]],
    ["missing_og_title", `<meta property="og:title" content="${text}">`, ["og:title"]],
    ["missing_og_description", `<meta property="og:description" content="${text}">`, ["og:description"]],
    ["missing_og_site_name", `<meta property="og:site_name" content="${text}">`, ["og:site_name"]],
    ["missing_og_image_alt", `<meta property="og:image:alt" content="${text}">`, ["og:image:alt"]],
  ] as const)("raise %s", (code, html, without) => {
    const { issues } = inspectExample({ html, without });
    expect(issues.map((issue) => issue.code)).toContain(code);
  });

  test("are no heading and no description of a social preview", () => {
    const html = `<meta name="twitter:title" content="${text}"><body><h1>${text}</h1><p>${text}</p>`;
    const { metadata, previews } = inspectExample({ html });
    expect(metadata.headings).toEqual(["How tides shape the coast"]);
    expect(metadata.twitter["twitter:title"]).toBeUndefined();
    expect(previews.x.title).toBe("How tides shape the coast");
  });
});

describe("invisible text", () => {
  test.each(["a\u200b", "ل\u200c", "👩‍💻", "؀", "–", "\ufffc"])("%j is a text", (text) => {
    expect(visibleText(text)).toBe(text);
  });
});
