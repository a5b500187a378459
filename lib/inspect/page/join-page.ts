import { resolveUrl } from "../url/resolve-url";
import type { DocumentHead, FetchedPage, Page, ParsedDocument } from "./page";

/** A page out of what the network said and what the document holds; relative addresses resolve against its `baseUrl`. */
export function joinPage(fetched: FetchedPage, document: ParsedDocument): Page {
  return { ...fetched, ...document, baseUrl: baseUrlOf(document, fetched.finalUrl) };
}

/** The address that a document's relative addresses resolve against, when `finalUrl` is its own. */
export function baseUrlOf({ base }: Pick<DocumentHead, "base">, finalUrl: string): string {
  return (base === null ? null : resolveUrl(base, finalUrl)) ?? finalUrl;
}
