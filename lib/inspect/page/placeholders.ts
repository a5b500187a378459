// Placeholders of a template that nothing filled in. Every pattern is bounded, so hostile text costs no more than any other.
import { oncePerObject } from "../once-per-object";
import { resolveUrl } from "../url/http-url";
import { withSoundScheme } from "../url/misspelled-url";
import type { Page } from "./page";
import { titleSegments } from "./text";

/** Words by which templates name what belongs into a title or description. */
const NAMES =
  "title|headline|description|desc|excerpt|summary|subject|name|sitename|site_name|site_title|page_title|post_title|first_?name|last_?name|keyword|sep|category|author";

/** Placeholders that no URL holds by right either. */
const PLACEHOLDERS: readonly RegExp[] = [
  // Handlebars, Mustache, Jinja, Twig, Liquid, Vue, Angular, Go; Blade; ERB, EJS, ASP; PHP.
  /\{\{ ?[^{} ][^{}]{0,80}\}\}/,
  /\{%[^{}]{1,80}%\}/,
  /\{!![^{}]{1,80}!!\}/,
  /<%[^<>]{1,80}%>/,
  /<\?(?:php\b|=)[\s\S]{0,200}?(?:\?>|$)/i,
  // Template strings, FreeMarker, Velocity, Ruby, JSF, Thymeleaf, Smarty, Salesforce, Svelte.
  /[$#*]!?\{[^{}]{1,80}\}/,
  /\{\$[a-z_][^{}]{0,80}\}/i,
  /\{![a-z]\w{0,30}\.[\w.]{1,60}\}/i,
  /\{[#@:/][a-z][^{}]{0,80}\}/i,
  /<[#@][a-z][^<>]{0,80}>/i,
  // Mail merge: Mailchimp; Salesforce, Pardot; Mailjet, Constant Contact, MODX.
  /\*\|[a-z][^|*]{0,60}\|\*/i,
  /%%[a-z_]{2,40}%%/i,
  /\[\[[*+~$%!#-]{0,2}[a-z_][\w.: "'-]{0,60}\]\]/i,
  /\[\*[a-z_][\w.:-]{1,60}\*\]/i,
  // Vite and Create React App leave these in the HTML when the variable is not set.
  /%(?:REACT_APP|VITE|PUBLIC)_[A-Z0-9_]{1,40}%/,
  /(?<![\w%])%[A-Z][A-Z0-9_]{2,40}%(?!\w)/,
  /(?<![\w%])%(?:s(?!\w)|title%|sitename%|description%)(?!\w)/,
  /\[object (?:Object|Promise|Undefined|Null|Window|HTML\w{1,30})\]/,
  /\[(?:node|site|page|current-page|term|user):[a-z:_-]{1,60}\]/,
  new RegExp(`(?<![$#%*])\\{(?:[a-z]{2,20}[_.]?)?(?:${NAMES})\\}`, "i"),
  /^[\w-]{1,40}(?:\.[\w-]{1,40}){0,5}\.(?:title|description|heading)$/i,
];

/** Placeholders of texts; a URL may hold the same by right. */
const TEXT_PLACEHOLDERS: readonly RegExp[] = [
  new RegExp(`(?<![\\w%])%(?:${NAMES})%(?!\\w)`, "i"),
  // printf, Python, Ruby.
  /(?<![\w%])%(?:\d{1,2}\$)?[sd](?!\w)/,
  /(?<![\w%])%(?:\([a-z_]\w{0,40}\)[sd]|\{[a-z_][\w.]{0,60}\})/i,
  /(?<![\w\\}])\{\d\}(?![\w{])/,
  // phpBB, TYPO3, Razor, Pandoc, plugins of WordPress.
  /(?<!\w)\{(?:[A-Z]{1,2}_)?[A-Z]{3}[A-Z_]{1,40}\}/,
  /#{2,3}[A-Z][A-Z0-9_]{2,40}#{2,3}/,
  /(?<!\w)__[A-Z][A-Z0-9_]{2,40}__(?!\w)/,
  /@@[a-z_]{2,40}@@/i,
  /(?<!\w)@(?:Model|ViewBag|ViewData|Html|Page)(?:\.[A-Z]\w{1,40}|\["[^"\]]{1,40}"\])/,
  new RegExp(`(?<![\\w$])\\$(?:[a-z]{2,20}\\.)?(?:${NAMES})\\$(?!\\w)`, "i"),
  /(?<!\w)#(?:post|site|page|author|taxonomy)_(?:title|name|excerpt|description|content)\b/,
  // Shortcodes of WordPress and its page builders, and what an author was to replace.
  /\[[a-z][\w-]{1,30}(?: [\w-]{1,30}=(?:"[^"\]]{0,100}"|'[^'\]]{0,100}'|[^\s\]"']{1,100})){1,8} ?\/?\]/i,
  /\[\/?(?:caption|gallery|embed|audio|video|playlist|vc_\w{1,30}|et_pb_\w{1,30}|fusion_\w{1,30}|av_\w{1,30}|su_\w{1,30}|elementor-template|contact-form-7|rev_slider)\]/,
  /\[(?:insert|enter|add) (?:your |a |the |page |site |meta )[^[\]]{2,60}\]/i,
  /\[your (?:site|company|business|brand|store|shop|website|page)(?:'s)?(?: (?:name|title|description|here))?\]/i,
  /\[(?:your |my )(?:name|title|description|headline|text)(?: here)?\]/i,
  new RegExp(
    `^\\[(?:${NAMES})\\]$|\\[(?:post|page|site|blog|product)[_-](?:title|name|description|excerpt)\\]`,
    "i",
  ),
  /^(?:insert |enter |add )?(?:your |the |a )?(?:page |site |meta )?(?:title|description|headline) (?:goes )?here\.?$/i,
  // Variables and constants of which nothing but the name is left.
  new RegExp(`^\\$(?:[a-z]{2,20}_)?(?:${NAMES})$`, "i"),
  /^(?:PAGE|SITE|META|OG|POST|SEO|APP)_(?:TITLE|DESCRIPTION|NAME)$/,
  // Laravel's directives, and keys of translations that nothing looked up.
  /(?<!\w)@(?:yield|section|lang|choice)\(['"][^'"()]{1,60}['"]\)/,
  /\$tc?\(['"][\w.-]{1,60}['"]\)/,
  /^(?:i18n|l10n|lang|locale|t)[:.][a-z][\w.-]{1,60}\.[\w-]{1,40}$/i,
];

/** What build tools put in for the folder of public files: `%PUBLIC_URL%`, `%BASE_URL%`, `%sveltekit.assets%`. */
const PUBLIC_FOLDER = /%(?:[A-Z]{2,20}_[A-Z_]{2,20}|sveltekit\.assets)%/;
/** A text without any of these holds no placeholder, which settles most URLs at once. */
const TELL_TALE = /[{<[%]|\*\||undefined|null|NaN|None|nil|(?:title|description|heading)$/i;
/** A text without any of these holds none either. */
const TEXT_TELL_TALE = /[{<[%*#@$]|__|(?:title|description|heading|name|here\.?)$|^\w{1,6}[:.]\w/i;
/** Marks between which a text quotes a placeholder, as an article about templates does. */
const QUOTES: Readonly<Record<string, string>> = {
  '"': '"',
  "'": "'",
  "`": "`",
  "“": "”",
  "„": "“",
  "«": "»",
  "‘": "’",
  "「": "」",
  "『": "』",
};
/** Words of a text that is about placeholders, as a question of a programmer is; it does not begin with one. */
const ABOUT_PLACEHOLDERS =
  /\b(?:placeholders?|s?printf|format (?:strings?|specifiers?)|string format\w*|syntax|interpolation|mustaches?|handlebars|jinja2?|twig|liquid|template (?:literals?|strings?|syntax|tags?|engines?)|shortcodes?|curly braces|python|javascript|what (?:is|does|are) (?=[%{$[<@#]))(?!\w)/i;
const URL_CHARS_READ = 2_000;
/** Where a host or a folder is missing: `undefined/a.png`, `https://null/a.png`. Further on, pages have such names by right. */
const EMPTY_START = /^(?:https?:)?(?:\/\/)?(?:undefined|null|NaN|\[object Object\])(?=[/?#]|$)/;

const EMPTY_VALUES = ["undefined", "null", "NaN"];
/** Only when the text is nothing else: as a part of a title they may be words. */
const WHOLE_EMPTY_VALUES = [...EMPTY_VALUES, "None", "nil", "(null)"];

/** The first placeholder of a template that nobody filled in; null when there is none, or it is only quoted. */
export function placeholderIn(text: string): string | null {
  if (!TEXT_TELL_TALE.test(text)) return null;
  for (const pattern of [...PLACEHOLDERS, ...TEXT_PLACEHOLDERS]) {
    const match = pattern.exec(text);
    if (match !== null && !isMentioned(match)) return match[0];
  }
  return null;
}

function isMentioned({ input, index, 0: { length } }: RegExpExecArray): boolean {
  if (index > 0 && ABOUT_PLACEHOLDERS.test(input)) return true;
  const closing = QUOTES[input.charAt(index - 1)];
  return closing !== undefined && input.charAt(index + length) === closing;
}

/** The value a program prints for "nothing" (`undefined`, `null`, `NaN`) where a text should be; null when none does. */
export function emptyValueIn(text: string): string | null {
  if (WHOLE_EMPTY_VALUES.includes(text)) return text;
  const segment = titleSegments(text).find((part) => EMPTY_VALUES.includes(part));
  return segment ?? firstMatch(text, [/\bundefined undefined\b/, /[$€£] ?(?:NaN|undefined|null)\b/]);
}

/** The first placeholder or empty value in a URL as written, of which the first 2,000 characters are read. */
export function placeholderInUrl(url: string): string | null {
  const start = url.slice(0, URL_CHARS_READ).trim();
  if (!TELL_TALE.test(start)) return null;
  return (
    firstMatch(start, PLACEHOLDERS) ?? emptyValueIn(start) ?? firstMatch(start, [PUBLIC_FOLDER, EMPTY_START])
  );
}

function firstMatch(text: string, patterns: readonly RegExp[]): string | null {
  for (const pattern of patterns) {
    const match = pattern.exec(text);
    if (match) return match[0];
  }
  return null;
}

/** What URLs are relative to. */
type WithBase = Pick<Page, "baseUrl">;

/** The URLs of one page by what it writes: platforms and rules ask for each of them a few times. */
const resolvedOf = oncePerObject((_page: WithBase) => new Map<string, string | null>());

/**
 * A URL as the page writes it, made absolute as `resolveUrl` does; null when it is not one, and when it still holds a
 * template's placeholder or has a garbled scheme, since nobody means the URL that would result.
 */
export function resolveWrittenUrl(written: string, page: WithBase): string | null {
  const resolved = resolvedOf(page);
  const known = resolved.get(written);
  if (known !== undefined) return known;
  const isMeant = placeholderInUrl(written) === null && withSoundScheme(written) === null;
  const url = isMeant ? resolveUrl(written, page.baseUrl) : null;
  resolved.set(written, url);
  return url;
}
