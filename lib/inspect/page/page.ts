// The vocabulary of a fetched and parsed page. Offsets are bytes of the document after content decoding,
// so that a platform which reads only the first N bytes can be told what it sees.
import { resolveUrl } from "../url/http-url";

/** One redirect followed: the URL that redirected and its 3xx status. */
export interface Hop {
  readonly url: string;
  readonly status: number;
}

/** What the network says of a page, whatever its body holds. */
export interface FetchedPage {
  /** The URL requested, normalized. */
  readonly url: string;
  /** The URL that returned the document. */
  readonly finalUrl: string;
  readonly hops: readonly Hop[];
  readonly status: number;
  /** Lower-case names; a header sent more than once is joined with ", ", the lines of x-robots-tag with a line break. */
  readonly headers: Readonly<Record<string, string>>;
  /** When the response ended, in milliseconds since 1970; absent where nothing was fetched. */
  readonly fetchedAtMs?: number;
  /** Milliseconds from the first request to the last byte of the document, redirects included. */
  readonly responseTimeMs: number;
  /** Bytes of the document after content decoding. */
  readonly documentBytes: number;
  /** The target closed the connection before the document was complete. */
  readonly truncated: boolean;
}

/** `after_head` is between `</head>` and `<body>`: a browser moves such tags into the head, many crawlers do not. */
export type Placement = "head" | "after_head" | "body";

/** Where a tag is in the document. */
export interface Position {
  /** 1-based line of the tag's `<`. */
  readonly line: number;
  /** Byte offset of the tag's `<`. */
  readonly start: number;
  /** Byte offset just after the tag's `>` (for an element with text: of its end tag). */
  readonly end: number;
  readonly placement: Placement;
}

/** One `<meta>`. Attribute values are entity-decoded once and otherwise as written; null when the attribute is absent. */
export interface MetaTag extends Position {
  readonly name: string | null;
  readonly property: string | null;
  readonly itemprop: string | null;
  readonly httpEquiv: string | null;
  readonly charset: string | null;
  readonly content: string | null;
  readonly value: string | null;
  readonly media: string | null;
  /** False for minified markup whose `content` has no quotes around it. */
  readonly quoted: boolean;
  /** The whole text of a `content` that a quotation mark inside it cuts short; else null. */
  readonly meant: string | null;
}

/** One `<link>`; values as written, null when absent. */
export interface LinkTag extends Position {
  /** As written. */
  readonly rel: string;
  /** Lower-case tokens of `rel`. */
  readonly rels: readonly string[];
  readonly href: string | null;
  readonly type: string | null;
  readonly sizes: string | null;
  readonly hreflang: string | null;
  readonly media: string | null;
  readonly title: string | null;
  readonly color: string | null;
}

/** An element known by its text (`<title>`, `<h1>`, `<p>`): entity-decoded, white space collapsed and trimmed. */
export interface TextElement extends Position {
  readonly text: string;
  /** The text without what `data-nosnippet` keeps out of search results. */
  readonly snippet: string;
}

/** One `<script type="application/ld+json">`. */
export interface JsonLdScript extends Position {
  /** The parsed JSON; undefined when it is not valid. */
  readonly value: unknown;
  /** Why it is not valid, in plain words; null when it is. */
  readonly error: string | null;
}

export interface Charset {
  /** WHATWG name in lower case, e.g. `utf-8`, `shift_jis`, `windows-1251`. */
  readonly name: string;
  readonly source: "bom" | "header" | "meta" | "guess";
  /** Byte offset just after the first `<meta>` that declares a charset, wherever it is; null when none does. */
  readonly declaredAt: number | null;
  /** Number of U+FFFD characters that decoding had to put in. */
  readonly replacements: number;
  /** The bytes are in UTF-8 although the document is read in another encoding, or the other way round. */
  readonly mislabeled: boolean;
  /** The encoding that the bytes are in, where it is not the one they are read in and they tell which; null elsewhere. */
  readonly likely: string | null;
}

/** What is known of a document once its head has ended. */
export type DocumentHead = Pick<ParsedDocument, "base" | "metas">;

/** What parsing a document yields. Lists are in document order. */
export interface ParsedDocument {
  readonly charset: Charset;
  /** `lang` of `<html>` as written. */
  readonly lang: string | null;
  /** First `<base href>` as written. */
  readonly base: string | null;
  readonly metas: readonly MetaTag[];
  readonly links: readonly LinkTag[];
  /** HTML titles only: a `<title>` inside svg or math is not one. */
  readonly titles: readonly TextElement[];
  /** `<h1>` elements. */
  readonly headings: readonly TextElement[];
  /** The first heading of the highest rank below h1 that says something; null when there is none. */
  readonly subheading: TextElement | null;
  /**
   * The first 5 paragraphs of the page's own text that a browser shows, each cut at 1,000 characters: of the main element
   * where there is one, behind the first h1 where there is one, and not those of menus, forms, overlays and bylines. A run
   * of text outside of paragraphs counts as one.
   */
  readonly paragraphs: readonly TextElement[];
  readonly jsonLd: readonly JsonLdScript[];
  /** A script holds a component embed for Discord (https://docs.discord.com/developers/link-previews/component-embeds). */
  readonly componentEmbed: boolean;
  readonly head: {
    /** Byte offset where the head ended, by `</head>`, `<body>` or something that cannot be in a head; null if it never did. */
    readonly end: number | null;
    /** Lower-case name of the element that closed the head although it cannot be in one, `#text` for loose text; null when the head ended as it should. */
    readonly closedBy: string | null;
  };
  readonly body: {
    /** Characters of visible text in the body, up to 1,000, white space collapsed; scripts, styles, templates, noscripts, closed dialogs and what is `hidden` not counted. */
    readonly textLength: number;
    /** The first 300 characters of that text. */
    readonly textStart: string;
    /** The first 300 characters of the page's own text, without what `data-nosnippet` keeps out of search results. */
    readonly snippetStart: string;
    /** `id` of an element known as a client-rendered application's root (`root`, `app`, `__next`, `__nuxt` …), or the name of such an element (`app-root`); null when there is none. */
    readonly appRoot: string | null;
    /** Script elements that run, those of the head too; blocks of data are none. */
    readonly scripts: number;
    /** `src` of the first 5 body images, as written; images in a noscript or written as `data:` are passed over. */
    readonly images: readonly string[];
  };
  /** The first thing in it, comments apart, is a doctype of HTML or a tag that HTML documents begin with. */
  readonly looksLikeHtml: boolean;
}

/** A page: what the network said of it and what its document holds. */
export interface Page extends FetchedPage, ParsedDocument {
  /** The URL that relative URLs resolve against: `<base href>` against the final URL. */
  readonly baseUrl: string;
}

/** A page made of its fetch and its document; relative URLs resolve against its `baseUrl`. */
export function joinPage(fetched: FetchedPage, document: ParsedDocument): Page {
  return { ...fetched, ...document, baseUrl: baseUrlOf(document, fetched.finalUrl) };
}

/** The URL that a document's relative URLs resolve against, when `finalUrl` is its own. */
export function baseUrlOf({ base }: Pick<DocumentHead, "base">, finalUrl: string): string {
  return (base === null ? null : resolveUrl(base, finalUrl)) ?? finalUrl;
}
