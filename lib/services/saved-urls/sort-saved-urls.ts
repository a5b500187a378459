import type { SavedUrlView } from "./saved-url";

export const SORTS = ["newest", "score", "change", "checked", "name"] as const;

type Sort = (typeof SORTS)[number];
type Order = "asc" | "desc";

interface Sorting {
  readonly sort: Sort;
  /** The sort's own when absent: what wants attention comes first. */
  readonly order?: Order | undefined;
}

const KEYS: Readonly<Record<Sort, (saved: SavedUrlView) => string | number | null>> = {
  newest: ({ created_at }) => created_at,
  score: ({ last_score }) => last_score,
  change: ({ change }) => change,
  // What was never checked waits longest.
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

/** Saved URLs in another order; what has nothing to sort by comes last, and equals keep their order. */
export function sortSavedUrls(
  all: readonly SavedUrlView[],
  { sort, order = OWN_ORDERS[sort] }: Sorting,
): readonly SavedUrlView[] {
  const key = KEYS[sort];
  const sign = order === "asc" ? 1 : -1;
  return all.toSorted((a, b) => compare(key(a), key(b), sign));
}

function compare(a: string | number | null, b: string | number | null, sign: 1 | -1): number {
  if (a === b) return 0;
  if (a === null) return 1;
  if (b === null) return -1;
  return a < b ? -sign : sign;
}
