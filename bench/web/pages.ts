// Deterministic pages in four sizes, shaped like real ones: inline CSS and JS before the metadata, JSON-LD, a long body.
import { SeededRandom } from "./seeded-random";

/** Is in the page's own and every image URL; the origin replaces it by the request's own number, so that none repeats. */
export const TOKEN = "v=00000000";

interface PageSpec {
  readonly seed: number;
  readonly bytes: number;
  readonly headBytes: number;
  readonly tags: number;
  readonly image: string;
}

export const PAGE_SPECS: Readonly<Record<string, PageSpec>> = {
  "10k": { seed: 1, bytes: 10_000, headBytes: 5_500, tags: 42, image: "50k.jpg" },
  "100k": { seed: 2, bytes: 100_000, headBytes: 30_000, tags: 60, image: "200k.png" },
  "500k": { seed: 3, bytes: 500_000, headBytes: 110_000, tags: 70, image: "300k.jpg" },
  "1900k": { seed: 4, bytes: 1_900_000, headBytes: 250_000, tags: 80, image: "1m.jpg" },
};

const LANGUAGES = [
  "de",
  "fr",
  "es",
  "it",
  "pt-BR",
  "ja",
  "ko",
  "zh-Hans",
  "nl",
  "sv",
  "pl",
  "tr",
  "x-default",
];

/** The page of that name (`10k` …) as this origin serves it, exactly `bytes` long. */
export function makePage(name: string, origin: string): { readonly html: Buffer; readonly title: string } {
  const spec = PAGE_SPECS[name];
  if (!spec) throw new Error(`no page named ${name}`);
  const random = new SeededRandom(spec.seed);
  const title = `${random.words(9)} & more — page ${spec.seed}`;
  const head = makeHead(spec, random, { origin, title, path: `/p/${name}.html` });
  const start = `<!DOCTYPE html>\n<html lang="en" prefix="og: http://ogp.me/ns#">\n<head>\n${head}\n</head>\n<body class="post">\n<main><h1>${escapeHtml(title)}</h1>\n`;
  const end = "</main>\n<footer><p>&copy; Example Site</p></footer>\n</body>\n</html>\n";
  const room = spec.bytes - Buffer.byteLength(start) - end.length;
  return { html: Buffer.from(start + makeBody(room, random) + end), title };
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/"/g, "&quot;");
}

function makeHead(
  spec: PageSpec,
  random: SeededRandom,
  site: { origin: string; title: string; path: string },
): string {
  const early = spec.headBytes > 15_000 ? spec.headBytes / 4 : 0;
  const lines = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<style>${css(random, early * 0.7)}</style>`,
    `<script>${js(random, early * 0.3)}</script>`,
    ...socialTags(spec, random, site),
    ...icons(),
  ];
  for (const lang of LANGUAGES)
    lines.push(`<link rel="alternate" hreflang="${lang}" href="${site.origin}/${lang}${site.path}">`);
  while (lines.length < spec.tags)
    lines.push(`<link rel="preload" as="script" href="/s/${random.hex(12)}.js">`);
  lines.push(jsonLd(spec, random, site));
  const left = spec.headBytes - Buffer.byteLength(lines.join("\n"));
  if (left > 400)
    lines.push(`<script>${js(random, left / 2)}</script>`, `<style>${css(random, left / 2)}</style>`);
  return lines.join("\n");
}

function socialTags(
  spec: PageSpec,
  random: SeededRandom,
  site: { origin: string; title: string; path: string },
): string[] {
  const property = (key: string, value: string) => `<meta property="${key}" content="${escapeHtml(value)}">`;
  const name = (key: string, value: string) => `<meta name="${key}" content="${escapeHtml(value)}"/>`;
  const url = `${site.origin}${site.path}?${TOKEN}`;
  const image = `${site.origin}/img/${spec.image}?${TOKEN}`;
  const description = random.words(26);
  const [width, height] = spec.image === "1m.jpg" ? ["2400", "1260"] : ["1200", "630"];
  return [
    `<title>${escapeHtml(site.title)} | Example Site</title>`,
    name("description", description),
    name("author", "Jane Q. Author"),
    name("robots", "index,follow,max-image-preview:large"),
    name("theme-color", `#${random.hex(6)}`),
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    property("og:type", "article"),
    property("og:site_name", "Example Site"),
    property("og:title", site.title),
    property("og:description", description),
    property("og:url", url),
    property("og:locale", "en_US"),
    property("og:image", image),
    property("og:image:width", width ?? ""),
    property("og:image:height", height ?? ""),
    property("og:image:alt", random.words(7)),
    name("twitter:card", "summary_large_image"),
    name("twitter:title", site.title),
    name("twitter:description", description),
    name("twitter:image", image),
    name("twitter:label1", "Reading time"),
    name("twitter:data1", "6 min"),
    property("article:published_time", "2024-03-05T09:30:00+00:00"),
    ...Array.from({ length: 4 }, () => property("article:tag", random.words(2))),
  ];
}

