// The names that stand in `Preview.source`: what a value was read from.

type MetaKey =
  | "og:title"
  | "twitter:title"
  | "og:description"
  | "twitter:description"
  | "og:site_name"
  | "og:image"
  | "og:image:url"
  | "og:image:secure_url"
  | "twitter:image"
  | "twitter:image:src";

export type TextToken =
  | Extract<MetaKey, `${string}title` | `${string}description` | "og:site_name">
  | "title"
  | "h1"
  | "largest other heading"
  | "meta description"
  | "meta author"
  | "first paragraph"
  | "page text"
  | "first paragraph outside data-nosnippet"
  | "page text outside data-nosnippet"
  | "oEmbed title"
  | "oEmbed provider_name"
  | "JSON-LD WebSite"
  | "JSON-LD VideoObject name"
  | "JSON-LD VideoObject description"
  | "host";

export type ImageToken =
  | Extract<MetaKey, `${string}image${string}`>
  | "link rel=image_src"
  | "oEmbed thumbnail_url"
  | "JSON-LD VideoObject thumbnailUrl";
