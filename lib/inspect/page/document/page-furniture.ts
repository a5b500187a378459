// What stands around a page's own text on every page of a site: menus, forms, overlays, bylines. Programs that lay out an
// article tell it by the element, its role and the words of its class; where they err, a text is left out, not put in.
import type { StartTag } from "../tokens/tag-reader";

const ELEMENTS: ReadonlySet<string> = new Set(["nav", "footer", "aside", "form", "dialog"]);
const ROLES: ReadonlySet<string> = new Set(
  "navigation search banner contentinfo complementary dialog alertdialog menu menubar form toolbar".split(
    " ",
  ),
);
/** A class or id of furniture: such a word, alone or behind another, with at most some words of shape behind it. */
const WORDS =
  /^(?:[a-z0-9]{1,20}[_-]{1,2}){0,2}(?:search|login|signin|sign-in|signup|modal|overlay|popup|lightbox|cookies?|consent|gdpr|newsletter|subscribe|breadcrumbs?|byline|author-?(?:info|bio|box)|sidebar|nav|navbar|navigation|menu|footer|share|sharing|social|comments?|skip-?link|toolbar|dropdown|pagination|paywall|advert(?:isement)?|post-?meta|entry-?meta|dateline|timestamp|disclaimer|announcement)(?:[_-]{1,2}(?:form|box|bar|overlay|modal|dialog|container|inner|panel|popup|notice|banner|text|list|links|widget|area|info|message|wrap|wrapper)){0,2}$/;
/** What says that something is there, or shown, and what is the page itself. */
const NOT_FURNITURE =
  /^(?:has|no|with|without|is|js|hide|show)[_-]|content|main|article|body|page|column|layout/;
/** What is the page's own text whatever else it is called. */
const OWN_TEXT = /^(?:main|article|post|entry|page)[_-]{0,2}(?:content|body|text)?$/;
const CHARS_READ = 300;

/** True at the start of what is no part of a page's own text. */
export function isFurniture({ name, attributes }: StartTag): boolean {
  if (ELEMENTS.has(name) || ROLES.has(attributes.get("role")?.trim().toLowerCase() ?? "")) return true;
  return hasWord(attributes.get("class")) || hasWord(attributes.get("id"));
}

function hasWord(written: string | undefined): boolean {
  if (!written) return false;
  const tokens = written.slice(0, CHARS_READ).toLowerCase().split(/\s+/);
  if (tokens.some((token) => OWN_TEXT.test(token))) return false;
  return tokens.some((token) => WORDS.test(token) && !NOT_FURNITURE.test(token));
}

const SENTENCE_END = /[.!?…。！？؟।։]["'”’»）)\]]{0,2}\s*$/u;
/** Who wrote a text and when, in the words that large sites use. */
const BYLINE =
  /^(?:by|von|par|por|di|da|door|av|af|words by|written by|posted (?:by|on)|published|updated|last updated|автор:?|文[:：／/]|作者[:：]|取材・文)\s?[\p{L}\d@]/iu;
const BYLINE_CHARS_MAX = 120;
const LINKED_SHARE_MAX = 0.5;

/** True for a paragraph that says something: not a byline, and not mostly links. */
export function isProse(text: string, linkedChars: number): boolean {
  if (linkedChars > text.length * LINKED_SHARE_MAX) return false;
  return text.length > BYLINE_CHARS_MAX || SENTENCE_END.test(text) || !BYLINE.test(text);
}
