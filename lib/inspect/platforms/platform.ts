// The platform contract: tables of facts with their sources, and one function that says what the platform shows for a page.

import type { Metadata } from "../metadata/metadata";
import type { Page } from "../page/page";
import type { LinkedResources } from "../resources";
import type { Sourced } from "./facts";
import type { Listing, PlatformName } from "./names";
import type { Draft } from "./resolve/card-content";
import type { Seen } from "./resolve/visible-page";
import type { Cut } from "./text/text-cut";

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
  readonly resources: LinkedResources;
}

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

/** Who fetches a page for the card, and under what name. */
export interface Crawler {
  /** The name robots.txt addresses it by. */
  readonly token: string;
  readonly userAgent: Sourced<string>;
  /** Whose machine fetches the page, and when, in plain words. */
  readonly fetchedBy: Sourced<string>;
  readonly runsJs: Sourced<boolean>;
  readonly obeysRobotsTxt: Sourced<boolean>;
}

/**
 * Which attribute of a meta tag names it. `either`: `name` or `property`. `property`: tags of Open Graph only by
 * `property`, all others by either. `name_first`: by `name` when that is there, else by `property`.
 */
type KeyAttribute = "either" | "property" | "name_first";

/** What of the document the crawler sees. */
export interface Reads {
  /** A tag that ends after this byte is not seen; null when no limit is known. */
  readonly bytes: Sourced<number | null>;
  /** Tags are on the safe side when they end by this byte. */
  readonly bytesAdvised: Sourced<number | null>;
  /** Only tags inside the head count. */
  readonly headOnly: Sourced<boolean>;
  readonly keyAttribute: Sourced<KeyAttribute>;
  /** `exact`: a key in the wrong case is not read. `social`: so for Open Graph and Twitter tags only. `any`: case does not matter. */
  readonly keyCase: Sourced<"exact" | "social" | "any">;
  /** A tag's text stands in `value` when it has no `content`. */
  readonly valueAttribute: Sourced<boolean>;
  /** Which of several layout tags (`twitter:card`, `og:type`, `theme-color`) counts. */
  readonly repeatedLayoutTag: Sourced<"first" | "last">;
  /** Line breaks of the description are kept. */
  readonly lineBreaks: Sourced<boolean>;
}

/** One step of a precedence list; of several sources in one step, the one standing first in the document wins. */
export type Tier<Token> = Sourced<Token | readonly Token[]>;

/** Where each value is looked for, best first; an empty list: the card does not show it. */
export interface Order {
  readonly title: readonly Tier<TextToken>[];
  readonly description: readonly Tier<TextToken>[];
  readonly image: readonly Tier<ImageToken>[];
  readonly site_name: readonly Tier<TextToken>[];
  readonly favicon: readonly Sourced<FaviconToken>[];
}

type FaviconToken = "link rel=icon" | "/favicon.ico";

