import type { Metadata } from "../metadata/metadata";
import type { LinkTag, Page, Placement, Position, TextElement } from "../page/page";
import type { Inspection } from "../report";
import { makeMeta } from "./meta-tags";

/** Room for one tag, so that tags keep their order without their true offsets. */
const TAG_BYTES = 100;
/** Enough text that nobody mistakes the body, which an inspection does not carry, for an empty one. */
const BODY_CHARACTERS = 1_000;

/**
 * A page out of its inspection: titles, metas, links and headings as they were; true offsets, the body's text and
 * structured data are not there, so what depends on them has to be taken from the inspection itself.
 */
export function rebuildPage(inspection: Inspection): Page {
  const { metadata, score: _, issues: __, previews: ___, image: ____, ...fetched } = inspection;
  const titles = metadata.title === null ? [] : [textElement(metadata.title, position(0, "head"))];
  const metas = metadata.tags.map((tag, index) =>
    makeMeta(tag, position(index + 1, tag.in_head ? "head" : "body", tag.line)),
  );
  const links = metadata.links.map((link, index) => linkOf(link, metas.length + index + 1));
  return {
    ...fetched,
    baseUrl: inspection.finalUrl,
    charset: {
      name: metadata.charset ?? "utf-8",
      source: metadata.charset === null ? "guess" : "header",
      declaredAt: null,
      replacements: 0,
      mislabeled: false,
      likely: null,
    },
    lang: metadata.language,
    base: null,
    metas,
    links,
    titles,
    headings: metadata.headings.map((text) =>
      textElement(text, position(metas.length + links.length + 1, "body")),
    ),
    subheading: null,
    paragraphs: [],
    jsonLd: [],
    head: { end: (metas.length + links.length + 1) * TAG_BYTES, closedBy: null },
    componentEmbed: false,
    body: {
      textLength: BODY_CHARACTERS,
      textStart: "",
      snippetStart: "",
      appRoot: null,
      scripts: 0,
      images: [],
    },
    looksLikeHtml: true,
  };
}

function position(index: number, placement: Placement, line = 1): Position {
  return { line, start: index * TAG_BYTES, end: (index + 1) * TAG_BYTES, placement };
}

function textElement(text: string, at: Position): TextElement {
  return { ...at, text, snippet: text };
}

function linkOf(link: Metadata["links"][number], index: number): LinkTag {
  const rels = link.rel.toLowerCase().split(/\s+/).filter(Boolean);
  return { ...position(index, "head"), ...link, rels, title: null, color: null };
}
