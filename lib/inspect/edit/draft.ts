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
export interface Draft {
  readonly page: Page;
  /** What the server found; null for a page that no server has seen. */
  readonly known: Inspection | null;
}

export interface Changes {
  readonly fields: Fields;
  /** Ids of tags that are looked at as if they were not there. */
  readonly off: ReadonlySet<string>;
  /** Pictures measured beside the server, by their absolute address. */
  readonly measured: ReadonlyMap<string, ImageFacts>;
}

export interface Edited {
  readonly page: Page;
  readonly inspection: Inspection;
}

/** A draft out of the source of a page. */
export function pastedDraft(html: string, address: string): Draft {
  return { page: pastedPage(html, address), known: null };
}

/** A draft out of a page that the server has checked. */
export function checkedDraft(known: Inspection): Draft {
  return { page: rebuildPage(known), known };
}

/** The draft's page with the changes, its tags all on, and what the core finds of it without those switched off. */
export function applyChanges(draft: Draft, { fields, off, measured }: Changes): Edited {
  const images = new Map([...measured, ...knownImages(draft.known?.image ?? null)]);
  const page = editPage(draft.page, fields, pixelsOf(draft.page, fields, images));
  if (draft.known !== null && page === draft.page && off.size === 0) return { page, inspection: draft.known };
  const after = inspect(withoutTags(page, off), { ...NO_RESOURCES, images });
  if (draft.known === null) return { page, inspection: after };
  const before = inspect(draft.page, { ...NO_RESOURCES, images });
  return { page, inspection: rebase({ known: draft.known, before, after }) };
}

/** The absolute address of the picture that the fields name; null when they name none. */
export function imageUrlOf({ page }: Draft, fields: Fields): string | null {
  return fields.image.trim() === "" ? null : resolveUrl(fields.image.trim(), page.baseUrl);
}

function pixelsOf(page: Page, fields: Fields, images: ReadonlyMap<string, ImageFacts>) {
  const url = resolveUrl(fields.image.trim(), page.baseUrl);
  const facts = url === null ? undefined : images.get(url);
  if (!facts?.width || !facts.height) return null;
  return { width: facts.width, height: facts.height };
}
