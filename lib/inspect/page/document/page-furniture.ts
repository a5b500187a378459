// What is around a page's own text on every page of a site: menus, forms, overlays, notices, bylines. Programs that lay
// out an article tell it by the element, its role and the words of its class; where they err, a text is left out, not put in.
import type { StartTag } from "../tokens/tag-reader";

const ELEMENTS: ReadonlySet<string> = new Set("nav footer aside form dialog figure button select".split(" "));
const ROLES: ReadonlySet<string> = new Set(
  "navigation search banner contentinfo complementary dialog alert alertdialog menu menubar form toolbar".split(
    " ",
  ),
);
/** A class or id of furniture: such a word, alone or behind another, with at most some words of shape behind it. */
const WORDS =
  /^(?:[a-z0-9]{1,20}[_-]{1,2}){0,3}(?:search|login|signin|sign-in|signup|modal|overlay|layer|popup|lightbox|newsletter|subscribe|breadcrumbs?|byline|author-?(?:info|bio|box)|sidebar|nav|navbar|navigation|menu|footer|share|sharing|social|comments?|skip-?link|toolbar|dropdown|pagination|paywall|advert(?:isement)?|post-?meta|entry-?meta|dateline|timestamp|disclaimer|announcement|admonition|alert|notices?|notification|ticker|tagline|slogan|copyright|site-?(?:description|title))(?:[_-]{1,2}(?:form|box|bar|overlay|modal|dialog|container|inner|panel|popup|notice|banner|text|list|links|widget|area|info|message|wrap|wrapper|title|content|row)){0,3}$/;
/** The same wherever it is in the class. */
const CONSENT = /cookie|consent|gdpr|usa-banner/;
/** What says that something is there, or shown, and what is the page itself. */
const NOT_FURNITURE =
  /^(?:has|no|with|without|is|js|hide|show)[_-]|content|main|article|body|column|layout|accepted|allowed|enabled|disabled|page(?![_-]{1,2}footer)/;
/** What is the page's own text whatever else it is called. */
const OWN_TEXT = /^(?:main|article|post|entry|page)[_-]{0,2}(?:content|body|text)?$/;
const CHARS_READ = 300;
const UNSHOWN = /(?:^|;)\s*display\s*:\s*none/i;

/** True at the start of what is no part of a page's own text. */
export function isFurniture({ name, attributes }: StartTag): boolean {
  if (ELEMENTS.has(name)) return true;
  if (attributes.size === 0) return false;
  if (ROLES.has(attributes.get("role")?.trim().toLowerCase() ?? "")) return true;
  if (UNSHOWN.test(attributes.get("style") ?? "")) return true;
  return hasWord(attributes.get("class")) || hasWord(attributes.get("id"));
}

function hasWord(written: string | undefined): boolean {
  if (!written) return false;
  const tokens = tokensOf(written);
  if (tokens.some((token) => OWN_TEXT.test(token))) return false;
  return tokens.some((token) => (WORDS.test(token) || CONSENT.test(token)) && !NOT_FURNITURE.test(token));
}

function tokensOf(written: string): readonly string[] {
  return written.slice(0, CHARS_READ).toLowerCase().split(/\s+/);
}

const MAIN_ID = /^(?:main|content|primary)(?:[_-]?content)?$|^(?:page|article)[_-]content$/;
const MAIN_CLASS =
  /^(?:entry|post|article|story|news|blog|topic)[_-]{0,2}(?:content|body|text)$|^(?:main-content|bbwrapper|rich-?text)$/;

/** The elements that may hold a page's own text. */
export const MAY_BE_MAIN: ReadonlySet<string> = new Set(["main", "div", "section"]);

/** True at the start of what holds a page's own text: its main element, or what themes call by that name. */
export function isMain({ name, attributes }: StartTag): boolean {
  if (name === "main" || attributes.get("role") === "main") return true;
  if (!MAY_BE_MAIN.has(name)) return false;
  const id = attributes.get("id")?.toLowerCase() ?? "";
  return MAIN_ID.test(id) || tokensOf(attributes.get("class") ?? "").some((token) => MAIN_CLASS.test(token));
}

