import type { Icon, Link, Tag } from "@/lib/inspect/metadata/metadata";
import type { Inspection } from "@/lib/inspect/report";
import { cutText, formatBytes } from "../../ui/format";
import { DETAILS } from "../result-text.data";

export interface DetailRow {
  readonly name: string;
  /** Cut to a length that can be shown; null when the page gives the name without a value. */
  readonly value: string | null;
  /** Where it stands or how it is, in a few words. */
  readonly note: string | null;
  /** How deep it stands in a tree; absent where there is none. */
  readonly depth?: number;
  /** Address of an icon to draw beside the name. */
  readonly icon?: string;
}

export interface DetailGroup {
  readonly id: string;
  readonly title: string;
  readonly rows: readonly DetailRow[];
  /** Rows left out so that a page with thousands of tags can still be shown. */
  readonly omitted: number;
}

const VALUE_SHOWN_MAX = 600;
const ROWS_SHOWN_MAX = 250;
const HEADERS_THAT_MATTER = Object.keys(DETAILS.headerNotes);

/** Everything the page says, as short tables in the order of the document. */
export function detailsOf(inspection: Inspection): readonly DetailGroup[] {
  const { metadata, headers } = inspection;
  return [
    group("facts", DETAILS.facts, factRows(inspection)),
    group("image", DETAILS.image, imageRows(inspection)),
    group("tags", DETAILS.tags, metadata.tags.map(tagRow)),
    group("links", DETAILS.links, metadata.links.map(linkRow)),
    group("icons", DETAILS.icons, metadata.icons.map(iconRow)),
    group(
      "hreflang",
      DETAILS.hreflang,
      metadata.hreflang.map(({ lang, url }) => row(lang, url)),
    ),
    group("data", DETAILS.data, jsonLdRows(inspection)),
    group("headers", DETAILS.headers, headerRows(headers)),
  ];
}

function group(id: string, title: string, rows: readonly DetailRow[]): DetailGroup {
  const shown = rows.slice(0, ROWS_SHOWN_MAX);
  return { id, title, rows: shown, omitted: rows.length - shown.length };
}

function row(name: string, value: string | null, note: string | null = null): DetailRow {
  return { name, value: value === null ? null : cutText(value, VALUE_SHOWN_MAX), note };
}

function factRows({ metadata }: Inspection): readonly DetailRow[] {
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

function imageRows({ image }: Inspection): readonly DetailRow[] {
  if (image === null) return [];
  const { url, width, height, declared, size, mime, alt, state } = image;
  const rows: readonly (readonly [name: string, value: string | null])[] = [
    ["address", url],
    ["state", DETAILS.imageStates[state]],
    ["measured", pixels(width, height)],
    ["declared", pixels(declared.width, declared.height)],
    ["weight", size === null ? null : formatBytes(size)],
    ["type", mime],
    ["alt", alt],
  ];
  return rows.flatMap(([name, value]) => (value === null ? [] : [row(name, value)]));
}

function pixels(width: number | null, height: number | null): string | null {
  return width === null || height === null ? null : `${width} × ${height} px`;
}

function tagRow({ key, content, line, in_head }: Tag): DetailRow {
  return row(key, content, `${DETAILS.line(line)}, ${in_head ? DETAILS.inHead : DETAILS.inBody}`);
}

function linkRow({ rel, href, ...attributes }: Link): DetailRow {
  const note = Object.entries(attributes).flatMap(([name, value]) => (value ? [`${name} ${value}`] : []));
  return row(rel, href, note.length > 0 ? cutText(note.join(", "), VALUE_SHOWN_MAX) : null);
}

function iconRow({ url, rel, sizes, type }: Icon): DetailRow {
  const note = [sizes, type].filter((part) => part !== null).join(", ");
  return { ...row(rel, url, note === "" ? null : cutText(note, VALUE_SHOWN_MAX)), icon: url };
}

/** Those that decide what readers, caches and crawlers do, first; then whatever else the page came with. */
function headerRows(headers: Inspection["headers"]): readonly DetailRow[] {
  const names = Object.keys(headers);
  const first = HEADERS_THAT_MATTER.filter((name) => names.includes(name));
  const rest = names.filter((name) => !HEADERS_THAT_MATTER.includes(name));
  return [
    ...first.map((name) => row(name, headers[name] ?? null, DETAILS.headerNotes[name] ?? null)),
    ...rest.map((name) => row(name, headers[name] ?? null)),
  ];
}

/** Each block and under it its tree. */
function jsonLdRows({ metadata, jsonLd }: Inspection): readonly DetailRow[] {
  return metadata.json_ld.flatMap((block, index) => [
    { ...jsonLdRow(block), depth: 0 },
    ...(jsonLd[index] ?? []).map(({ name, text, depth }) => ({
      ...row(name, text ?? DETAILS.members),
      depth: depth + 1,
    })),
  ]);
}

function jsonLdRow({ types, valid, error }: Inspection["metadata"]["json_ld"][number]): DetailRow {
  return row(types.join(", ") || DETAILS.noType, valid ? DETAILS.valid : (error ?? DETAILS.invalid));
}
