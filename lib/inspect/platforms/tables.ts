// The tables every platform fills in. A limit that no source names holds null, so that rules can read every table alike.
import type { Card, Sourced } from "./platform";
import type { Cut } from "./text-cut";
import type { ImageToken, TextToken } from "./tokens";

/** Kilobytes and megabytes of the platforms' limits, in bytes. */
export const KB = 1024;
export const MB = 1024 * KB;

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
export type Layouts = Readonly<Record<Card, Sourced<string> | null>>;

/** How long a card is kept and how to have it read anew. */
export interface Refresh {
  /** Address of the platform's own tool; null when it has none. */
  readonly tool: Sourced<string | null>;
  readonly keptFor: Sourced<string>;
  /** What to do, in plain words. */
  readonly advice: string;
}
