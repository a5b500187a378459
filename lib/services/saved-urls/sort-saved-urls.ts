import type { ListedUrl } from "./saved-url";

export const SORTS = ["newest", "score", "change", "checked", "name"] as const;

type Sort = (typeof SORTS)[number];
type Order = "asc" | "desc";

interface Sorting {
  readonly sort: Sort;
  /** By default what needs attention comes first. */
  readonly order?: Order | undefined;
}

const KEYS: Readonly<Record<Sort, (saved: ListedUrl) => string | number | null>> = {
  newest: ({ created_at }) => created_at,
  score: ({ last_score }) => last_score,
  change: ({ change }) => change,
  // One that was never checked is the least recent.
  checked: ({ last_checked_at }) => last_checked_at ?? "",
  name: ({ label, url }) => (label ?? url.replace(/^https?:\/\/(www\.)?/, "")).toLowerCase(),
};

const OWN_ORDERS: Readonly<Record<Sort, Order>> = {
  newest: "desc",
  score: "asc",
  change: "asc",
  checked: "asc",
  name: "asc",
};

/**
 * Saved URLs in this order. Those whose last check failed come first in any order, those without a value to sort by last,
 * and equals stay as they were.
 */
export function sortSavedUrls(
  all: readonly ListedUrl[],
  { sort, order = OWN_ORDERS[sort] }: Sorting,
): readonly ListedUrl[] {
  const key = KEYS[sort];
  const sign = order === "asc" ? 1 : -1;
  const isSound = ({ failed }: ListedUrl) => Number(failed === null);
  return all.toSorted((a, b) => isSound(a) - isSound(b) || compare(key(a), key(b), sign));
}

function compare(a: string | number | null, b: string | number | null, sign: 1 | -1): number {
  if (a === b) return 0;
  if (a === null) return 1;
  if (b === null) return -1;
  return a < b ? -sign : sign;
}
