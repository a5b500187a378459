import { firstText } from "../page/meta-entries";
import { joinPage, type Page, type ParsedDocument } from "../page/page";
import { parseDocument } from "../page/read-document";
import { normalizeUrl } from "../url/http-url";

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
