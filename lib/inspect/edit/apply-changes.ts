// A page that is being edited: where it came from, and what it is after each change.
import { inspectPage } from "../inspect";
import { firstText } from "../page/meta-entries";
import { joinPage, type Page, type ParsedDocument } from "../page/page";
import { parseDocument } from "../page/read-document";
import type { Inspection } from "../report";
import { type ImageFacts, NO_RESOURCES } from "../resources";
import { normalizeUrl, resolveUrl } from "../url/http-url";
import { editPage } from "./edit-page";
import type { Fields } from "./fields";
import { knownImages } from "./known-images";
import { rebase } from "./rebase";
import { rebuildPage } from "./rebuild-page";
import { withoutTags } from "./switch-tags";

/** Where the editing begins. */
export interface EditBase {
  readonly page: Page;
  /** What the server found; null for a page that no server has seen. */
  readonly known: Inspection | null;
}

export interface Changes {
  readonly fields: Fields;
  /** Ids of tags that are looked at as if they were not there. */
  readonly off: ReadonlySet<string>;
  /** Images measured in the browser, by absolute URL. */
  readonly measured: ReadonlyMap<string, ImageFacts>;
}

export interface Edited {
  readonly page: Page;
  readonly inspection: Inspection;
}

/** A base out of the source of a page. */
export function baseFromHtml(html: string, url: string): EditBase {
  return { page: pastedPage(html, url), known: null };
}

/** A base out of a page that the server has checked. */
export function baseFromInspection(known: Inspection): EditBase {
  return { page: rebuildPage(known), known };
}

/** The base's page with the changes, its tags all on, and what the core finds of it without those switched off. */
export function applyChanges(base: EditBase, { fields, off, measured }: Changes): Edited {
  const images = new Map([...measured, ...knownImages(base.known?.image ?? null)]);
  const page = editPage(base.page, fields, pixelsOf(base.page, fields, images));
  if (base.known !== null && page === base.page && off.size === 0) return { page, inspection: base.known };
  const after = inspectPage(withoutTags(page, off), { ...NO_RESOURCES, images });
  if (base.known === null) return { page, inspection: after };
  const before = inspectPage(base.page, { ...NO_RESOURCES, images });
  return { page, inspection: rebase({ known: base.known, before, after }) };
}

/** The absolute URL of the image that the fields name; null when they name none. */
export function imageUrlOf({ page }: EditBase, fields: Fields): string | null {
  return fields.image.trim() === "" ? null : resolveUrl(fields.image.trim(), page.baseUrl);
}

function pixelsOf(page: Page, fields: Fields, images: ReadonlyMap<string, ImageFacts>) {
  const url = resolveUrl(fields.image.trim(), page.baseUrl);
  const facts = url === null ? undefined : images.get(url);
  if (!facts?.width || !facts.height) return null;
  return { width: facts.width, height: facts.height };
}

const DEFAULT_URL = "https://example.com/";
const CONTENT_TYPE = "text/html";

/**
 * A page made from its source, as if a fast server had returned it. Without a URL given it takes the one it
 * names in og:url or as canonical, else `https://example.com/`.
 */
export function pastedPage(html: string, givenUrl: string): Page {
  const document = parseDocument(html, CONTENT_TYPE);
  const url = normalizeUrl(givenUrl.trim()) ?? statedUrl(document) ?? DEFAULT_URL;
  return joinPage(
    {
      url,
      finalUrl: url,
      hops: [],
      status: 200,
      headers: { "content-type": CONTENT_TYPE },
      responseTimeMs: 0,
      documentBytes: new TextEncoder().encode(html).length,
      truncated: false,
    },
    document,
  );
}

function statedUrl(document: ParsedDocument): string | null {
  const canonical = document.links.find(({ rels }) => rels.includes("canonical"))?.href;
  return (
    [firstText(document, "og:url"), canonical]
      .map((text) => (text ? normalizeUrl(text) : null))
      .find((url) => url !== null) ?? null
  );
}