/** How much text fits. Lines are those of the card at its usual width. */
export interface Limits {
  readonly title: Sourced<Cut | null>;
  readonly description: Sourced<Cut | null>;
  readonly titleLines: Sourced<number | null>;
  readonly descriptionLines: Sourced<number | null>;
  /** Above these the whole card is refused. */
  readonly siteNameCharacters: Sourced<number | null>;
  readonly imageAltCharacters: Sourced<number | null>;
  readonly urlCharacters: Sourced<number | null>;
  readonly redirects: Sourced<number | null>;
  readonly fetchMs: Sourced<number | null>;
  /** The head must have ended by this byte. */
  readonly headEndBytes: Sourced<number | null>;
  /** Of an image's description no more is taken. */
  readonly imageAltTaken: Sourced<number | null>;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Which image files the card draws. A file that misses one of these is left out. */
export interface ImageRules {
  /** Names as in `ImageFacts.format`. */
  readonly formats: Sourced<readonly string[]>;
  readonly bytesMax: Sourced<number | null>;
  /** A file up to here is on the safe side. */
  readonly bytesAdvised: Sourced<number | null>;
  readonly minPx: Sourced<Size | null>;
  readonly maxPx: Sourced<Size | null>;
  /** Width divided by height. */
  readonly ratioMax: Sourced<number | null>;
  /** A smaller image is drawn as a small picture beside the text. */
  readonly largeFromPx: Sourced<Size | null>;
  /** The least size that the platform asks for, so that the image is sharp. */
  readonly advisedPx: Sourced<Size | null>;
  /** Images in one card. */
  readonly count: Sourced<number>;
  /** When the preferred image cannot be drawn, the next declared one is. */
  readonly fallsThrough: Sourced<boolean>;
  /** Relative addresses: `resolved` against the page, or accepted from the `root` (`/path`) only. */
  readonly relative: Sourced<"resolved" | "root">;
  /** A site icon must be square and no smaller; null when any will do or none is shown. */
  readonly faviconMinPx: Sourced<Size | null>;
  /** A smaller site icon is stretched. */
  readonly faviconAdvisedPx: Sourced<Size | null>;
  /** Width to height of the box of a large image, e.g. "1.91:1"; null when the image keeps its own. */
  readonly ratio: Sourced<string | null>;
}

/** When each card is drawn, in plain words; null for a card this platform never draws. */
type Layouts = Readonly<Record<Card, Sourced<string> | null>>;

/** How long a card is kept and how to have it read anew. */
interface Refresh {
  /** Address of the platform's own tool; null when it has none. */
  readonly tool: Sourced<string | null>;
  readonly keptFor: Sourced<string>;
  /** What to do, in plain words. */
  readonly advice: string;
}

/** A question on which sources disagree, and which of them the tables follow. */
export interface Dispute {
  readonly question: string;
  readonly followed: Sourced<string>;
  readonly others: readonly Sourced<string>[];
  /** Why that one, as a sentence. */
  readonly why: string;
}

/** Every fact about one platform, as data. */
export interface PlatformTables {
  /** What decides the card, in plain words; a platform adds how well that is known. */
  readonly basis: string;
  readonly crawler: Crawler;
  readonly reads: Reads;
  readonly order: Order;
  readonly limits: Limits;
  readonly image: ImageRules;
  readonly layouts: Layouts;
  readonly refresh: Refresh;
  /** What the card does beyond the tables, a sentence each. */
  readonly quirks: readonly Sourced<string>[];
  readonly disputes: readonly Dispute[];
  /** Further facts that are no limit, e.g. how the drawing shows the host. */
  readonly facts?: Readonly<Record<string, Sourced<string | number | boolean>>>;
}

/** A platform's tables and what its card does beyond them. */
export interface PlatformDefinition extends PlatformTables {
  /** The card for a page that was read and not refused. */
  card(draft: Draft): Exclude<Card, "none">;
  /** Why the platform draws no card although it read the page; the first reason counts. */
  readonly refusals: readonly Sourced<(draft: Draft) => string | null>[];
  /** Whether the platform takes a source on this page; all of them when absent. */
  takes?(token: TextToken | ImageToken, seen: Seen): boolean;
  /** Why the card has no room for the description, as a note for the reader or "" when none is needed; null when it shows it. */
  hidesDescription?(draft: Draft, card: Card): string | null;
  /** Cuts in place of those in `limits`. */
  cuts?(draft: Draft, card: Card): { readonly title: readonly Cut[]; readonly description: readonly Cut[] };
  /** The site label made from a host name; the host itself when absent. */
  siteLabel?(host: string, draft: Draft): string;
  /** The host line; the final address's host when absent. */
  domain?(seen: Seen): string;
  details?(draft: Draft, card: Card): Partial<PreviewDetails>;
  /** The preview, where it is not only what the tables and the functions above give. */
  resolve?(input: ResolveInput, standard: StandardPreview): Preview;
}

/** What the tables alone give. */
export interface StandardPreview {
  readonly basis: string;
  resolve(input: ResolveInput): Preview;
}

/** One platform: its tables, and what it shows for a page. */
export interface Platform<Name extends string = PlatformName> extends PlatformTables, Listing {
  readonly name: Name;
  /** URLs of everything the tables were read from, each once. */
  readonly sources: readonly string[];
  /** Pure; takes time linear in the page's tags. */
  resolve(input: ResolveInput): Preview;
}
