import type { Icon, Link, Tag } from "@/lib/inspect/metadata/metadata";
import type { Inspection } from "@/lib/inspect/report";
import { isPublicUrl } from "@/lib/inspect/url/url-policy";
import { formatBytes, shortenText } from "../../ui/format";
import { embeddedBytes } from "../fit-data";
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

/** How much is shown: characters of a value, rows of a table. */
interface Extent {
  readonly chars: number;
  readonly rows: number;
}

const EXTENTS: readonly [Extent, ...Extent[]] = [
  { chars: 600, rows: 250 },
  { chars: 300, rows: 120 },
  { chars: 120, rows: 60 },
  { chars: 60, rows: 30 },
];
/** As data and as HTML together, with a row's markup. */
const BYTES_MAX = 800_000;
const ROW_BYTES = 500;
const HEADERS_THAT_MATTER = Object.keys(METADATA_TEXT.headerNotes);

/**
 * All metadata of a page as short tables, in document order. Icons are drawn from public hosts, and from the private
 * origins that are allowed.
 */
export function metadataGroups(
  inspection: Inspection,
  allowedOrigins: readonly string[] = [],
): readonly MetadataGroup[] {
  const groups = allGroups(inspection, allowedOrigins);
  const [most] = EXTENTS;
  const fitting = EXTENTS.find((extent) => bytesOf(shorten(groups, extent)) <= BYTES_MAX);
  return shorten(groups, fitting ?? EXTENTS.at(-1) ?? most);
}

function bytesOf(groups: readonly MetadataGroup[]): number {
  const rows = groups.reduce((sum, group) => sum + group.rows.length, 0);
  return 2 * embeddedBytes(groups, BYTES_MAX) + rows * ROW_BYTES;
}

function shorten(
  groups: readonly MetadataGroup[],
  { chars, rows: rowsMax }: Extent,
): readonly MetadataGroup[] {
  const cut = (text: string | null) => (text === null ? null : shortenText(text, chars));
  return groups.map(({ rows, omitted, ...group }) => {
    const shown = rows.slice(0, rowsMax).map((one) => ({
      ...one,
      name: shortenText(one.name, chars),
      value: cut(one.value),
      note: cut(one.note),
    }));
    return { ...group, rows: shown, omitted: omitted + rows.length - shown.length };
  });
}

function allGroups(inspection: Inspection, allowedOrigins: readonly string[]): readonly MetadataGroup[] {
  const { metadata, headers } = inspection;
  return [
    group("facts", METADATA_TEXT.facts, factRows(inspection), asIs),
    group("image", METADATA_TEXT.image, imageRows(inspection), asIs),
    group("tags", METADATA_TEXT.tags, metadata.tags, tagRow),
    group("links", METADATA_TEXT.links, metadata.links, linkRow),
    group("icons", METADATA_TEXT.icons, metadata.icons, (icon) => iconRow(icon, allowedOrigins)),
    group("hreflang", METADATA_TEXT.hreflang, metadata.hreflang, ({ lang, url }) => row(lang, url)),
    group("data", METADATA_TEXT.data, jsonLdRows(inspection), asIs),
    group("headers", METADATA_TEXT.headers, headerRows(headers), asIs),
  ];
}

const asIs = (one: MetadataRow) => one;

/** The first rows; a page may have a hundred thousand. */
function group<Item>(
  id: string,
  title: string,
  items: readonly Item[],
  toRow: (item: Item) => MetadataRow,
): MetadataGroup {
  const [{ rows: rowsMax }] = EXTENTS;
  const rows = items.slice(0, rowsMax).map(toRow);
  return { id, title, rows, omitted: items.length - rows.length };
}

function row(name: string, value: string | null, note: string | null = null): MetadataRow {
  return { name, value, note };
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
  return row(rel, href, note.length > 0 ? note.join(", ") : null);
}

function iconRow({ url, rel, sizes, type }: Icon, allowedOrigins: readonly string[]): MetadataRow {
  const note = [sizes, type].filter((part) => part !== null).join(", ");
  const icon = isPublicUrl(url, allowedOrigins) ? { icon: url } : {};
  return { ...row(rel, url, note === "" ? null : note), ...icon };
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
