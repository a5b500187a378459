import type { Report } from "../report";

const VALUE_CHARACTERS_MAX = 160;

/** The current values of the page, one `key: value` each; missing ones are left out. */
export function pageFacts({ final_url, metadata }: Report): readonly string[] {
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
    ...SOCIAL_KEYS.map((key) => [key, open_graph[key] ?? twitter[key]] as const),
    ["h1", headings[0]],
  ];
  return facts.flatMap(([key, value]) => (value?.trim() ? [`${key}: ${cut(value)}`] : []));
}

/** The social tags whose values a prompt lists. */
export const SOCIAL_KEYS = [
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
export function tagKeys(snippet: string): readonly string[] {
  const tags = snippet.matchAll(
    /<(title)>|<meta (charset)|<(?:meta (?:name|property)|link rel)="([a-z0-9:_ -]{1,40})"/g,
  );
  return [...new Set([...tags].map(([, title, charset, key]) => title ?? charset ?? key ?? ""))];
}

function cut(value: string): string {
  if (value.length <= VALUE_CHARACTERS_MAX) return value;
  return `${value.slice(0, VALUE_CHARACTERS_MAX).replace(/[\ud800-\udbff]$/, "")}…`;
}
