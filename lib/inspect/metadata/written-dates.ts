// Dates as pages and servers write them: RFC 9110 (RFC 1123, RFC 850 and asctime), RFC 822, ISO 8601, and the day and
// month in words either way round.

const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const CHARS_READ = 100;
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

const MONTH = "(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?";
const ISO = /^\s*(\d{4})-?(\d\d)-?(\d\d)(?!\d)/;
/** `25 Jun 2025`, `25-Jun-25`. */
const DAY_FIRST = new RegExp(
  `\\b(\\d{1,2})(?:st|nd|rd|th)?[ -]{1,3}${MONTH},?[ -]{1,3}(\\d{4}|\\d\\d)(?![\\d:])`,
  "i",
);
/** `June 25, 2025`, and asctime's `Jun 25 15:00:00 2025`. */
const MONTH_FIRST = new RegExp(
  `\\b${MONTH} {1,3}(\\d{1,2})(?:st|nd|rd|th)?(?:,? {1,3}| {1,3}\\d\\d:\\d\\d:\\d\\d {1,3})(\\d{4})(?!\\d)`,
  "i",
);
const TIME = /(?:\b|t)(\d{1,2}):(\d\d)(?::(\d\d)(?:\.\d{1,9})?)?/i;
const OFFSET = /^ {0,3}(?:(?:gmt|utc)? ?([+-])(\d\d):?(\d\d)|(gmt|utc|ut|z)\b)/i;
/** The zones of RFC 822, in hours. */
const ZONE_HOURS: Readonly<Record<string, number>> = {
  est: -5,
  edt: -4,
  cst: -6,
  cdt: -5,
  mst: -7,
  mdt: -6,
  pst: -8,
  pdt: -7,
};
/**
 * The moment, in milliseconds since 1970, from which what is written lies in the past: the end of the
 * day where no time is given, and UTC where no zone is. Null when the text names no date.
 */
export function endOfWrittenDate(written: string): number | null {
  const text = written.slice(0, CHARS_READ);
  const day = dayOf(text);
  if (day === null) return null;
  const time = TIME.exec(text);
  const [, hours, minutes, seconds = "0"] = time ?? [];
  const withinDay =
    time === null ? DAY_MS : (Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds)) * 1_000;
  return day + withinDay - zoneMs(time === null ? "" : text.slice(time.index + time[0].length));
}

function zoneMs(rest: string): number {
  const [offset, sign, hours, minutes] = OFFSET.exec(rest) ?? [];
  if (offset !== undefined) {
    const ms = Number(hours ?? 0) * HOUR_MS + Number(minutes ?? 0) * 60_000;
    return sign === "-" ? -ms : ms;
  }
  const name = /^ {0,3}([a-z]{3})\b/i.exec(rest)?.[1]?.toLowerCase() ?? "";
  return (ZONE_HOURS[name] ?? 0) * HOUR_MS;
}

/** The start of the day in UTC. */
function dayOf(text: string): number | null {
  const [, isoYear, isoMonth = "", isoDay = ""] = ISO.exec(text) ?? [];
  if (isoYear !== undefined) return utc(isoYear, Number(isoMonth), isoDay);
  const [, day, month = "", year = ""] = DAY_FIRST.exec(text) ?? [];
  if (day !== undefined) return utc(year, monthOf(month), day);
  const [, first, second = "", last = ""] = MONTH_FIRST.exec(text) ?? [];
  return first === undefined ? null : utc(last, monthOf(first), second);
}

function monthOf(name: string): number {
  return MONTHS.indexOf(name.toLowerCase()) + 1;
}

/** Null for a day that the calendar does not have. */
function utc(written: string, month: number, day: string): number | null {
  const year = fullYear(written);
  const isReal = month >= 1 && month <= 12 && Number(day) >= 1 && Number(day) <= daysIn(month, year);
  return isReal ? (daysBefore(year) + dayOfYear(month, year) + Number(day) - 1) * DAY_MS : null;
}

/** Days from 1970 to the first of the year. */
function daysBefore(year: number): number {
  const past = year - 1;
  return (year - 1970) * 365 + Math.floor(past / 4) - Math.floor(past / 100) + Math.floor(past / 400) - 477;
}

function dayOfYear(month: number, year: number): number {
  return DAYS.slice(0, month - 1).reduce((sum, days) => sum + days, 0) + (month > 2 && isLeap(year) ? 1 : 0);
}

function daysIn(month: number, year: number): number {
  return (DAYS[month - 1] ?? 0) + (month === 2 && isLeap(year) ? 1 : 0);
}

function isLeap(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

/** Two digits are a year of this century up to 69 (POSIX), which also suits RFC 9110. */
function fullYear(digits: string): number {
  const year = Number(digits);
  if (digits.length > 2) return year;
  return year < 70 ? 2_000 + year : 1_900 + year;
}
