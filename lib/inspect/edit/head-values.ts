import type { Metadata } from "../metadata/metadata";

/** What a finished head states, by key, in the order it is written; only keys that have a text. */
export interface HeadValues {
  readonly title: string | null;
  readonly canonical: string | null;
  /** Keys of meta tags and their contents; URLs are absolute. */
  readonly metas: ReadonlyMap<HeadKey, string>;
}

export const HEAD_KEYS = [
  "description",
  "robots",
  "og:title",
  "og:description",
  "og:type",
  "og:url",
  "og:site_name",
  "og:locale",
  "og:image",
  "og:image:width",
  "og:image:height",
  "og:image:alt",
  "twitter:card",
  "twitter:site",
  "twitter:creator",
  "twitter:title",
  "twitter:description",
  "twitter:image",
  "twitter:image:alt",
] as const;
export type HeadKey = (typeof HEAD_KEYS)[number];

/** The part of a page's metadata that its finished head block carries. */
export function headValues(metadata: Metadata): HeadValues {
  const { title, canonical, open_graph, twitter } = metadata;
  const named: Readonly<Record<string, string | null>> = {
    description: metadata.description,
    robots: metadata.robots.content,
  };
  const metas = HEAD_KEYS.flatMap((key): readonly (readonly [HeadKey, string])[] => {
    const text = named[key] ?? open_graph[key] ?? twitter[key] ?? null;
    return text === null || text === "" ? [] : [[key, text]];
  });
  return { title, canonical, metas: new Map(metas) };
}

const UNSAFE = /[<\u007F-\u009F\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069\uFEFF]/g;

/**
 * Text as a double-quoted string of JavaScript that may be in a `<script>` of a Vue file: no character of it ends
 * the string or the element, or changes the order in which the code is read.
 */
export function scriptText(text: string): string {
  return JSON.stringify(text).replace(
    UNSAFE,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
