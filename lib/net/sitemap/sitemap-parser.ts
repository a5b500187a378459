import { Parser } from "htmlparser2";

/** What a sitemap holds (https://www.sitemaps.org/protocol.html, read 2026-11-28); `none` for what is no sitemap. */
export type SitemapKind = "urls" | "index" | "text" | "none";

export interface ParsedSitemap {
  readonly kind: SitemapKind;
  /** As written, in order: pages, or for an index other sitemaps. */
  readonly locs: readonly string[];
  /** It broke off, or its XML does not end where it should. */
  readonly broken: boolean;
}

/** The protocol's own bound for one file. */
const LOCS_MAX = 50_000;
const LOC_CHARS_MAX = 2_048;
const DEPTH_MAX = 32;
const ROOTS: Readonly<Record<string, SitemapKind>> = { urlset: "urls", sitemapindex: "index" };
const ENTRIES: readonly string[] = ["url", "sitemap"];

/**
 * Reads a sitemap while it arrives: XML of any quality, or text with a URL a line. Entities that a document declares
 * itself are not expanded.
 */
export class SitemapParser {
  readonly #decoder = new TextDecoder();
  readonly #parser: Parser;
  readonly #locs: string[] = [];
  readonly #open: string[] = [];
  #kind: SitemapKind | null = null;
  #loc: string | null = null;
  #line = "";
  #broken = false;
  #closed = false;
  /** Nested deeper than any sitemap: no element is held open any more, since each end tag is looked for among all. */
  #isEndless = false;

  constructor() {
    const isEndless = () => this.#isEndless;
    class ShallowParser extends Parser {
      override isVoidElement(): boolean {
        return isEndless();
      }
    }
    this.#parser = new ShallowParser(
      {
        onopentagname: (name) => this.#openTag(localName(name)),
        ontext: (text) => {
          if (this.#loc !== null && this.#loc.length <= LOC_CHARS_MAX) this.#loc += text;
        },
        onclosetag: (name, implied) => this.#closeTag(localName(name), implied),
      },
      { xmlMode: true, decodeEntities: true },
    );
  }

  /** False when it needs no more. */
  write(chunk: Uint8Array): boolean {
    const text = this.#decoder.decode(chunk, { stream: true });
    const start = text.trimStart();
    if (this.#kind === null && start !== "" && !start.startsWith("<")) this.#kind = "text";
    if (this.#kind === "text") this.#readLines(text);
    else this.#parser.write(text);
    return this.#kind !== "none" && !this.#isEndless && this.#locs.length < LOCS_MAX;
  }

  /** `cutOff` when the file goes on, or broke off. */
  end(cutOff: boolean): ParsedSitemap {
    if (this.#kind === "text") this.#readLines("\n");
    else this.#parser.end();
    const kind = this.#kind ?? "none";
    const unfinished = this.#broken || this.#isEndless || cutOff || (kind !== "text" && !this.#closed);
    const isFull = this.#locs.length >= LOCS_MAX;
    return { kind, locs: this.#locs, broken: kind !== "none" && !isFull && unfinished };
  }

  #openTag(name: string): void {
    if (this.#isEndless) return;
    if (this.#kind === null) this.#kind = ROOTS[name] ?? "none";
    if (this.#open.length >= DEPTH_MAX) {
      this.#isEndless = true;
      return;
    }
    const parent = this.#open.at(-1) ?? "";
    this.#open.push(name);
    if (name === "loc" && ENTRIES.includes(parent)) this.#loc = "";
  }

  #closeTag(name: string, implied: boolean): void {
    if (this.#isEndless) return;
    this.#open.pop();
    if (implied) this.#broken = true;
    if (this.#open.length === 0 && !implied) this.#closed = true;
    if (name !== "loc" || this.#loc === null) return;
    this.#take(this.#loc);
    this.#loc = null;
  }

  #readLines(text: string): void {
    const lines = (this.#line + text).split("\n");
    this.#line = (lines.pop() ?? "").slice(0, LOC_CHARS_MAX + 1);
    for (const line of lines) this.#take(line.replace(/^\uFEFF/, ""));
    // A page of prose is no list of URLs.
    if (this.#locs.length === 0 && lines.length > 0) this.#kind = "none";
  }

  #take(written: string): void {
    const loc = written.trim();
    if (this.#locs.length >= LOCS_MAX || loc.length > LOC_CHARS_MAX) return;
    if (/^https?:\/\//i.test(loc)) this.#locs.push(loc);
  }
}

function localName(name: string): string {
  return name.slice(name.indexOf(":") + 1).toLowerCase();
}
