import { resolveUrl } from "../url/resolve-url";
import type { FetchedPage, Page, ParsedDocument } from "./page";

/** A page out of what the network said and what the document holds; relative addresses resolve against its `baseUrl`. */
export function joinPage(fetched: FetchedPage, document: ParsedDocument): Page {
  const base = document.base === null ? null : resolveUrl(document.base, fetched.finalUrl);
  return { ...fetched, ...document, baseUrl: base ?? fetched.finalUrl };
}
