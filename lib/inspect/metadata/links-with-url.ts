import type { LinkTag } from "../page/page";
import { resolveWrittenUrl } from "../page/placeholders";

export interface AddressedLink {
  readonly link: LinkTag;
  /** Absolute. */
  readonly url: string;
}

/** A short page with one long base could otherwise yield megabytes of URLs. */
const CHARACTERS_MAX = 200_000;

/**
 * The links with the URLs that can be read, in document order: only the first `lookedAtMax` of those with an href
 * are looked at, since parsing a URL is costly even where it fails, and only 200,000 characters are yielded.
 */
export function* linksWithUrl(
  links: readonly LinkTag[],
  baseUrl: string,
  lookedAtMax: number,
): Generator<AddressedLink, void, undefined> {
  let [lookedAt, characters] = [0, 0];
  for (const link of links) {
    if (!link.href?.trim()) continue;
    if (++lookedAt > lookedAtMax) return;
    const url = resolveWrittenUrl(link.href, baseUrl);
    if (url === null) continue;
    characters += url.length;
    if (characters > CHARACTERS_MAX) return;
    yield { link, url };
  }
}
