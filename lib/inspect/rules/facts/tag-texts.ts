// The texts of a page's title and description tags, in the form that rules check.
import type { Metadata } from "../../metadata/metadata";
import { oncePerObject } from "../../once-per-object";
import { oneLine } from "../../page/text";

export type TextTag =
  | "title"
  | "og:title"
  | "twitter:title"
  | "description"
  | "og:description"
  | "twitter:description"
  | "og:site_name";

export type TextArea = "title" | "description" | "card";

export interface TagText {
  readonly tag: TextTag;
  /** The area of the score that the text belongs to. */
  readonly area: TextArea;
  readonly text: string;
}

/** No platform shows more than a fraction of this; the rest is ignored. */
const SCANNED_CHARACTERS = 5000;

export const AREA_OF: Readonly<Record<TextTag, TextArea>> = {
  title: "title",
  "og:title": "title",
  "twitter:title": "title",
  description: "description",
  "og:description": "description",
  "twitter:description": "description",
  "og:site_name": "card",
};

/** In the order in which issues name them. */
export const TEXT_TAGS = Object.keys(AREA_OF) as TextTag[];

/** Every non-empty text of these tags, titles first. */
export const tagTexts = oncePerObject((metadata: Metadata): readonly TagText[] =>
  TEXT_TAGS.flatMap((tag) => {
    const text = textOf(written(metadata, tag) ?? "");
    return text === "" ? [] : [{ tag, area: AREA_OF[tag], text }];
  }),
);

/** The text of one tag with white space collapsed (the ideographic space stays), at most 5,000 characters; null when it is missing or empty. */
export function tagText(metadata: Metadata, tag: TextTag): string | null {
  return tagTexts(metadata).find((stated) => stated.tag === tag)?.text ?? null;
}

/** The text of the first of these tags that has one; null when none has. */
export function firstTagText(metadata: Metadata, ...tags: readonly TextTag[]): string | null {
  return tags.map((tag) => tagText(metadata, tag)).find((text) => text !== null) ?? null;
}

function textOf(value: string): string {
  const start = value.trimStart().slice(0, SCANNED_CHARACTERS);
  return oneLine(start).trim();
}

function written(metadata: Metadata, tag: TextTag): string | null | undefined {
  if (tag === "title") return metadata.title;
  if (tag === "description") return metadata.description;
  return tag.startsWith("og:") ? metadata.open_graph[tag] : metadata.twitter[tag];
}
