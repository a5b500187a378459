import { escapeHtml } from "@/lib/inspect/rules/fixes/snippet";
import { SAMPLE_TEXT } from "./text.data";

interface Sample {
  readonly title?: string;
  readonly description?: string;
  readonly siteName?: string;
  readonly language?: string;
  readonly card?: string;
  /** Path of the image with its declared size; null for none. */
  readonly image?: readonly [path: string, width: number, height: number] | null;
  readonly robots?: string;
}

const WIDE = ["/samples/wide.jpg", 1200, 630] as const;

/** The pages that every card is looked at with; each differs from the first in one thing. */
const SAMPLES: Readonly<Record<string, Sample>> = {
  perfect: {},
  "no-image": { image: null },
  "small-image": { image: ["/samples/square.png", 240, 240], card: "summary" },
  portrait: { image: ["/samples/portrait.jpg", 800, 1200] },
  "huge-title": SAMPLE_TEXT.huge,
  cjk: SAMPLE_TEXT.cjk,
  rtl: SAMPLE_TEXT.rtl,
  emoji: SAMPLE_TEXT.emoji,
  noindex: { robots: "noindex" },
  "broken-image": { image: ["/samples/missing.jpg", 1200, 630] },
  "svg-image": { image: ["/samples/drawing.svg", 1200, 630] },
};

const NO_TAGS = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Home</title></head><body><p>${SAMPLE_TEXT.noTags}</p></body></html>`;

/** The twelve sample pages as HTML, by path of the origin. */
export function samplePages(origin: string): Readonly<Record<string, string>> {
  const pages = Object.entries(SAMPLES).map(([name, sample]) => {
    const path = `/samples/${name}`;
    return [path, samplePage(sample, { origin, path })] as const;
  });
  return { ...Object.fromEntries(pages), "/samples/no-tags": NO_TAGS };
}

function samplePage(sample: Sample, { origin, path }: { origin: string; path: string }): string {
  const { title = SAMPLE_TEXT.title, description = SAMPLE_TEXT.description } = sample;
  const image = sample.image === undefined ? WIDE : sample.image;
  const named = (key: string, content: string) => `<meta name="${key}" content="${escapeHtml(content)}">`;
  const og = (key: string, content: string) => `<meta property="og:${key}" content="${escapeHtml(content)}">`;
  return [
    `<!doctype html><html lang="${sample.language ?? "en"}"><head><meta charset="utf-8">`,
    `<title>${escapeHtml(title)}</title>`,
    named("viewport", "width=device-width, initial-scale=1"),
    named("description", description),
    `<link rel="canonical" href="${origin}${path}">`,
    '<link rel="icon" href="/samples/icon.png" type="image/png" sizes="64x64">',
    og("type", "article"),
    og("url", `${origin}${path}`),
    og("site_name", sample.siteName ?? "Field Notes"),
    og("title", title),
    og("description", description),
    ...(image === null ? [] : imageTags(origin, image, og)),
    named("twitter:card", sample.card ?? "summary_large_image"),
    ...(sample.robots === undefined ? [] : [named("robots", sample.robots)]),
    `</head><body><h1>${escapeHtml(title)}</h1><p>${escapeHtml(description)}</p></body></html>`,
  ].join("\n");
}

function imageTags(
  origin: string,
  [path, width, height]: readonly [string, number, number],
  og: (key: string, content: string) => string,
): readonly string[] {
  return [
    og("image", `${origin}${path}`),
    og("image:width", `${width}`),
    og("image:height", `${height}`),
    og("image:alt", "A garden wall before hills at sunrise"),
  ];
}
