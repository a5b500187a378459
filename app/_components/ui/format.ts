const KB = 1024;

/** `420 ms`, `1.3 s`. */
export function formatDuration(ms: number): string {
  return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`;
}

/** `512 bytes`, `84 KB`, `1.9 MB`; a KB is 1,024 bytes, as the limits count. */
export function formatBytes(bytes: number): string {
  if (bytes < KB) return `${bytes} bytes`;
  if (bytes < KB * KB) return `${Math.round(bytes / KB)} KB`;
  return `${(bytes / KB / KB).toFixed(1)} MB`;
}

/** A limit in bytes, which is always a round one: `300 KB`, `2 MB`, `10,000 bytes`. */
export function formatLimit(bytes: number): string {
  if (bytes % KB !== 0) return `${bytes.toLocaleString("en")} bytes`;
  return formatBytes(bytes).replace(".0 ", " ");
}

/** Points with at most one decimal: `12`, `0.9`. */
export function formatPoints(points: number): string {
  return String(Math.round(points * 10) / 10);
}

/** A day written as YYYY-MM-DD in words: `28 Nov 2026`. */
export function formatDay(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString("en-GB", {
    day: "numeric",
    month: "short",
    year: "numeric",
    timeZone: "UTC",
  });
}

/** A wait in words: `40 seconds`, `1 minute 12 seconds`. */
export function formatWait(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  const parts = [
    minutes > 0 && count(minutes, "minute"),
    (rest > 0 || minutes === 0) && count(rest, "second"),
  ];
  return parts.filter((part) => part !== false).join(" ");
}

/** The time left as a clock shows it: `0:40`, `12:05`. */
export function formatCountdown(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** At most `max` characters, followed by the total number. */
export function shortenText(text: string, max: number): string {
  if (text.length <= max) return text;
  const whole = text
    .slice(0, max)
    .replace(/[\uD800-\uDBFF]$/, "")
    .trimEnd();
  return `${whole} … (${text.length.toLocaleString("en")} characters)`;
}

function count(number: number, unit: string): string {
  return `${number} ${number === 1 ? unit : `${unit}s`}`;
}

/** A URL without scheme, `www.` and trailing slash, for narrow places. */
export function shortUrl(url: string): string {
  return url.replace(/^https?:\/\/(www\.)?/i, "").replace(/\/$/, "");
}
