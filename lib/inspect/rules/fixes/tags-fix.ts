// The fix of tags that are in the wrong place or written in the wrong way. A Laravel layout prints them for every page,
// so what belongs to one page goes into a section there.
import type { Fix } from "../rule";
import {
  attributeOf,
  bladeSection,
  layoutTag,
  lines,
  metaBlade,
  metaHtml,
  sectionOf,
  titleHtml,
} from "./snippet";

/** A longer fix is too long to paste. */
const FIX_CHARACTERS_MAX = 5000;
/** Tags that say the same on every page of a site, or may. */
const SITE_WIDE = ["twitter:card", "twitter:site", "og:type", "og:site_name", "og:locale", "theme-color"];
/** A key of letters that mean nothing in a Blade template. */
const PLAIN_KEY = /^[\w:.-]+$/;

export interface KeyedText {
  /** A meta's key, or `title`. */
  readonly key: string;
  readonly content: string;
}

/** The named tags, one a line, for both targets, then what else belongs into the head; null when their values are too long to be pasted. */
export function tagsFix(tags: readonly KeyedText[], also: readonly Fix[] = []): Fix | null {
  const characters = tags.reduce((sum, { content }) => sum + content.length, 0);
  if (characters > FIX_CHARACTERS_MAX) return null;
  return {
    html: lines(...tags.map(htmlOf), ...also.map(({ html }) => html ?? "")),
    laravel: bladeOf(
      tags,
      also.map(({ laravel }) => laravel ?? ""),
    ),
  };
}

function htmlOf({ key, content }: KeyedText): string {
  return key === "title" ? titleHtml(content) : metaHtml(attributeOf(key), key, content);
}

function bladeOf(tags: readonly KeyedText[], also: readonly string[]): string {
  const own = tags.filter((tag) => PLAIN_KEY.test(tag.key) && !SITE_WIDE.includes(tag.key) && !isOwnUrl(tag));
  const layout = [...tags.map((tag) => (own.includes(tag) ? layoutTag(tag.key) : literalOf(tag))), ...also];
  if (own.length === 0) return lines(...layout);
  return lines(
    "{{-- In the layout's head --}}",
    ...layout,
    "{{-- In this page's view --}}",
    ...own.map(({ key, content }) => bladeSection(sectionOf(key), content)),
  );
}

/** Laravel's `url()->current()` is the page's URL without its query. */
function isOwnUrl({ key, content }: KeyedText): boolean {
  return key === "og:url" && !content.includes("?");
}

function literalOf(tag: KeyedText): string {
  if (isOwnUrl(tag)) return `<meta property="og:url" content="{{ url()->current() }}">`;
  return metaBlade(attributeOf(tag.key), tag.key, tag.content);
}
