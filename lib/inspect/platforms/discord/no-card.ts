import { documented } from "../facts";
import { isLonger, limitOf } from "../limits";
import type { PlatformDefinition } from "../platform";
import type { CardContent } from "../resolve/card-content";
import type { VisiblePage } from "../resolve/visible-page";
import { DISCORD } from "./tables.data";

const SITE_NAME_CHARACTERS_MAX = limitOf(DISCORD.limits.siteNameCharacters);
const ALT_CHARACTERS_MAX = limitOf(DISCORD.limits.imageAltCharacters);
const URL_CHARACTERS_MAX = limitOf(DISCORD.limits.urlCharacters);
const FETCH_MS = limitOf(DISCORD.limits.fetchMs);

/** Tags whose URLs Discord measures. */
export const DISCORD_URL_KEYS: readonly string[] = [
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
export const DISCORD_NO_CARD: PlatformDefinition["noCardReasons"] = [
  documented(whyNotAPage, "D1"),
  documented(whyLongSiteName, "D1"),
  documented(whyLongAlt, "D1"),
  documented(whyLongUrl, "D1"),
  documented(whyLate, "D1"),
  documented(whyNothing, "D1"),
];

function whyNotAPage({ visible: { page } }: CardContent): string | null {
  if (/^\s*attachment\b/i.test(page.headers["content-disposition"] ?? ""))
    return "The page is served as a download (content-disposition: attachment).";
  return page.headers["content-type"]?.trim() ? null : "The server doesn't declare the page as HTML.";
}

function whyLongSiteName({ visible }: CardContent): string | null {
  return isLonger(visible.first("og:site_name")?.text ?? "", SITE_NAME_CHARACTERS_MAX)
    ? `og:site_name is longer than ${SITE_NAME_CHARACTERS_MAX} characters.`
    : null;
}

function whyLongAlt({ visible }: CardContent): string | null {
  return anyLonger(visible, ["og:image:alt", "twitter:image:alt"], ALT_CHARACTERS_MAX)
    ? `An image's alt text is longer than ${ALT_CHARACTERS_MAX} characters.`
    : null;
}

function whyLongUrl({ visible }: CardContent): string | null {
  const tooLong =
    isLonger(visible.page.finalUrl, URL_CHARACTERS_MAX) ||
    anyLonger(visible, DISCORD_URL_KEYS, URL_CHARACTERS_MAX);
  return tooLong ? `A URL on the page is longer than ${URL_CHARACTERS_MAX} characters.` : null;
}

/** Ten seconds are for page and image together; an image whose size is declared need not be loaded to be measured. */
function whyLate({ images: [image], visible: { page, input } }: CardContent): string | null {
  const measuring = image?.sizeDeclared === false ? input.resources.images.get(image.url) : undefined;
  const spentMs = page.responseTimeMs + (measuring?.timeMs ?? 0);
  return spentMs > FETCH_MS
    ? `The page and its image take longer than the ${FETCH_MS / 1000} seconds Discord waits.`
    : null;
}

function whyNothing({ title, description, images, visible }: CardContent): string | null {
  if (title || description || images.length > 0) return null;
  return visible.page.titles.length > 0
    ? "Discord uses the title tag only if there is a meta description too."
    : "The page has no title, description or image for Discord.";
}

function anyLonger(visible: VisiblePage, keys: readonly string[], most: number): boolean {
  return keys.some((key) => visible.all(key).some(({ text }) => isLonger(text, most)));
}
