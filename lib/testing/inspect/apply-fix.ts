// Pastes a fix into a page as its owner would: the tags it replaces go, and it comes at the top of the head.
import type { LinkTag, MetaTag, ParsedDocument } from "@/lib/inspect/page/page";
import { parseDocument } from "@/lib/inspect/page/read-document";

interface Span {
  readonly key: string;
  readonly start: number;
  readonly end: number;
}

/** The page with the fix in it. */
export function applyFix(html: string, fix: string): string {
  const lang = /^<html[^>]*>/i.exec(fix)?.[0];
  if (lang !== undefined) return html.replace(/<html[^>]*>/i, () => lang);
  const replaced = new Set(spansOf(parseDocument(`<head>${fix}`)).map(({ key }) => key));
  const spans = spansOf(parseDocument(html)).filter(({ key }) => replaced.has(key));
  return withHeadStart(without(html, spans), fix);
}

function withHeadStart(html: string, fix: string): string {
  const tag = /<head[^>]*>/i.exec(html) ?? /<html[^>]*>/i.exec(html);
  const at = tag === null ? 0 : tag.index + tag[0].length;
  return `${html.slice(0, at)}\n${fix}\n${html.slice(at)}`;
}

/** Positions are bytes, so the cutting is done on bytes. */
function without(html: string, spans: readonly Span[]): string {
  const bytes = new TextEncoder().encode(html);
  const kept: Uint8Array[] = [];
  let at = 0;
  for (const { start, end } of [...spans].sort((a, b) => a.start - b.start)) {
    kept.push(bytes.subarray(at, start));
    at = end;
  }
  kept.push(bytes.subarray(at));
  return new TextDecoder().decode(Buffer.concat(kept));
}

function spansOf({ metas, links, titles }: ParsedDocument): readonly Span[] {
  return [
    ...metas.map(({ start, end, ...tag }) => ({ key: metaKey(tag), start, end })),
    ...links.map(({ start, end, ...tag }) => ({ key: linkKey(tag), start, end })),
    ...titles.map(({ start, end }) => ({ key: "title", start, end })),
  ];
}

function metaKey(tag: Pick<MetaTag, "property" | "name" | "httpEquiv" | "charset">): string {
  if (tag.charset !== null) return "charset";
  return tag.property ?? tag.name ?? `http-equiv:${tag.httpEquiv?.toLowerCase()}`;
}

function linkKey({ rels, hreflang }: Pick<LinkTag, "rels" | "hreflang">): string {
  return `link:${rels.join(" ")}${hreflang === null ? "" : ":hreflang"}`;
}