function icons(): string[] {
  const sized = [16, 32, 96].map(
    (px) => `<link rel="icon" type="image/png" sizes="${px}x${px}" href="/icon-${px}.png">`,
  );
  return [
    ...sized,
    '<link rel="apple-touch-icon" sizes="180x180" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/site.webmanifest">',
  ];
}

function jsonLd(
  spec: PageSpec,
  random: SeededRandom,
  site: { origin: string; title: string; path: string },
): string {
  const crumbs = [1, 2, 3].map((position) => ({
    "@type": "ListItem",
    position,
    name: random.words(2),
    item: `${site.origin}/c/${position}`,
  }));
  const graph = [
    { "@type": "NewsArticle", headline: site.title, image: [`${site.origin}/img/${spec.image}?${TOKEN}`] },
    { "@type": "BreadcrumbList", itemListElement: crumbs },
  ];
  const json = JSON.stringify({ "@context": "https://schema.org", "@graph": graph }).replace(/</g, "\\u003c");
  return `<script type="application/ld+json">${json}</script>`;
}

function css(random: SeededRandom, bytes: number): string {
  let text = "";
  while (text.length < bytes)
    text += `.c-${random.hex(6)}:not(.is-${random.hex(3)})>a:hover{margin:${random.int(40)}px auto;background:#${random.hex(6)} url("/s/${random.hex(8)}.svg")}\n`;
  return text;
}

function js(random: SeededRandom, bytes: number): string {
  let text = "";
  while (text.length < bytes)
    text += `!function(e,t){var n=e["${random.hex(6)}"]||[];if(t<${random.int(1e4)}){n.push({v:"<div class='${random.hex(4)}'>"+t+"<\\/div>"})}}(window,${random.int(1e6)});\n`;
  return text;
}

const PARTS: readonly ((random: SeededRandom) => string)[] = [
  (r) => `<h2>${r.words(6)}</h2>\n`,
  (r) =>
    `<figure><img loading="lazy" src="/m/${r.hex(8)}.jpg" alt="${r.words(6)}" width="640" height="360"><figcaption>${r.words(10)}</figcaption></figure>\n`,
  (r) =>
    `<ul><li class="l"><a href="/a/${r.hex(10)}?utm=${r.hex(3)}&amp;x=1">${r.words(4)}</a> <span>${r.words(2)}</span></li></ul>\n`,
  (r) =>
    `<div class="card c-${r.hex(4)}"><svg width="24" height="24"><path d="M${r.int(24)} ${r.int(24)}h9v9z"/></svg><button type="button">${r.words(2)}</button><!-- ${r.words(4)} --></div>\n`,
  (r) =>
    `<p>${r.words(40)} <a href="/a/${r.hex(8)}">${r.words(3)}</a> ${r.words(25)} <em>${r.words(2)}</em> &amp; <strong>${r.words(2)}</strong>.</p>\n`,
];

/** Body markup of exactly `bytes` bytes. */
function makeBody(bytes: number, random: SeededRandom): string {
  const parts: string[] = [];
  let length = 0;
  for (let i = 0; length < bytes - 1_500; i++) {
    const part = PARTS[i % PARTS.length]?.(random) ?? "";
    parts.push(part);
    length += Buffer.byteLength(part);
  }
  const left = bytes - length;
  if (left > 8) parts.push(`<!--${"x".repeat(left - 8)}-->\n`);
  return parts.join("");
}

const SLOW_BYTES = 2_097_000;

/** Bodies of 2 MB that take longest to parse or to judge, by name. */
export const SLOW_PAGES: Readonly<Record<string, () => Buffer>> = {
  "slow-robots": () => repeated((i) => `<meta name="robots" content="noindex, max-snippet:${i}">`),
  "slow-titles": () => repeated((i) => `<meta property="og:title" content="title number ${i}">`),
  "slow-descriptions": () =>
    repeated((i) => {
      const text = `${"word ".repeat(40)}${i}`;
      return `<meta name="description" content="${text}"><meta property="og:description" content="${text}">`;
    }),
  "slow-images": () => repeated((i) => `<meta property="og:image" content="https://example.com/${i}.png">`),
  "slow-metas": () => repeated((i) => `<meta name="k${i}" content="value ${i} &amp; more">`),
  "slow-links": () => repeated((i) => `<link rel="alternate" hreflang="x${i}" href="/a/${i}">`),
  "slow-paragraphs": () => repeated(() => "<p>"),
  "slow-names": () =>
    repeated((i) => {
      const name = `${"\u202e".repeat(10)}${i}`;
      return `<meta name="${name}" property="og:${name}" content="a">`;
    }),
  "slow-svg": () => repeated(() => "<svg><desc>"),
};

function repeated(part: (index: number) => string): Buffer {
  const parts: string[] = [];
  let bytes = 0;
  for (let i = 0; bytes < SLOW_BYTES - 500; i++) {
    const text = part(i);
    parts.push(text);
    bytes += Buffer.byteLength(text);
  }
  return Buffer.from(parts.join(""));
}
