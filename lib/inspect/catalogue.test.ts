import { describe, expect, test } from "vitest";
import { growth } from "@/lib/testing/growth";
import { judge } from "./catalogue";
import { inspectExample } from "./example/inspect-example";
import { PERFECT_FETCH } from "./example/perfect-page";
import { readMetadata } from "./metadata/read-metadata";
import { joinPage } from "./page/page";
import { parseDocument } from "./page/read-document";
import { resolvePreviews } from "./platforms/index";
import { NO_RESOURCES } from "./resources";
import type { RuleInput } from "./rules/rule";

describe("judge", () => {
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

  test("a cap that a finding is too mild for does not hold the score down", () => {
    const blocked = (pageBlocked: readonly ("google" | "x")[]) =>
      inspectExample({
        html: "",
        resources: { robots: { url: "https://example.com/robots.txt", pageBlocked, imageBlocked: [] } },
      });
    expect(blocked(["google"]).score).toMatchObject({ value: 90, cappedBy: null });
  });
});

describe("judging takes time linear in what a hostile page repeats", () => {
  const hostile: readonly [name: string, html: (count: number) => string][] = [
    ["spaces in every text", text(" ")],
    ["opening braces", text("{")],
    ["half placeholders", text("{{ a $ { %% <% [")],
    ["half tags", text("&lt;p ")],
    ["ampersands", text("&amp;")],
    ["dotted words", text("a.")],
    ["separators", text(" - ")],
    ["emoji", text("👩‍👩‍👧")],
    ["words of the title", (count) => `<title>${"a title ".repeat(count * 20)}</title>`],
    ["misspelt tags", each((n) => `<meta property="og:titel" content="${n}">`)],
    ["different tags", each((n) => `<meta property="og:a${n}" content="${n}">`)],
    ["tags twice", each((n) => `<meta property="og:a${n >> 1}" content="${n}">`)],
    ["images", each((n) => `<meta property="og:image" content="/${n}.png">`)],
    ["titles and links", each((n) => `<title>a</title><link rel="canonical" href="/${n}">`)],
    ["languages", each((n) => `<link rel="alternate" hreflang="x${n}" href="/${n}">`)],
    ["icons", each((n) => `<link rel="icon" href="/${n}.png" sizes="${n}x1">`)],
    ["JSON-LD blocks", each(() => '<script type="application/ld+json">{"@type":"A"}</script>')],
    [
      "bytes of an image in its tag",
      (count) => meta("og:image", `data:image/png;base64,${"a".repeat(count * 100)}`),
    ],
    [
      "letters of a URL",
      (count) => meta("og:image", "/a".repeat(count * 20)) + meta("og:url", "/a".repeat(count * 20)),
    ],
    ["robots rules", (count) => meta("robots", "max-snippet:1,".repeat(count))],
    ["spaces of the viewport", (count) => meta("viewport", `${" ".repeat(count * 100)}x`)],
  ];

  test.each(hostile)("%s", (_, html) => {
    const sizes = { small: inputOf(html(1_000)), large: inputOf(html(10_000)) };
    expect(growth((input) => judge(unknown(input)), sizes, 30)).toBeLessThan(30);
    const { issues } = judge(sizes.large);
    for (const { description } of issues) expect(description.length).toBeLessThanOrEqual(700);
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

/** A page whose texts all repeat this. */
function text(part: string): (count: number) => string {
  return (count) => {
    const long = part.repeat((count * 20) / part.length);
    const metas = [...TEXT_KEYS, "description"].map((key) => meta(key, long)).join("");
    return `<title>${long}</title>${metas}<h1>${long}</h1><p>${long}</p>`;
  };
}

function meta(name: string, content: string): string {
  return `<meta name="${name}" content="${content}">`;
}

function each(tag: (n: number) => string): (count: number) => string {
  return (count) => Array.from({ length: count }, (_, n) => tag(n)).join("");
}

function inputOf(html: string): RuleInput {
  const page = joinPage({ ...PERFECT_FETCH, documentBytes: html.length }, parseDocument(html));
  const metadata = readMetadata(page);
  const previews = resolvePreviews({ page, metadata, resources: NO_RESOURCES });
  return { page, metadata, previews, resources: NO_RESOURCES };
}

/** The same page as if nothing had been read of it yet. */
function unknown({ page, metadata, ...rest }: RuleInput): RuleInput {
  return { ...rest, page: { ...page, metas: [...page.metas] }, metadata: { ...metadata } };
}
