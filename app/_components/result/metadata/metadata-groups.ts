import type { Icon, Link, Tag } from "@/lib/inspect/metadata/metadata";
import type { Inspection } from "@/lib/inspect/report";
import { cutText, formatBytes } from "../../ui/format";
import { METADATA_TEXT } from "../result-text.data";

export interface MetadataRow {
  readonly name: string;
  /** Cut to a length that can be shown; null if the page gives no value. */
  readonly value: string | null;
  /** Its place in the page or its state, in a few words. */
  readonly note: string | null;
  /** The depth in a tree; absent outside trees. */
  readonly depth?: number;
  /** The URL of an icon to draw beside the name. */
  readonly icon?: string;
}

export interface MetadataGroup {
  readonly id: string;
  readonly title: string;
  readonly rows: readonly MetadataRow[];
  /** How many rows are left out, so that a page with thousands of tags can still be shown. */
  readonly omitted: number;
}

const VALUE_SHOWN_MAX = 600;
const ROWS_SHOWN_MAX = 250;
const HEADERS_THAT_MATTER = Object.keys(METADATA_TEXT.headerNotes);

/** All metadata of a page as short tables, in document order. */
export function metadataGroups(inspection: Inspection): readonly MetadataGroup[] {
  const { metadata, headers } = inspection;
  return [
    group("facts", METADATA_TEXT.facts, factRows(inspection)),
    group("image", METADATA_TEXT.image, imageRows(inspection)),
    group("tags", METADATA_TEXT.tags, metadata.tags.map(tagRow)),
    group("links", METADATA_TEXT.links, metadata.links.map(linkRow)),
    group("icons", METADATA_TEXT.icons, metadata.icons.map(iconRow)),
    group(
      "hreflang",
      METADATA_TEXT.hreflang,
      metadata.hreflang.map(({ lang, url }) => row(lang, url)),
    ),
    group("data", METADATA_TEXT.data, jsonLdRows(inspection)),
    group("headers", METADATA_TEXT.headers, headerRows(headers)),
  ];
}

function group(id: string, title: string, rows: readonly MetadataRow[]): MetadataGroup {
  const shown = rows.slice(0, ROWS_SHOWN_MAX);
  return { id, title, rows: shown, omitted: rows.length - shown.length };
}

function row(name: string, value: string | null, note: string | null = null): MetadataRow {
  return { name, value: value === null ? null : cutText(value, VALUE_SHOWN_MAX), note };
}

function factRows({ metadata }: Inspection): readonly MetadataRow[] {
  const { robots, favicon } = metadata;
  const facts: readonly (readonly [name: string, value: string | null])[] = [
    ["title", metadata.title],
    ["description", metadata.description],
    ["canonical", metadata.canonical],
    ["language", metadata.language],
    ["charset", metadata.charset],
    ["viewport", metadata.viewport],
    ["robots", robots.content],
    ["x-robots-tag", robots.header],
    ["author", metadata.author],
    ["generator", metadata.generator],
    ["theme-color", metadata.theme_color],
    ["site name", metadata.site_name],
    ["type", metadata.type],
    ["locale", metadata.locale],
    ["icon", favicon?.url ?? null],
    ["manifest", metadata.manifest],
    ...metadata.headings.map((text) => ["h1", text] as const),
    ...metadata.oembed.map(({ type, url }) => [`oembed ${type}`, url] as const),
  ];
  return facts.flatMap(([name, value]) => (value === null ? [] : [row(name, value)]));
}

function imageRows({ image }: Inspection): readonly MetadataRow[] {
  if (image === null) return [];
  const { url, width, height, declared, size, mime, alt, state } = image;
  const rows: readonly (readonly [name: string, value: string | null])[] = [
    ["URL", url],
    ["status", METADATA_TEXT.imageStates[state]],
    ["size", pixels(width, height)],
    ["declared size", pixels(declared.width, declared.height)],
    ["file size", size === null ? null : formatBytes(size)],
    ["type", mime],
    ["alt text", alt],
  ];
  return rows.flatMap(([name, value]) => (value === null ? [] : [row(name, value)]));
}

function pixels(width: number | null, height: number | null): string | null {
  return width === null || height === null ? null : `${width} × ${height} px`;
}

function tagRow({ key, content, line, in_head }: Tag): MetadataRow {
  return row(
    key,
    content,
    `${METADATA_TEXT.line(line)}, ${in_head ? METADATA_TEXT.inHead : METADATA_TEXT.inBody}`,
  );
}

function linkRow({ rel, href, ...attributes }: Link): MetadataRow {
  const note = Object.entries(attributes).flatMap(([name, value]) => (value ? [`${name} ${value}`] : []));
  return row(rel, href, note.length > 0 ? cutText(note.join(", "), VALUE_SHOWN_MAX) : null);
}

function iconRow({ url, rel, sizes, type }: Icon): MetadataRow {
  const note = [sizes, type].filter((part) => part !== null).join(", ");
  return { ...row(rel, url, note === "" ? null : cutText(note, VALUE_SHOWN_MAX)), icon: url };
}

/** The headers that crawlers and caches act on first, then all others. */
function headerRows(headers: Inspection["headers"]): readonly MetadataRow[] {
  const names = Object.keys(headers);
  const first = HEADERS_THAT_MATTER.filter((name) => names.includes(name));
  const rest = names.filter((name) => !HEADERS_THAT_MATTER.includes(name));
  return [
    ...first.map((name) => row(name, headers[name] ?? null, METADATA_TEXT.headerNotes[name] ?? null)),
    ...rest.map((name) => row(name, headers[name] ?? null)),
  ];
}

/** Each block, followed by its tree. */
function jsonLdRows({ metadata, jsonLd }: Inspection): readonly MetadataRow[] {
  return metadata.json_ld.flatMap((block, index) => [
    { ...jsonLdRow(block), depth: 0 },
    ...(jsonLd[index] ?? []).map(({ name, text, depth }) => ({
      ...row(name, text ?? METADATA_TEXT.children),
      depth: depth + 1,
    })),
  ]);
}

function jsonLdRow({ types, valid, error }: Inspection["metadata"]["json_ld"][number]): MetadataRow {
  return row(
    types.join(", ") || METADATA_TEXT.noType,
    valid ? METADATA_TEXT.valid : (error ?? METADATA_TEXT.invalid),
  );
}
