import type { Draft } from "./draft";
import type { Card, PlatformName, PreviewDetails, Sourced } from "./platform";
import type { Seen } from "./seen";
import type { Crawler, ImageRules, Layouts, Limits, Order, Reads, Refresh } from "./tables";
import type { Cut } from "./text-cut";
import type { ImageToken, TextToken } from "./tokens";

/** Every fact about one platform, as data. */
export interface PlatformTables {
  readonly name: PlatformName;
  /** As people write it. */
  readonly label: string;
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
}
