// Robots directives of the page itself, in metas and in the header. Google's reading:
// https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag
import { oncePerObject } from "../once-per-object";
import type { Page } from "../page/page";
import type { RobotsDirectives } from "./metadata";

/** What directives forbid or limit, for google. */
export interface RobotsLimits {
  readonly noindex: boolean;
  readonly nofollow: boolean;
  /** No text under the title: `nosnippet` or `max-snippet:0`. */
  readonly nosnippet: boolean;
  /** Characters of the snippet at most; null when there is no limit. */
  readonly snippetCharsMax: number | null;
  readonly imagePreview: "none" | "standard" | "large" | null;
  readonly noimageindex: boolean;
  /** The date, in lower case; null when there is none. */
  readonly unavailableAfter: string | null;
}

/** The same for a page that a server answered with. */
export interface PageRobotsLimits extends RobotsLimits {
  /** The date was past when the server answered; false where the server named no date itself. `noindex` then holds too. */
  readonly expired: boolean;
}

const WITH_VALUE = new Set(["max-snippet", "max-image-preview", "max-video-preview", "unavailable_after"]);
const PREVIEW_SIZES = ["none", "standard", "large"] as const;
const CHARS_READ = 10_000;
const AGENT = "googlebot";
const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const ISO = /^\s*(\d{4})-(\d\d)-(\d\d)/;
/** RFC 822 and RFC 850, as servers write dates: `Wed, 01 Jul 2026`, `25-Jun-2010`. */
const WORDED = /\b(\d{1,2})[ -](jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*[ -](\d{4})\b/i;
const DATE_CHARS_READ = 100;

/** The robots part of the metadata: what is written, and whether google may index the page and follow its links. */
export function readRobotsDirectives(page: Page): RobotsDirectives {
  const { noindex, nofollow } = robotsLimits(page);
  return { content: metaContent(page), header: headerContent(page), index: !noindex, follow: !nofollow };
}

/** The limits of metas and header together; where they disagree the stricter one holds. */
export const robotsLimits = oncePerObject((page: Page): PageRobotsLimits => {
  const limits = limitsOf(
    [metaContent(page), headerContent(page)].filter((text) => text !== null).join(", "),
  );
  const expired = isBefore(dayOf(limits.unavailableAfter ?? ""), dayOf(page.headers.date ?? ""));
  return { ...limits, noindex: limits.noindex || expired, expired };
});

function isBefore(day: number | null, other: number | null): boolean {
  return day !== null && other !== null && day < other;
}

/** The limits one text of directives sets: a meta's content, or a header with its optional agent names. */
export function limitsOf(directives: string): RobotsLimits {
  const rules = parseDirectives(directives);
  const says = (...names: string[]): boolean => rules.some(({ name }) => names.includes(name));
  const values = (name: string): string[] =>
    rules.filter((rule) => rule.name === name).map(({ value }) => value);
  const lengths = values("max-snippet")
    .filter((value) => /^\d+$/.test(value))
    .map(Number);
  const previews = values("max-image-preview");
  return {
    noindex: says("noindex", "none"),
    nofollow: says("nofollow", "none"),
    nosnippet: says("nosnippet") || lengths.includes(0),
    snippetCharsMax: lengths.length === 0 ? null : Math.min(...lengths),
    imagePreview: PREVIEW_SIZES.find((size) => previews.includes(size)) ?? null,
    noimageindex: says("noimageindex"),
    unavailableAfter: values("unavailable_after")[0] ?? null,
  };
}

function metaContent(page: Page): string | null {
  const texts = page.metas
    .filter((meta) => /^\s*(?:robots|googlebot)\s*$/i.test(meta.name ?? ""))
    .map((meta) => meta.content?.trim() ?? "")
    .filter((text) => text !== "");
  return texts.length === 0 ? null : texts.join(", ");
}

function headerContent(page: Page): string | null {
  return page.headers["x-robots-tag"]?.trim() || null;
}

interface Directive {
  readonly name: string;
  readonly value: string;
}

/** Directives for every crawler or for googlebot; an agent's name holds until the next one. */
function parseDirectives(text: string): Directive[] {
  const found: Directive[] = [];
  let heard = true;
  for (const part of text.slice(0, CHARS_READ).toLowerCase().split(/[,;]/)) {
    const named = /^\s*([a-z0-9*_-]+)\s*:(.*)$/.exec(part);
    const agent = named?.[1] !== undefined && !WITH_VALUE.has(named[1]) ? named[1] : null;
    if (agent !== null) heard = agent === AGENT || agent === "*";
    if (heard) found.push(...parseDirective(agent === null ? part : (named?.[2] ?? "")));
  }
  return found;
}

function parseDirective(part: string): Directive[] {
  const colon = part.indexOf(":");
  const name = part.slice(0, colon === -1 ? undefined : colon).trim();
  if (WITH_VALUE.has(name)) return [{ name, value: colon === -1 ? "" : part.slice(colon + 1).trim() }];
  return part
    .trim()
    .split(/\s+/)
    .map((word) => ({ name: word, value: "" }));
}

/** The day that a date names, as a number that grows with it (20260701); null when it names none. Time and zone are left aside. */
export function dayOf(date: string): number | null {
  const text = date.slice(0, DATE_CHARS_READ);
  const [, isoYear, isoMonth, isoDay] = ISO.exec(text) ?? [];
  if (isoYear) return numberOf(isoYear, Number(isoMonth), Number(isoDay));
  const [, day, month = "", year] = WORDED.exec(text) ?? [];
  return year ? numberOf(year, MONTHS.indexOf(month.toLowerCase()) + 1, Number(day)) : null;
}

function numberOf(year: string, month: number, day: number): number {
  return (Number(year) * 100 + month) * 100 + day;
}
