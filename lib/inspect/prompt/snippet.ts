// An issue's fix in the code of the framework that the prompt is for.
import { nextHead, nuxtHead } from "../edit/head-frameworks";
import { HEAD_KEYS, type HeadKey, type HeadValues } from "../edit/head-values";
import type { MetaTag } from "../page/page";
import { parseDocument } from "../page/read-document";
import type { Report } from "../report";
import type { Fix } from "../rules/rule";
import type { Framework, Idiom } from "./frameworks.data";

export interface PromptSnippet {
  readonly code: string;
  /** Where each of its tags goes, as `key → place`; empty where the code shows that itself. */
  readonly places: readonly string[];
}

const WRITERS: Partial<Readonly<Record<Framework, (values: HeadValues) => string>>> = {
  next: nextHead,
  nuxt: nuxtHead,
};
/** What is around the code in a file of its own. */
const FRAME = /^import type .*\n\n|^<script setup lang="ts">\n|\n<\/script>$/g;

/** The fix as the framework's own code, else as tags with their places there; null when there is none for it. */
export function promptSnippet(
  fix: Fix | null,
  framework: Framework,
  { snippets, places }: Idiom,
): PromptSnippet | null {
  const tags = fix?.[snippets] ?? null;
  if (tags === null) return null;
  const writer = WRITERS[framework];
  const values = writer === undefined ? null : valuesOf(tags);
  if (writer !== undefined && values !== null) return { code: writer(values).replace(FRAME, ""), places: [] };
  const named = tagKeys(tags).filter((key) => Object.hasOwn(places, key));
  return { code: tags, places: named.map((key) => `${key} → ${places[key]}`) };
}

/** The values of tags that a head block can carry; null when it cannot carry all of them. */
export function valuesOf(tags: string): HeadValues | null {
  const { metas, links, titles, lang } = parseDocument(tags);
  const pairs = metas.map((meta) => [keyOf(meta), meta.content] as const);
  const known = pairs.flatMap(([key, content]): readonly (readonly [HeadKey, string])[] =>
    key === undefined || content === null ? [] : [[key, content]],
  );
  const canonicals = links.filter(({ rel }) => rel === "canonical");
  const carried = known.length === pairs.length && canonicals.length === links.length && lang === null;
  if (!carried || known.length + links.length + titles.length === 0) return null;
  return {
    title: titles[0]?.text ?? null,
    canonical: canonicals[0]?.href ?? null,
    metas: new Map(known),
  };
}

function keyOf({ property, name }: MetaTag): HeadKey | undefined {
  return HEAD_KEYS.find((key) => key === (property ?? name));
}

const VALUE_CHARACTERS_MAX = 160;

/** The current values of the page, one `key: value` each; missing ones are left out. */
export function promptFacts({ final_url, metadata }: Report): readonly string[] {
  const { title, description, canonical, language, viewport, robots, headings } = metadata;
  const { open_graph, twitter } = metadata;
  const facts: readonly (readonly [key: string, value: string | null | undefined])[] = [
    ["url", final_url],
    ["title", title],
    ["description", description],
    ["canonical", canonical],
    ["html lang", language],
    ["viewport", viewport],
    ["robots", robots.content ?? robots.header],
    ...SNIPPET_KEYS.map((key) => [key, open_graph[key] ?? twitter[key]] as const),
    ["h1", headings[0]],
  ];
  return facts.flatMap(([key, value]) => (value?.trim() ? [`${key}: ${cut(value)}`] : []));
}

/** The social tags whose values a prompt lists. */
export const SNIPPET_KEYS = [
  "og:title",
  "og:description",
  "og:image",
  "og:url",
  "og:type",
  "og:site_name",
  "og:locale",
  "twitter:card",
  "twitter:title",
  "twitter:description",
  "twitter:image",
];

/** The keys of the tags in a snippet: a meta's name or property, a link's rel, `title`, `charset`. */
function tagKeys(snippet: string): readonly string[] {
  const tags = snippet.matchAll(
    /<(title)>|<meta (charset)|<(?:meta (?:name|property)|link rel)="([a-z0-9:_ -]{1,40})"/g,
  );
  return [...new Set([...tags].map(([, title, charset, key]) => title ?? charset ?? key ?? ""))];
}

function cut(value: string): string {
  if (value.length <= VALUE_CHARACTERS_MAX) return value;
  return `${value.slice(0, VALUE_CHARACTERS_MAX).replace(/[\ud800-\udbff]$/, "")}…`;
}
