// Sets of elements, as https://html.spec.whatwg.org/multipage/parsing.html treats them.

/** The attributes worth reading, by element. */
export const ATTRIBUTES_READ: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ["html", new Set(["lang"])],
  ["base", new Set(["href"])],
  ["meta", new Set(["name", "property", "itemprop", "http-equiv", "charset", "content", "value", "media"])],
  ["link", new Set(["rel", "href", "type", "sizes", "hreflang", "media", "title", "color"])],
  ["script", new Set(["type", "id"])],
  ["img", new Set(["src"])],
  ["div", new Set(["id", "class", "role", "style", "data-nosnippet", "hidden"])],
  ["main", new Set(["id", "hidden"])],
  ["section", new Set(["id", "class", "role", "data-nosnippet", "hidden"])],
  ["span", new Set(["data-nosnippet", "hidden"])],
  ["dialog", new Set(["open", "hidden"])],
  ["p", new Set(["class", "style", "hidden"])],
  ...["article", "aside", "footer", "form", "header", "nav"].map(
    (name) => [name, new Set(["hidden"])] as const,
  ),
]);

/** Elements that may be in a head; anything else ends it. */
export const HEAD_CONTENT: ReadonlySet<string> = new Set([
  "base",
  "basefont",
  "bgsound",
  "link",
  "meta",
  "noframes",
  "noscript",
  "script",
  "style",
  "template",
  "title",
]);

/** Elements whose content is text up to their own end tag. */
export const RAW_TEXT: ReadonlySet<string> = new Set([
  "iframe",
  "noembed",
  "noframes",
  "plaintext",
  "script",
  "style",
  "textarea",
  "title",
  "xmp",
]);

/** Raw-text elements whose text people see. */
export const VISIBLE_RAW_TEXT: ReadonlySet<string> = new Set(["plaintext", "xmp"]);

/** HTML start tags that end svg or math content that was left open. */
export const BREAKOUT: ReadonlySet<string> = new Set(
  (
    "b big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 head hr i img li listing menu " +
    "meta nobr ol p pre ruby s small span strong strike sub sup table tt u ul var"
  ).split(" "),
);

/** Inside svg, the elements whose content is HTML again. */
export const HTML_IN_SVG: ReadonlySet<string> = new Set(["foreignobject", "desc", "title"]);

/** Elements that do not separate the words before them from the words after them. */
export const INLINE: ReadonlySet<string> = new Set(
  (
    "a abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd label mark nobr q rp rt ruby s samp " +
    "script small span strike strong style sub sup template time tt u var wbr"
  ).split(" "),
);

/** Elements before which an open paragraph ends. */
export const ENDS_PARAGRAPH: ReadonlySet<string> = new Set(
  (
    "address article aside blockquote body center details dialog dd dir div dl dt fieldset figcaption figure footer " +
    "form h1 h2 h3 h4 h5 h6 header hgroup hr html li listing main menu nav ol p plaintext pre search section summary " +
    "table td th tr ul xmp"
  ).split(" "),
);

export const HEADINGS: ReadonlySet<string> = new Set(["h1", "h2", "h3", "h4", "h5", "h6"]);

/** Elements on which `data-nosnippet` counts (https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag). */
export const MAY_WITHHOLD: ReadonlySet<string> = new Set(["div", "section", "span"]);

/** Elements whose `hidden` attribute is looked for: those that hold running text. Each has an end tag, or ends as paragraphs do. */
export const MAY_CONCEAL: ReadonlySet<string> = new Set(
  "article aside dialog div footer form header main nav p section span".split(" "),
);

/** Ids that client-rendered applications hang their root on. */
export const APP_ROOT_IDS: ReadonlySet<string> = new Set([
  "root",
  "app",
  "__next",
  "__nuxt",
  "___gatsby",
  "app-root",
  "main-app",
  "q-app",
  "react-root",
  "svelte",
]);

/** The same as an element of its own: `<app-root>`, `<my-app>`. */
export const APP_ROOT_ELEMENT = /^(?:[a-z]{1,20}-)?(?:app(?:-root|-shell)?|root)$/;

/** Blocks whose loose text is a label, an item or a caption, and no paragraph. */
export const NO_LOOSE_PROSE: ReadonlySet<string> = new Set(
  "li dt dd th caption figcaption button label select option textarea legend summary fieldset h1 h2 h3 h4 h5 h6".split(
    " ",
  ),
);

/** Elements that, standing first in a document, show that it is HTML. */
export const STARTS_HTML: ReadonlySet<string> = new Set(
  (
    "html head body title meta link base script style noscript iframe h1 h2 h3 h4 h5 h6 div p span a b i br font table " +
    "ul ol section article header main nav footer form img frameset template"
  ).split(" "),
);

/** Elements that count only with an attribute once everything that is kept of a body has been found. */
export const STILL_READ_WITH: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ["div", new Set(["id", "data-nosnippet"])],
  ["main", new Set(["id"])],
  ["section", new Set(["id", "data-nosnippet"])],
  ["span", new Set(["data-nosnippet"])],
]);

/** Elements that still count then, beside those with a hyphen in their names: what is kept wherever it is, and what surrounds it. */
export const STILL_READ: ReadonlySet<string> = new Set([
  ..."html base meta link title script h1 app root template noscript svg math".split(" "),
  ...RAW_TEXT,
  ...STILL_READ_WITH.keys(),
]);
