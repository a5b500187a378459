import { type HeadKey, type HeadValues, scriptText } from "./head-values";

/** Next refuses a page with another type (https://nextjs.org/docs/app/api-reference/functions/generate-metadata, read 2026-11-28). */
const TYPES: ReadonlySet<string> = new Set([
  "website",
  "article",
  "book",
  "profile",
  "music.song",
  "music.album",
  "music.playlist",
  "music.radio_station",
  "video.movie",
  "video.episode",
  "video.tv_show",
  "video.other",
]);
/** The cards that need no more than a name. */
const CARDS: ReadonlySet<string> = new Set(["summary", "summary_large_image"]);

type Line = string | null;

/** The metadata of a Next.js page (App Router). A title template of a layout would come on top, so the title is absolute. */
export function nextHead({ title, canonical, metas }: HeadValues): string {
  const text = (name: string, key: HeadKey) => property(name, metas.get(key));
  return [
    'import type { Metadata } from "next";',
    "",
    "export const metadata: Metadata = {",
    ...indent(
      title === null ? null : `title: { absolute: ${scriptText(title)} },`,
      text("description", "description"),
      text("robots", "robots"),
      canonical === null ? null : `alternates: { canonical: ${scriptText(canonical)} },`,
      ...group("openGraph", openGraphLines(metas)),
      ...group("twitter", twitterLines(metas)),
    ),
    "};",
  ].join("\n");
}

function openGraphLines(metas: HeadValues["metas"]): readonly Line[] {
  const text = (name: string, key: HeadKey) => property(name, metas.get(key));
  const type = metas.get("og:type");
  return [
    text("title", "og:title"),
    text("description", "og:description"),
    property("type", type !== undefined && TYPES.has(type) ? type : undefined),
    text("url", "og:url"),
    text("siteName", "og:site_name"),
    text("locale", "og:locale"),
    ...imageLines(metas),
  ];
}

function imageLines(metas: HeadValues["metas"]): readonly Line[] {
  const url = metas.get("og:image");
  if (url === undefined) return [];
  return [
    "images: [",
    "  {",
    ...indent(
      ...indent(
        property("url", url),
        pixels("width", metas.get("og:image:width")),
        pixels("height", metas.get("og:image:height")),
        property("alt", metas.get("og:image:alt")),
      ),
    ),
    "  },",
    "],",
  ];
}

function twitterLines(metas: HeadValues["metas"]): readonly Line[] {
  const text = (name: string, key: HeadKey) => property(name, metas.get(key));
  const card = metas.get("twitter:card");
  const image = metas.get("twitter:image");
  return [
    property("card", card !== undefined && CARDS.has(card) ? card : undefined),
    text("site", "twitter:site"),
    text("creator", "twitter:creator"),
    text("title", "twitter:title"),
    text("description", "twitter:description"),
    image === undefined ? null : twitterImage(image, metas.get("twitter:image:alt")),
  ];
}

function twitterImage(url: string, alt: string | undefined): string {
  if (alt === undefined) return `images: [${scriptText(url)}],`;
  return `images: [{ url: ${scriptText(url)}, alt: ${scriptText(alt)} }],`;
}

function group(name: string, lines: readonly Line[]): readonly string[] {
  const inner = indent(...lines);
  return inner.length === 0 ? [] : [`${name}: {`, ...inner, "},"];
}

function property(name: string, value: string | undefined): Line {
  return value === undefined ? null : `${name}: ${scriptText(value)},`;
}

function pixels(name: string, value: string | undefined): Line {
  return value !== undefined && /^[1-9]\d{0,5}$/.test(value) ? `${name}: ${value},` : null;
}

function indent(...lines: readonly Line[]): readonly string[] {
  return lines.flatMap((line) => (line === null ? [] : [`  ${line}`]));
}

const NAMES: Readonly<Record<HeadKey, string>> = {
  description: "description",
  robots: "robots",
  "og:title": "ogTitle",
  "og:description": "ogDescription",
  "og:type": "ogType",
  "og:url": "ogUrl",
  "og:site_name": "ogSiteName",
  "og:locale": "ogLocale",
  "og:image": "ogImage",
  "og:image:width": "ogImageWidth",
  "og:image:height": "ogImageHeight",
  "og:image:alt": "ogImageAlt",
  "twitter:card": "twitterCard",
  "twitter:site": "twitterSite",
  "twitter:creator": "twitterCreator",
  "twitter:title": "twitterTitle",
  "twitter:description": "twitterDescription",
  "twitter:image": "twitterImage",
  "twitter:image:alt": "twitterImageAlt",
};

/** The head of a Nuxt page. A title template of the app would come on top of the title, so it is put aside. */
export function nuxtHead({ title, canonical, metas }: HeadValues): string {
  const titleLines = title === null ? [] : [`  title: ${scriptText(title)},`, "  titleTemplate: null,"];
  const metaLines = [...metas].map(([key, content]) => `  ${NAMES[key]}: ${scriptText(content)},`);
  const link =
    canonical === null
      ? []
      : ["useHead({", `  link: [{ rel: "canonical", href: ${scriptText(canonical)} }],`, "});"];
  return [
    '<script setup lang="ts">',
    "useSeoMeta({",
    ...titleLines,
    ...metaLines,
    "});",
    ...link,
    "</script>",
  ].join("\n");
}
