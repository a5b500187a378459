import { Parser } from "htmlparser2";

/** What a document is made of, as far as it tells an interstitial from a page. */
export interface PageOutline {
  /** Tags with their attributes, in lower case. */
  readonly tags: string;
  /** Titles, scripts that run and the inside of frames, in lower case. */
  readonly code: string;
  /** Characters of running text. */
  readonly textLength: number;
  /** The page says how it is to be shared. */
  readonly hasSocialTags: boolean;
}

/** Elements whose text is no running text. */
const RAW: ReadonlySet<string> = new Set(["script", "style", "title", "iframe", "noframes", "template"]);
const RUNS = /^(?:module|(?:text|application)\/(?:x-)?(?:java|ecma)script)?$/i;
const SOCIAL = /^(?:og:(?:title|image|description)|twitter:(?:card|title))$/i;

/** Keeps open elements whose text is raw alone: htmlparser2 looks for each end tag among all that are open. */
class RawTextParser extends Parser {
  override isVoidElement(name: string): boolean {
    return !RAW.has(name);
  }
}

/** The outline of an HTML document of at most some ten kilobytes. */
export function outlineOf(html: string): PageOutline {
  const tags: string[] = [];
  const code: string[] = [];
  let textLength = 0;
  let hasSocialTags = false;
  /** The open element whose text is raw; false where its text says nothing either. */
  let raw: { readonly name: string; readonly isKept: boolean } | null = null;
  const parser = new RawTextParser({
    onopentag(name, attributes) {
      const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
      const tag = `<${name}${written.join("")}>`;
      tags.push(tag);
      if (name === "title") code.push(tag);
      if (name === "meta" && SOCIAL.test((attributes.property ?? attributes.name ?? "").trim())) {
        hasSocialTags = true;
      }
      if (raw === null && RAW.has(name)) {
        raw = { name, isKept: name !== "script" || RUNS.test((attributes.type ?? "").trim()) };
      }
    },
    ontext(text) {
      if (raw === null) textLength += text.replace(/\s+/g, " ").trim().length;
      else if (raw.isKept) code.push(text);
    },
    onclosetag(name) {
      if (raw?.name === name) raw = null;
      if (name === "title") code.push("</title>");
    },
  });
  parser.end(html);
  return { tags: lower(tags), code: lower(code), textLength, hasSocialTags };
}

function lower(parts: readonly string[]): string {
  return parts.join("").toLowerCase();
}
