export interface RecentCheck {
  readonly address: string;
  readonly score: number;
}

export const RECENT_KEY = "headlight.recent";
const RECENT_MAX = 6;

/** The checks a stored text holds, newest first; none when it is missing or not ours. */
export function parseRecent(stored: string | null): readonly RecentCheck[] {
  try {
    const value: unknown = JSON.parse(stored ?? "[]");
    return Array.isArray(value) ? value.filter(isRecentCheck).slice(0, RECENT_MAX) : [];
  } catch {
    return [];
  }
}

/** The list with this check in front and each address once. */
export function addRecent(list: readonly RecentCheck[], check: RecentCheck): readonly RecentCheck[] {
  return [check, ...list.filter(({ address }) => address !== check.address)].slice(0, RECENT_MAX);
}

function isRecentCheck(value: unknown): value is RecentCheck {
  if (typeof value !== "object" || value === null) return false;
  return typeof Reflect.get(value, "address") === "string" && typeof Reflect.get(value, "score") === "number";
}
