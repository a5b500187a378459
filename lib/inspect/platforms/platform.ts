// The platform contract: tables of sourced facts, and one function that says what a reader of that platform sees.
import type { Linked } from "../linked";
import type { Metadata } from "../metadata/metadata";
import type { Page } from "../page/page";

export const PLATFORM_NAMES = [
  "google",
  "x",
  "facebook",
  "linkedin",
  "discord",
  "whatsapp",
  "slack",
  "telegram",
] as const;
export type PlatformName = (typeof PLATFORM_NAMES)[number];

/** Every platform that draws a card for a shared link: all but the search engine. */
export const SOCIAL_PLATFORMS: readonly PlatformName[] = PLATFORM_NAMES.filter((name) => name !== "google");

/** How well a fact is known: in the platform's own documentation or client, seen in practice, or our best guess. */
export type Label = "documented" | "observed" | "assumed";

/** A value with the grounds for it. */
export interface Sourced<T> {
  readonly value: T;
  readonly label: Label;
  /** Address where it was read; null only for `assumed`. */
  readonly source: string | null;
}

export type Card = "large" | "small" | "text" | "none";

/** What a card shows beyond the specified fields; for our own drawing, never sent over the API. */
export interface PreviewDetails {
  /** Discord's accent bar, `#rrggbb`; null where the platform's own colour is drawn. */
  readonly accent: string | null;
  /** Path crumbs of google's address line, host first. */
  readonly crumbs: readonly string[];
  /** Slack's label and value pairs, at most 2. */
  readonly fields: readonly { readonly label: string; readonly value: string }[];
  /** Images of a discord gallery (2 to 4); else empty. */
  readonly gallery: readonly string[];
  /** Discord's author line, from oEmbed. */
  readonly author: string | null;
  readonly imageAlt: string | null;
  readonly imageWidth: number | null;
  readonly imageHeight: number | null;
  /** For each cut field: the limit in plain words, e.g. "70 bytes". */
  readonly cutAt: Readonly<Record<string, string>>;
  /** Why a search result has no text, to stand in its place; null where it has one or nothing keeps it away. */
  readonly withheld: string | null;
  /** A note for the reader about this card that is no fault of the page, e.g. that LinkedIn draws large images for sponsored posts only. */
  readonly note: string | null;
}

/** What one platform shows for the page. */
export interface Preview {
  readonly title: string | null;
  readonly description: string | null;
  /** Absolute address of the image the card draws; null when it draws none. */
  readonly image: string | null;
  readonly domain: string;
  readonly site_name: string | null;
  readonly favicon: string | null;
  /** Which tag each value came from, by field: `title`, `description`, `image`, `site_name`, `favicon`; null where there is no value. */
  readonly source: Readonly<Record<string, string | null>>;
  readonly approximate: true;
  readonly basis: string;
  readonly card: Card;
  /** Fields the platform cuts. */
  readonly truncated: readonly string[];
  /** Why there is no card, in plain words; else null. */
  readonly reason: string | null;
  readonly details: PreviewDetails;
}

export type Previews = Readonly<Record<PlatformName, Preview>>;

/** What a platform is resolved from. */
export interface ResolveInput {
  readonly page: Page;
  readonly metadata: Metadata;
  readonly linked: Linked;
}
