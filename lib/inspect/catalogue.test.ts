import { describe, expect, test } from "vitest";
import { judge } from "./catalogue";
import { inspectExample } from "./example/inspect-example";
import { PERFECT_FETCH, perfectHtml } from "./example/perfect-page";
import { NOTHING_LINKED } from "./linked";
import { readMetadata } from "./metadata/read-metadata";
import { joinPage } from "./page/join-page";
import { parseDocument } from "./page/read-document";
import { resolvePreviews } from "./platforms/index";
import type { RuleInput } from "./rules/rule";

test("errors come before warnings before tips, and among them the costliest first", () => {
  const { issues } = inspectExample({
    html: '<meta property="og:description" content="How tides shape the coast">',
    without: [
      "charset",
      "og:title",
      "og:description",
      "og:type",
      "og:image",
      "title",
      "html:lang",
      "viewport",
    ],
  });
  const ranks = issues.map(
    ({ severity, points }) => ["error", "warning", "tip"].indexOf(severity) * 100 - points,
  );
  expect(issues.length).toBeGreaterThan(5);
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
});

test("an issue that another one makes redundant is left out and costs nothing", () => {
  const long = "lorem ipsum ".repeat(60);
  const { issues } = inspectExample({
    html: `<meta name="description" content="${long}">`,
    without: ["description"],
  });
  expect(issues.map(({ code }) => code)).toEqual(["description_boilerplate"]);
});

test("a gate that a finding is too mild for does not hold the score down", () => {
  const blocked = (pageBlocked: readonly ("google" | "x")[]) =>
    inspectExample({
      html: "",
      linked: { robots: { url: "https://example.com/robots.txt", pageBlocked, imageBlocked: [] } },
    });
  expect(blocked(["google"]).score).toMatchObject({ value: 90, gatedBy: null });
});

describe("judging takes no longer for a hostile page", () => {
  const pages: readonly [name: string, html: string][] = [
    ["200 KB of spaces in every text", everywhere(" ", 200_000)],
    ["200 KB of opening braces", everywhere("{", 200_000)],
    ["200 KB of half placeholders", everywhere("{{ a $ { %% <% [", 200_000)],
    ["200 KB of half tags", everywhere("&lt;p ", 200_000)],
    ["200 KB of ampersands", everywhere("&amp;", 200_000)],
    ["200 KB of dotted words", everywhere("a.", 200_000)],
    ["200 KB of separators", everywhere(" - ", 200_000)],
    ["200 KB of emoji", everywhere("👩‍👩‍👧", 200_000)],
    ["a title of 2 MB", `<title>${"a title ".repeat(250_000)}</title>`],
    ["20,000 misspelt tags", '<meta property="og:titel" content="a">'.repeat(20_000)],
    ["20,000 different tags", each(20_000, (n) => `<meta property="og:a${n}" content="${n}">`)],
    ["20,000 tags twice", each(20_000, (n) => `<meta property="og:a${n % 10_000}" content="${n}">`)],
    ["20,000 pictures", '<meta property="og:image" content="/a.png">'.repeat(20_000)],
    ["20,000 titles and links", '<title>a</title><link rel="canonical" href="/a">'.repeat(20_000)],
  ];

  test.each(pages)("%s", (_, html) => {
    const input = inputOf(html);
    // Honest pages take under 1 ms; one pattern that backtracks would take seconds.
    expect(fastest(() => judge(input))).toBeLessThan(100);
  });

  test("a page of 100 KB", () => {
    const body = "<p>Sand and water, again and again.</p>\n".repeat(2500);
    const input = inputOf(perfectHtml().replace("</body>", `${body}</body>`));
    expect(fastest(() => judge(input))).toBeLessThan(10);
  });
});

const TEXT_KEYS = [
  "og:title",
  "og:description",
  "og:site_name",
  "og:type",
  "og:locale",
  "twitter:card",
  "theme-color",
];

/** A page whose texts all repeat this, up to so many characters in each. */
function everywhere(part: string, characters: number): string {
  const text = part.repeat(characters / part.length);
  const metas = TEXT_KEYS.map((key) => `<meta name="${key}" content="${text}">`).join("");
  return `<title>${text}</title><meta name="description" content="${text}">${metas}<h1>${text}</h1><p>${text}</p>`;
}

function each(count: number, tag: (n: number) => string): string {
  return Array.from({ length: count }, (_, n) => tag(n)).join("");
}

function inputOf(html: string): RuleInput {
  const page = joinPage({ ...PERFECT_FETCH, documentBytes: html.length }, parseDocument(html));
  const metadata = readMetadata(page);
  const previews = resolvePreviews({ page, metadata, linked: NOTHING_LINKED });
  return { page, metadata, previews, linked: NOTHING_LINKED };
}

/** Milliseconds of the fastest of five runs: what the work takes when nothing else wants the processor. */
function fastest(work: () => void): number {
  const times = Array.from({ length: 5 }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return Math.min(...times);
}
