import { declaredPixels, describedSpan } from "../../metadata/social-image";
import { resolveWrittenUrl } from "../../page/placeholders";
import { isAbsolute } from "../../url/http-url";
import type { ImageRules, ImageToken, Size, Tier } from "../platform";
import { nodeText, oEmbedOf } from "./read-text";
import type { Found, VisiblePage } from "./visible-page";

/** An image the page names for its card. */
export interface DeclaredImage {
  /** Absolute URL; null when what the page wrote names none this platform would fetch. */
  readonly url: string | null;
  readonly source: ImageToken;
  readonly alt: string | null;
  /** Pixels as the page declares them. */
  readonly declared: Size | null;
}

/** Images of one page that are considered at all. */
const IMAGES_CONSIDERED_MAX = 8;

/** The images the crawler finds, best first, each URL once. */
export function declaredImages(
  order: readonly Tier<ImageToken>[],
  rules: ImageRules,
  visible: VisiblePage,
): readonly DeclaredImage[] {
  const images: DeclaredImage[] = [];
  const known = new Set<string | null>();
  for (const { value } of order) {
    for (const image of tierImages(typeof value === "string" ? [value] : value, rules, visible)) {
      if (images.length >= IMAGES_CONSIDERED_MAX) return images;
      if (!known.has(image.url)) images.push(image);
      known.add(image.url);
    }
  }
  return images;
}

function tierImages(
  tokens: readonly ImageToken[],
  rules: ImageRules,
  visible: VisiblePage,
): readonly DeclaredImage[] {
  const found = tokens.flatMap((token) => imagesOf(token, visible).map((image) => ({ token, image })));
  return found
    .sort((a, b) => a.image.at - b.image.at)
    .map(({ token, image }) => ({
      url: urlOf(image.text, rules, visible),
      source: token,
      ...declaredOf(token, image, visible),
    }));
}

function imagesOf(token: ImageToken, visible: VisiblePage): readonly Found[] {
  if (token === "link rel=image_src") return linkImages(visible);
  if (token === "oEmbed thumbnail_url") return outside(oEmbedOf(visible)?.thumbnailUrl, token);
  if (token === "JSON-LD VideoObject thumbnailUrl")
    return outside(nodeText(visible, "VideoObject", "thumbnailUrl"), token);
  return visible.all(token).slice(0, IMAGES_CONSIDERED_MAX);
}

function linkImages({ page, isVisible }: VisiblePage): readonly Found[] {
  const link = page.links.find(
    (each) => each.href?.trim() && each.rels.includes("image_src") && isVisible(each),
  );
  return link?.href ? [{ text: link.href, source: "link rel=image_src", at: link.start }] : [];
}

function outside(text: string | null | undefined, source: ImageToken): readonly Found[] {
  return text ? [{ text, source, at: Number.POSITIVE_INFINITY }] : [];
}

function urlOf(value: string, rules: ImageRules, { page }: VisiblePage): string | null {
  if (rules.relative.value === "root" && !isAbsolute(value) && !value.startsWith("/")) return null;
  return resolveWrittenUrl(value, page);
}

function declaredOf(
  token: ImageToken,
  image: Found,
  visible: VisiblePage,
): Pick<DeclaredImage, "alt" | "declared"> {
  if (token === "oEmbed thumbnail_url") return { alt: null, declared: oEmbedSize(visible) };
  if (token !== "og:image" && token !== "twitter:image") return { alt: null, declared: null };
  const below = subTags(token, image, visible);
  const [width, height] = [declaredPixels(below("width")), declaredPixels(below("height"))];
  return { alt: below("alt"), declared: width && height ? { width, height } : null };
}

/** Reads the tags that describe one image. */
function subTags(token: ImageToken, image: Found, visible: VisiblePage): (name: string) => string | null {
  const starts = visible.all(token).map(({ at }) => at);
  const { from, to } = describedSpan(image.at, starts);
  return (name) => visible.all(`${token}:${name}`).find(({ at }) => at > from && at < to)?.text ?? null;
}

function oEmbedSize(visible: VisiblePage): Size | null {
  const oembed = oEmbedOf(visible);
  if (!oembed?.thumbnailWidth || !oembed.thumbnailHeight) return null;
  return { width: oembed.thumbnailWidth, height: oembed.thumbnailHeight };
}
