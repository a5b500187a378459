import type { PlatformDefinition } from "./definition";
import { DISCORD } from "./discord.data";
import type { Draft } from "./draft";
import type { Seen } from "./seen";
import { documented } from "./sourced";

const { siteNameCharacters, imageAltCharacters, urlCharacters } = DISCORD.limits;

const URL_KEYS = [
  "og:url",
  "og:image",
  "og:image:url",
  "og:image:secure_url",
  "twitter:image",
  "twitter:image:src",
  "og:video",
  "og:video:url",
  "og:video:secure_url",
];

/** When Discord shows no preview at all, each case as documented. */
export const DISCORD_REFUSALS: PlatformDefinition["refusals"] = [
  documented(whyNotAPage, "D1"),
  documented(whyLongSiteName, "D1"),
  documented(whyLongAlt, "D1"),
  documented(whyLongAddress, "D1"),
  documented(whyNothing, "D1"),
];

function whyNotAPage({ seen: { page } }: Draft): string | null {
  if (/^\s*attachment\b/i.test(page.headers["content-disposition"] ?? ""))
    return "The page is served as a download (content-disposition: attachment).";
  return page.headers["content-type"]?.trim() ? null : "The server does not say that the page is HTML.";
}

function whyLongSiteName({ seen }: Draft): string | null {
  return isLonger(seen.first("og:site_name")?.text, siteNameCharacters.value)
    ? `og:site_name is longer than ${siteNameCharacters.value} characters.`
    : null;
}

function whyLongAlt({ seen }: Draft): string | null {
  return anyLonger(seen, ["og:image:alt", "twitter:image:alt"], imageAltCharacters.value)
    ? `An image's alt text is longer than ${imageAltCharacters.value} characters.`
    : null;
}

function whyLongAddress({ seen }: Draft): string | null {
  const tooLong =
    isLonger(seen.page.finalUrl, urlCharacters.value) || anyLonger(seen, URL_KEYS, urlCharacters.value);
  return tooLong ? `An address in the page is longer than ${urlCharacters.value} characters.` : null;
}

function whyNothing({ title, description, images, seen }: Draft): string | null {
  if (title || description || images.length > 0) return null;
  return seen.page.titles.length > 0
    ? "Discord uses a title tag only together with a meta description."
    : "The page gives Discord no title, description or image.";
}

function anyLonger(seen: Seen, keys: readonly string[], most: number | null): boolean {
  return keys.some((key) => seen.all(key).some(({ text }) => isLonger(text, most)));
}

/** Counts code points, and only where the UTF-16 length leaves it open. */
function isLonger(text: string | undefined, most: number | null): boolean {
  if (text === undefined || most === null || text.length <= most) return false;
  return text.length > most * 2 || [...text].length > most;
}
