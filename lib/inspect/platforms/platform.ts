// The platform contract: tables of facts with their sources, and one function that says what the platform shows for a page.

import type { Metadata } from "../metadata/metadata";
import type { Page } from "../page/page";
import type { LinkedResources } from "../resources";
import type { Fact } from "./facts";
import type { Listing, PlatformName } from "./names";
import type { CardContent } from "./resolve/card-content";
import type { VisiblePage } from "./resolve/visible-page";
import type { Cut } from "./text/text-cut";

export type Card = "large" | "small" | "text" | "none";

/** What a card shows beyond the specified fields; for our own drawing, never sent over the API. */
export interface PreviewDetails {
  /** The URL of the checked page, as people send it. */
  readonly link: string;
  /** Discord's accent bar, `#rrggbb`; null where the platform's own colour is drawn. */
  readonly accent: string | null;
  /** Path crumbs of google's URL line, host first. */
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
  /** Why a search result has no text, to show in its place; null where it has one or nothing keeps it away. */
  readonly withheld: string | null;
  /** A note about this card that is no fault of the page, e.g. that LinkedIn draws large images for sponsored posts only. */
  readonly note: string | null;
}

/** What one platform shows for the page. */
export interface Preview {
  readonly title: string | null;
  readonly description: string | null;
  /** Absolute URL of the image the card draws; null when it draws none. */
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
  /** The name that robots.txt gives it. */
  readonly token: string;
  readonly userAgent: Fact<string>;
  /** Whose machine fetches the page, and when, in plain words. */
  readonly fetchedBy: Fact<string>;
  readonly runsJs: Fact<boolean>;
  readonly obeysRobotsTxt: Fact<boolean>;
}

/**
 * Which attribute of a meta tag names it. `either`: `name` or `property`. `property`: tags of Open Graph only by
 * `property`, all others by either. `name_first`: by `name` when that is there, else by `property`.
 */
type AttributeChoice = "either" | "property" | "name_first";

/** What of the document the crawler sees. */
export interface ParsingRules {
  /** A tag that ends after this byte is not seen; null when no limit is known. */
  readonly bytes: Fact<number | null>;
  /** Tags are on the safe side when they end by this byte. */
  readonly bytesAdvised: Fact<number | null>;
  /** Only tags inside the head count. */
  readonly headOnly: Fact<boolean>;
  readonly keyAttribute: Fact<AttributeChoice>;
  /** `exact`: a key in the wrong case is not read. `social`: so for Open Graph and Twitter tags only. `any`: case does not matter. */
  readonly keyCase: Fact<"exact" | "social" | "any">;
  /** A tag's text is in `value` when it has no `content`. */
  readonly valueAttribute: Fact<boolean>;
  /** Which of several layout tags (`twitter:card`, `og:type`, `theme-color`) counts. */
  readonly repeatedLayoutTag: Fact<"first" | "last">;
  /** Line breaks of the description are kept. */
  readonly lineBreaks: Fact<boolean>;
}

/** One step of a precedence list; of several sources in one step, the one standing first in the document wins. */
export type Tier<Token> = Fact<Token | readonly Token[]>;

/** Where each value is looked for, best first; an empty list: the card does not show it. */
export interface Order {
  readonly title: readonly Tier<TextToken>[];
  readonly description: readonly Tier<TextToken>[];
  readonly image: readonly Tier<ImageToken>[];
  readonly site_name: readonly Tier<TextToken>[];
  readonly favicon: readonly Fact<FaviconToken>[];
}

type FaviconToken = "link rel=icon" | "/favicon.ico";

