const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const ISO = /^\s*(\d{4})-(\d\d)-(\d\d)/;
/** RFC 822 and RFC 850, as servers write dates: `Wed, 01 Jul 2026`, `25-Jun-2010`. */
const WORDED = /\b(\d{1,2})[ -](jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*[ -](\d{4})\b/i;
const CHARS_READ = 100;

/** The day that a date names, as a number that grows with it (20260701); null when it names none. Time and zone are left aside. */
export function dayOf(date: string): number | null {
  const text = date.slice(0, CHARS_READ);
  const [, isoYear, isoMonth, isoDay] = ISO.exec(text) ?? [];
  if (isoYear) return numberOf(isoYear, Number(isoMonth), Number(isoDay));
  const [, day, month = "", year] = WORDED.exec(text) ?? [];
  return year ? numberOf(year, MONTHS.indexOf(month.toLowerCase()) + 1, Number(day)) : null;
}

function numberOf(year: string, month: number, day: number): number {
  return (Number(year) * 100 + month) * 100 + day;
}
