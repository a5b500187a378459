const MINUTE_MS = 60_000;
const MINUTES_AGO_MAX = 59;

const DAY = { day: "numeric", month: "short", year: "numeric" } as const;
const TIME = { ...DAY, hour: "2-digit", minute: "2-digit" } as const;

interface MomentView {
  /** The runtime's own when undefined. */
  readonly timeZone: string | undefined;
  /** Null where the current time is unknown. */
  readonly nowMs: number | null;
}

interface MomentTexts {
  /** `28 Nov 2026`. */
  readonly day: string;
  /** `28 Nov 2026, 16:40`; with `UTC` behind it in that zone. */
  readonly time: string;
  /** `2 minutes ago`; null when it was more than an hour ago, or is yet to come. */
  readonly ago: string | null;
}

/** A time, given in ISO 8601, in words. */
export function momentText(at: string, { timeZone, nowMs }: MomentView): MomentTexts {
  const date = new Date(at);
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat("en-GB", { ...options, timeZone }).format(date);
  return {
    day: format(DAY),
    time: timeZone === "UTC" ? `${format(TIME)} UTC` : format(TIME),
    ago: nowMs === null ? null : agoText(nowMs - date.getTime()),
  };
}

function agoText(ms: number): string | null {
  const minutes = Math.floor(ms / MINUTE_MS);
  // The current time is rounded down to the minute, so what just happened may seem to lie ahead.
  if (minutes < -1 || minutes > MINUTES_AGO_MAX) return null;
  if (minutes < 1) return "just now";
  return minutes === 1 ? "1 minute ago" : `${minutes} minutes ago`;
}