/** How much text fits. Lines are those of the card at its usual width. */
export interface Limits {
  readonly title: Fact<Cut | null>;
  readonly description: Fact<Cut | null>;
  readonly titleLines: Fact<number | null>;
  readonly descriptionLines: Fact<number | null>;
  /** Above these the whole card is rejected. */
  readonly siteNameCharacters: Fact<number | null>;
  readonly imageAltCharacters: Fact<number | null>;
  readonly urlCharacters: Fact<number | null>;
  readonly redirects: Fact<number | null>;
  readonly fetchMs: Fact<number | null>;
  /** The head must have ended by this byte. */
  readonly headEndBytes: Fact<number | null>;
  /** Of an image's description no more is taken. */
  readonly imageAltTaken: Fact<number | null>;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Which image files the card draws. A file that misses one of these is left out. */
export interface ImageRules {
  /** Names as in `ImageFacts.format`. */
  readonly formats: Fact<readonly string[]>;
  readonly bytesMax: Fact<number | null>;
  /** A file up to here is on the safe side. */
  readonly bytesAdvised: Fact<number | null>;
  readonly minPx: Fact<Size | null>;
  readonly maxPx: Fact<Size | null>;
  /** Width divided by height. */
  readonly ratioMax: Fact<number | null>;
  /** A smaller image is drawn as a small image beside the text. */
  readonly largeFromPx: Fact<Size | null>;
  /** The least size that the platform asks for, so that the image is sharp. */
  readonly advisedPx: Fact<Size | null>;
  /** Images in one card. */
  readonly count: Fact<number>;
  /** When the preferred image cannot be drawn, the next declared one is. */
  readonly fallsThrough: Fact<boolean>;
  /** Relative URLs: `resolved` against the page, or accepted from the `root` (`/path`) only. */
  readonly relative: Fact<"resolved" | "root">;
  /** Formats of site icons; null when any will do or none is shown. */
  readonly faviconFormats: Fact<readonly string[] | null>;
  /** A site icon must be square and no smaller; null when any will do or none is shown. */
  readonly faviconMinPx: Fact<Size | null>;
  /** A smaller site icon is stretched. */
  readonly faviconAdvisedPx: Fact<Size | null>;
  /** Width to height of the box of a large image, e.g. "1.91:1"; null when the image keeps its own. */
  readonly ratio: Fact<string | null>;
}

/** When each card is drawn, in plain words; null for a card this platform never draws. */
type Layouts = Readonly<Record<Card, Fact<string> | null>>;

/** How long a preview is cached and how to refresh it. */
interface Refresh {
  /** URL of the platform's own tool; null when it has none. */
  readonly tool: Fact<string | null>;
  readonly cachedFor: Fact<string>;
  /** What to do, in plain words. */
  readonly advice: string;
}

/** A question on which sources disagree, and which of them the tables follow. */
export interface Dispute {
  readonly question: string;
  readonly followed: Fact<string>;
  readonly others: readonly Fact<string>[];
  /** Why that one, as a sentence. */
  readonly why: string;
}

/** Every fact about one platform, as data. */
export interface PlatformTables {
  /** What decides the card, in plain words; a platform adds how well that is known. */
  readonly basis: string;
  readonly crawler: Crawler;
  readonly reads: ParsingRules;
  readonly order: Order;
  readonly limits: Limits;
  readonly image: ImageRules;
  readonly layouts: Layouts;
  readonly refresh: Refresh;
  /** What the card does beyond the tables, a sentence each. */
  readonly quirks: readonly Fact<string>[];
  readonly disputes: readonly Dispute[];
  /** Further facts that are no limit, e.g. how the drawing shows the host. */
  readonly facts?: Readonly<Record<string, Fact<string | number | boolean>>>;
}

/** A platform's tables and what its card does beyond them. */
export interface PlatformDefinition extends PlatformTables {
  /** The card for a page that was read and not rejected. */
  card(content: CardContent): Exclude<Card, "none">;
  /** Why the platform draws no card although it read the page; the first reason counts. */
  readonly noCardReasons: readonly Fact<(content: CardContent) => string | null>[];
  /** Whether the platform takes a source on this page; all of them when absent. */
  takes?(token: TextToken | ImageToken, visible: VisiblePage): boolean;
  /** Why the card has no room for the description, as a note for people or "" when none is needed; null when it shows it. */
  hidesDescription?(content: CardContent, card: Card): string | null;
  /** Cuts in place of those in `limits`. */
  cuts?(
    content: CardContent,
    card: Card,
  ): { readonly title: readonly Cut[]; readonly description: readonly Cut[] };
  /** The site label made from a host name; the host itself when absent. */
  siteLabel?(host: string, content: CardContent): string;
  /** The host line; the final URL's host when absent. */
  domain?(visible: VisiblePage): string;
  details?(content: CardContent, card: Card): Partial<PreviewDetails>;
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
