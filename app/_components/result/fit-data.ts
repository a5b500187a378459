/** How much of a value is kept: characters of a text, items of a list. */
interface Level {
  readonly chars: number;
  readonly items: number;
}

const LEVELS: readonly Level[] = [
  { chars: 8_192, items: 1_000 },
  { chars: 2_048, items: 400 },
  { chars: 512, items: 150 },
  { chars: 200, items: 60 },
  { chars: 80, items: 25 },
];

/** Cut, it would lead elsewhere. */
const WHOLE_URL_CHARS_MAX = 2_048;
/** Records of fixed fields have fewer. */
const FIELDS_MIN = 60;

/**
 * Plain data as it is, or cut until it takes at most so many bytes where a page of ours holds it for its scripts. What a
 * checked page says may be megabytes long, and each `<` of it takes six bytes there.
 */
export function fitData<T>(data: T, bytesMax: number): T {
  if (embeddedBytes(data, bytesMax) <= bytesMax) return data;
  let fitting = data;
  for (const level of LEVELS) {
    fitting = cut(data, level);
    if (embeddedBytes(fitting, bytesMax) <= bytesMax) break;
  }
  return fitting;
}

/** About how many bytes plain data takes in the script of a page. Stops counting beyond `enough`. */
export function embeddedBytes(data: unknown, enough = Number.POSITIVE_INFINITY): number {
  if (typeof data === "string") return textBytes(data, enough);
  if (typeof data !== "object" || data === null) return 6;
  let bytes = 4;
  for (const [name, value] of Object.entries(data)) {
    if (!Array.isArray(data)) bytes += textBytes(name, enough) + 6;
    bytes += embeddedBytes(value, enough - bytes) + 2;
    if (bytes > enough) break;
  }
  return bytes;
}

/** A quotation mark is escaped twice, markup and control characters as six or seven characters. */
function textBytes(text: string, enough: number): number {
  let bytes = 6;
  for (let at = 0; at < text.length && bytes <= enough; at++) {
    const unit = text.charCodeAt(at);
    if (unit === 0x22 || unit === 0x5c) bytes += 4;
    else if (unit === 0x3c || unit === 0x3e || unit === 0x26) bytes += 6;
    else if (unit < 0x20) bytes += 7;
    else bytes += unit < 0x80 ? 1 : 3;
  }
  return bytes;
}

function cut<T>(data: T, level: Level): T;
function cut(data: unknown, level: Level): unknown {
  if (typeof data === "string") return cutPlain(data, level.chars);
  if (Array.isArray(data)) return data.slice(0, level.items).map((item) => cut(item, level));
  if (typeof data !== "object" || data === null) return data;
  const fields = Object.entries(data).slice(0, Math.max(level.items, FIELDS_MIN));
  return Object.fromEntries(fields.map(([name, value]) => [cutPlain(name, level.chars), cut(value, level)]));
}

function cutPlain(text: string, chars: number): string {
  const max = /^https?:/i.test(text) && text.length <= WHOLE_URL_CHARS_MAX ? WHOLE_URL_CHARS_MAX : chars;
  if (text.length <= max) return text;
  return `${text.slice(0, max).replace(/[\uD800-\uDBFF]$/, "")}…`;
}
