// What the browser may know of the platforms without loading their tables.

const COUNT_WORDS =
  "no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen".split(" ");

/** What every list says about a platform. */
export interface Listing {
  /** As people write it. */
  readonly label: string;
  /** Whether it previews a page as a search result or as a shared link. */
  readonly kind: "search" | "social";
}

/** The platforms in the order of `previews` and of every list; their tables are in `index.ts`. */
export const LISTINGS = {
  google: { label: "Google", kind: "search" },
  x: { label: "X", kind: "social" },
  facebook: { label: "Facebook", kind: "social" },
  linkedin: { label: "LinkedIn", kind: "social" },
  discord: { label: "Discord", kind: "social" },
  whatsapp: { label: "WhatsApp", kind: "social" },
  slack: { label: "Slack", kind: "social" },
  telegram: { label: "Telegram", kind: "social" },
} as const satisfies Readonly<Record<string, Listing>>;

export type PlatformName = keyof typeof LISTINGS;

export const PLATFORM_NAMES = namesOf(LISTINGS);

/** The platforms that preview a shared link. */
export const SOCIAL_PLATFORMS = PLATFORM_NAMES.filter((name) => LISTINGS[name].kind === "social");

export const PLATFORM_LABELS = recordOf(PLATFORM_NAMES, (name) => LISTINGS[name].label);

/** How many platforms there are, as a word: "eight". */
export const PLATFORM_COUNT = countWord(PLATFORM_NAMES.length);
export const PLATFORM_COUNT_CAPITALIZED = PLATFORM_COUNT.charAt(0).toUpperCase() + PLATFORM_COUNT.slice(1);

export const SOCIAL_COUNT = countWord(SOCIAL_PLATFORMS.length);

/** A count as a sentence has it; in digits from 16 on. */
export function countWord(count: number): string {
  return COUNT_WORDS[count] ?? String(count);
}

/** The keys of a record in their order. */
export function namesOf<Name extends string>(record: Readonly<Record<Name, unknown>>): readonly Name[] {
  return Object.keys(record) as Name[];
}

/** A record with one value for each name, in the order of the names. */
export function recordOf<Name extends string, T>(
  names: readonly Name[],
  of: (name: Name) => T,
): Readonly<Record<Name, T>> {
  return Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, T>;
}
