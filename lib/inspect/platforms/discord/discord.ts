import type { Card, PlatformDefinition } from "../platform";
import type { CardContent } from "../resolve/card-content";
import { oEmbedOf } from "../resolve/read-text";
import type { Found, VisiblePage } from "../resolve/visible-page";
import type { Cut } from "../text/text-cut";
import { DISCORD_NO_CARD } from "./no-card";
import { DISCORD } from "./tables.data";

type Layout = "large" | "photo" | "video" | "rich" | "plain";

const VIDEO_KEYS = ["og:video", "og:video:url", "og:video:secure_url", "twitter:player:stream"];
const VIDEO_TYPE_KEYS = ["og:video:type", "twitter:player:stream:content_type"];
/** Of a player that is a web page of its own, named as text/html, Discord makes nothing. */
const VIDEO_TYPES = ["video/mp4", "video/webm", "video/quicktime"];
const PAIR = ["title", "meta description"];
const SOCIAL_TEXTS = ["og:title", "twitter:title", "og:description", "twitter:description"];
/** Description lines are counted by the page's own line breaks: so wide is no line of the card. */
const UNBROKEN_LINE_COLUMNS = 1_000_000;

/** The link to a layout of the page's own: https://docs.discord.com/developers/link-previews/component-embeds (read 2026-11-28). */
const COMPONENT_EMBED = "discord:component-embed";
const COMPONENT_NOTE =
  "The page has its own component embed. Discord shows that, and this preview only if it fails.";
const ACTIVITY_NOTE = "The page has an ActivityPub version, which Discord shows if it can.";

/** Discord. */
export const discord: PlatformDefinition = {
  ...DISCORD,
  noCardReasons: DISCORD_NO_CARD,
  takes: (token, visible) => {
    if (PAIR.includes(token)) return takesPair(visible);
    return token !== "oEmbed thumbnail_url" || hasThumbnailSize(visible);
  },
  card: ({ visible, images }) => {
    if (images.length === 0) return "text";
    const layout = layoutOf(visible);
    const plays = layout === "video" && hasVideo(visible);
    return layout === "large" || layout === "photo" || plays || galleryOf(images).length > 0
      ? "large"
      : "small";
  },
  hidesDescription: ({ visible, images }, card) => {
    const layout = layoutOf(visible);
    if (layout === "photo" && card === "large")
      return "Discord shows only the image, without the description.";
    const plays = layout === "video" && hasVideo(visible) && images.length > 0;
    return plays ? "Discord plays the page's video here and shows this image first." : null;
  },
  cuts: () => ({ title: cutsOf("title"), description: cutsOf("description") }),
  details: (content, card) => ({
    accent: accentOf(content.visible),
    author: oEmbedOf(content.visible)?.authorName?.trim() || null,
    gallery: card === "large" ? galleryOf(content.images) : [],
    ...noteOf(content, card),
  }),
};

/** The title element and the meta description count as a pair, and only where no social tag gives either. */
function takesPair(visible: VisiblePage): boolean {
  if (SOCIAL_TEXTS.some((key) => visible.first(key) !== null)) return false;
  return visible.first("description") !== null && visible.page.titles.some((title) => title.text !== "");
}

function hasThumbnailSize(visible: VisiblePage): boolean {
  const oembed = oEmbedOf(visible);
  return Boolean(oembed?.thumbnailWidth && oembed.thumbnailHeight);
}

/** A file that Discord can play; one whose type is not declared is taken for such. */
function hasVideo(visible: VisiblePage): boolean {
  const types = VIDEO_TYPE_KEYS.flatMap((key) => visible.all(key));
  const plays = types.length === 0 || types.some(({ text }) => VIDEO_TYPES.includes(text.toLowerCase()));
  return plays && VIDEO_KEYS.some((key) => visible.first(key) !== null);
}

/** The last tag in the document that names a layout counts; oEmbed's type only where no tag does. */
function layoutOf(visible: VisiblePage): Layout {
  const named = [layoutTag(visible, "og:type", byType), layoutTag(visible, "twitter:card", byCard)];
  const last = named.reduce((a, b) => ((b?.at ?? -1) > (a?.at ?? -1) ? b : a), null);
  if (last) return last.layout;
  const type = oEmbedOf(visible)?.type ?? "";
  return type === "photo" || type === "video" || type === "rich" ? type : "plain";
}

function layoutTag(visible: VisiblePage, key: string, read: (value: string) => Layout | null) {
  const tags: readonly Found[] = visible.all(key);
  const last = tags.findLast(({ text }) => read(text) !== null);
  const layout = last ? read(last.text) : null;
  return last && layout ? { layout, at: last.at } : null;
}

function byType(value: string): Layout | null {
  if (value === "rich") return "rich";
  if (value === "instapp:photo") return "photo";
  return value === "video" || value.startsWith("video.") ? "video" : null;
}

function byCard(value: string): Layout | null {
  if (value === "player") return "video";
  if (value === "photo") return "photo";
  return value === "summary_large_image" ? "large" : null;
}

/** Two or more `og:image` tags make a gallery of at most four. */
function galleryOf(images: CardContent["images"]): readonly string[] {
  const urls = images.filter(({ source }) => source === "og:image").map(({ url }) => url);
  return urls.length > 1 ? urls.slice(0, DISCORD.image.count.value) : [];
}

function cutsOf(field: "title" | "description"): readonly Cut[] {
  const bytes = DISCORD.limits[field].value;
  const lines = DISCORD.limits[`${field}Lines`].value ?? 1;
  return [
    { unit: "lines", max: lines, columns: UNBROKEN_LINE_COLUMNS, mark: "..." },
    ...(bytes === null ? [] : [bytes]),
  ];
}

/** The last theme-color of six or eight digits' form; `#abc` is filled up with zeros on the left (seen in practice, D3). */
function accentOf(visible: VisiblePage): string | null {
  const color = visible.layout("theme-color")?.text.toLowerCase() ?? "";
  if (/^#[0-9a-f]{6}([0-9a-f]{2})?$/.test(color)) return color.slice(0, 7);
  return /^#[0-9a-f]{3}$/.test(color) ? `#000${color.slice(1)}` : null;
}

function noteOf({ visible }: CardContent, card: Card) {
  if (card === "none") return {};
  const { links } = visible.page;
  if (visible.page.componentEmbed || links.some(({ rels }) => rels.includes(COMPONENT_EMBED)))
    return { note: COMPONENT_NOTE };
  const activity = links.some((link) => link.type?.toLowerCase() === "application/activity+json");
  return activity ? { note: ACTIVITY_NOTE } : {};
}