const SENTENCE_END = /[.!?…。！？؟।۔։]["'”’»）)\]]{0,2}\s*$/u;
/** Who wrote a text and when, in the words that large sites use. */
const BYLINE =
  /^(?:by|von|par|por|di|da|door|av|af|words by|written by|posted (?:by|on)|published|updated|last updated|aktualisiert|автор:?|文[:：／/]|作者[:：]|取材・文)\s?[:：]?\s?[\p{L}\d@]/iu;
const BYLINE_CHARS_MAX = 120;
/** What is there where a text is still to come: such a word alone, or before dots. */
const LOADING =
  /^(?:loading|please wait|carregando|cargando|chargement|wird geladen|caricamento|загрузка|завантаження|読み込み中|加载中|로딩)(?:[.!]{0,2}$|[^.!?…]{0,60}(?:…|\.{3}|⋯))/iu;
/** Whose rights it is, and who took a photo. */
const CREDIT = /^(?:copyright|©|ⓒ|\(c\)|powered by|photo(?:graph)?:)/iu;
/** What sites say of themselves on every page, in the words that it begins with: cookies, scripts, letters, accounts, advertising. */
const NOTICES: readonly RegExp[] = [
  /^(?:(?:we|our (?:web)?site|this (?:web)?site) uses? cookies|by continuing (?:to|your)|(?:wir|diese (?:web)?seite) (?:verwende[nt]|nutz[te]n?|setzt|setzen) (?:\p{L}{1,20} )?cookies|(?:nous utilisons|ce site (?:web )?utilise) des cookies|(?:utilizamos|usamos|este (?:sitio|site)(?: web)? (?:utiliza|usa)) (?:os )?cookies|(?:utilizziamo|questo sito(?: web)? (?:utilizza|usa)) (?:i )?cookie|(?:wij|we|deze (?:web)?site) gebruik(?:en|t) cookies|(?:мы используем|(?:этот|наш) сайт использует) (?:файлы )?cookie|(?:używamy|ta strona używa) (?:plików )?cookie)/iu,
  /^(?:please )?(?:enable|turn on|activate) (?:javascript|cookies)|^(?:you need to enable javascript|javascript (?:is|seems to be|has been|must be) (?:disabled|turned off|not enabled|required|enabled)|this (?:web)?(?:site|app|page) (?:requires|needs|works best with) javascript)/i,
  /^(?:your browser (?:is (?:out of date|outdated|not supported|no longer supported|unsupported)|does(?: not|n.t) support)|you(?: are|.re) using an? (?:outdated|old|unsupported) browser)/i,
  /^(?:(?:sign up|subscribe) (?:for|to) (?:our|the|my)\b|(?:join|get) our newsletter|already (?:have an account|a (?:member|subscriber))|forgot (?:your )?password|free (?:shipping|delivery) (?:on|for|over|worldwide)|melden sie sich (?:für|zu)|abonnez-vous|suscríbete|iscriviti|подпишитесь)/i,
  /^(?:advert(?:isement)?|anzeige|werbung|publicité|publicidad|pubblicità|реклама)(?:\b|[.:\s])|^this (?:article|post|page|site) (?:may )?(?:contains?|includes?) affiliate|^as an amazon associate/i,
  /^\d{1,3}[ -]?min(?:ute)?s?(?: read| de lecture|\.? lesezeit)|^(?:reading time|lesezeit|temps de lecture)\b/i,
];
const LINKED_SHARE_MAX = 0.5;
/** Shorter ones without a full stop are labels, prices and headings. */
const COLUMNS_MIN = 25;

/** True for a paragraph that says something: no byline, no label, and not mostly links. */
export function isProse(text: string, linkedChars: number): boolean {
  if (linkedChars > text.length * LINKED_SHARE_MAX || CREDIT.test(text) || isLoading(text)) return false;
  if (NOTICES.some((notice) => notice.test(text))) return false;
  if (SENTENCE_END.test(text)) return true;
  return text.length > BYLINE_CHARS_MAX || (!BYLINE.test(text) && hasColumns(text, COLUMNS_MIN));
}

/** True for what a page shows while its own text is still to come. */
export function isLoading(text: string): boolean {
  return LOADING.test(text);
}

/** True for loose text that says something: at least a sentence of some length. */
export function isLooseProse(text: string, linkedChars: number): boolean {
  return hasColumns(text, COLUMNS_MIN) && SENTENCE_IN.test(text) && isProse(text, linkedChars);
}

/** Chinese, Japanese and Korean letters, which say as much as two others. */
const WIDE = /[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff01-\uff60]/g;
const SENTENCE_IN = /[\p{L}\p{M}][.!?…。！？؟।۔։]/u;

function hasColumns(text: string, least: number): boolean {
  if (text.length >= least) return true;
  return text.length + (text.match(WIDE)?.length ?? 0) >= least;
}
