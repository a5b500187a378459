// Robots directives of the page itself, in metas and in the header. Google's reading:
// https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag
import { oncePerObject } from "../once-per-object";
import type { Page } from "../page/page";
import type { RobotsDirectives } from "./metadata";
import { endOfWrittenDate } from "./written-dates";

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

/** The same for a page that a server responded with. */
export interface PageRobotsLimits extends RobotsLimits {
  /** The date was past when the server responded; false where the server named no date itself. `noindex` then holds too. */
  readonly expired: boolean;
}

const WITH_VALUE = new Set(["max-snippet", "max-image-preview", "max-video-preview", "unavailable_after"]);
const PREVIEW_SIZES = ["none", "standard", "large"] as const;
const CHARS_READ = 10_000;
/** No page has as many, but one of 2 MB has room for ten thousands. */
const TEXTS_READ = 500;
const AGENT = "googlebot";
const DATED = "unavailable_after";
const MAY_BE_DATED = /unavailable_after/i;
/** A date may hold a comma behind its weekday, `Wed, 25 Jun 2025`, and before its year, `June 25, 2025`. */
const DATE =
  /unavailable_after\s{0,9}:\s{0,9}(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}\s{0,9},?)?(?:\s{0,9}[a-z]{3,9}\.?\s{1,9}\d{1,2}(?:st|nd|rd|th)?,(?=\s{0,9}\d{4}))?[^,;]{0,100}/i;

/** The robots part of the metadata: what is written, and whether google may index the page and follow its links. */
export function readRobotsDirectives(page: Page): RobotsDirectives {
  const { noindex, nofollow } = robotsLimits(page);
  return {
    content: joined(metaTexts(page)),
    header: joined(headerLines(page)),
    index: !noindex,
    follow: !nofollow,
  };
}

/** The limits of metas and header together; where they disagree the stricter one holds. */
export const robotsLimits = oncePerObject((page: Page): PageRobotsLimits => {
  const texts = [metaTexts(page), headerLines(page)].flatMap((all) => all.slice(0, TEXTS_READ));
  const rules = texts.flatMap(parseDirectives);
  const limits = limitsOfRules(rules);
  const now = endOfWrittenDate(page.headers.date ?? "") ?? page.fetchedAtMs;
  const ends = limits.unavailableAfter === null ? null : endOfWrittenDate(limits.unavailableAfter);
  const expired = now !== undefined && ends !== null && ends < now;
  return { ...limits, noindex: limits.noindex || expired, expired };
});

/** Whose texts of directives a page has, each with what it says: metas together, header lines together. */
export function robotsTexts(page: Page): Readonly<Record<"tag" | "header", readonly string[]>> {
  return { tag: metaTexts(page), header: headerLines(page) };
}

/** The limits that texts of directives set together: contents of metas, or lines of a header with their optional agent names. */
export function limitsOf(...texts: readonly string[]): RobotsLimits {
  return limitsOfRules(texts.flatMap(parseDirectives));
}

function limitsOfRules(rules: readonly Directive[]): RobotsLimits {
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
    unavailableAfter: earliest(values(DATED)),
  };
}

function earliest(dates: readonly string[]): string | null {
  const ends = dates.map((date) => ({ date, at: endOfWrittenDate(date) ?? Number.POSITIVE_INFINITY }));
  return ends.sort((a, b) => a.at - b.at)[0]?.date ?? null;
}

function metaTexts(page: Page): readonly string[] {
  return page.metas
    .filter((meta) => /^\s*(?:robots|googlebot)\s*$/i.test(meta.name ?? ""))
    .map((meta) => meta.content?.trim() ?? "")
    .filter((text) => text !== "");
}

/** Each line may name a crawler of its own, so one must not reach into the next. */
function headerLines(page: Page): readonly string[] {
  return (page.headers["x-robots-tag"] ?? "")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

function joined(texts: readonly string[]): string | null {
  return texts.length === 0 ? null : texts.join(", ");
}

interface Directive {
  readonly name: string;
  readonly value: string;
}

/** Directives for every crawler or for googlebot; an agent's name holds until the next one. */
function parseDirectives(text: string): Directive[] {
  const found: Directive[] = [];
  let heard = true;
  for (const part of splitDirectives(text.slice(0, CHARS_READ).toLowerCase())) {
    const named = /^\s*([a-z0-9*_-]+)\s*:(.*)$/s.exec(part);
    const agent = named?.[1] !== undefined && !WITH_VALUE.has(named[1]) ? named[1] : null;
    if (agent !== null) heard = agent === AGENT || agent === "*";
    if (heard) found.push(...parseDirective(agent === null ? part : (named?.[2] ?? "")));
  }
  return found;
}

/** A text of directives at its commas and semicolons, those inside a date excepted. */
export function splitDirectives(text: string): readonly string[] {
  // A page may have thousands of such texts, and looking for a date takes longer than all the rest.
  if (!MAY_BE_DATED.test(text)) return text.split(/[,;]/);
  const parts: string[] = [];
  let rest = text;
  for (let date = DATE.exec(rest); date !== null; date = DATE.exec(rest)) {
    const before = rest.slice(0, date.index).split(/[,;]/);
    // A crawler's name may come right before the date.
    parts.push(...before.slice(0, -1), (before.at(-1) ?? "") + date[0]);
    rest = rest.slice(date.index + date[0].length).replace(/^\s*[,;]/, "");
  }
  return [...parts, ...rest.split(/[,;]/)];
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
