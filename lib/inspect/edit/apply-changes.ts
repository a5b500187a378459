// A page that is being edited: where it came from, and what it is after each change.
import { inspect } from "../inspect";
import type { Page } from "../page/page";
import type { Inspection } from "../report";
import { type ImageFacts, NO_RESOURCES } from "../resources";
import { resolveUrl } from "../url/http-url";
import { editPage } from "./edit-page";
import type { Fields } from "./fields";
import { knownImages } from "./known-images";
import { pastedPage } from "./pasted-page";
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
  const after = inspect(withoutTags(page, off), { ...NO_RESOURCES, images });
  if (base.known === null) return { page, inspection: after };
  const before = inspect(base.page, { ...NO_RESOURCES, images });
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
