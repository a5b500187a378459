import { ogUrl } from "../../metadata/og-url";
import { sameAddress } from "../../url/same-address";
import type { RuleInput } from "../rule";
import { isHomePage } from "./is-home-page";

/**
 * The address other than the page's own that og:url and the canonical link agree on, so that it seems to be meant: a
 * page for phones, an AMP page or one with a parameter rightly names the main page. Null when they do not agree, and for
 * the home page, which templates leave in both.
 */
export function agreedAddress({ page, metadata }: Pick<RuleInput, "page" | "metadata">): string | null {
  const url = ogUrl(page)?.url ?? null;
  if (url === null || metadata.canonical === null || !sameAddress(metadata.canonical, url)) return null;
  return isHomePage(url) || sameAddress(url, page.finalUrl) ? null : url;
}
