import { Parser } from "htmlparser2";
import { resolveUrl } from "@/lib/inspect/url/http-url";
import type { Net } from "@/lib/net/net";

/** Links of one page that are looked at: more than any page has for people. */
const LINKS_MAX = 5_000;
const URL_CHARS_MAX = 2_048;
/** What is no page, by its name. */
const FILE =
  /\.(?:avif|bmp|css|csv|docx?|epub|exe|gif|gz|ico|jpe?g|js|json|m4a|mov|mp[34]|ogg|pdf|png|pptx?|rar|rss|svg|tar|tiff?|txt|wav|web[mp]|woff2?|xlsx?|xml|zip)$/i;

/** Tells start tags alone. htmlparser2 looks for each end tag among all open elements, which a hostile page has by the 100,000. */
class StartTagParser extends Parser {
  override isVoidElement(): boolean {
    return true;
  }
}

/** The links of a page that lead to pages of its own host, each once, normalized. */
export class PageLinks {
  readonly #decoder = new TextDecoder();
  readonly #found = new Set<string>();
  readonly #parser: Parser;
  readonly #pageUrl: string;
  readonly #host: string;
  /** Null until the first `<base>` that names a URL. */
  #base: string | null = null;
  #count = 0;

  constructor(pageUrl: string) {
    this.#pageUrl = pageUrl;
    this.#host = new URL(pageUrl).host;
    this.#parser = new StartTagParser({
      onopentag: (name, { href, rel = "" }) => {
        if (name === "base" && href !== undefined) this.#base ??= resolveUrl(href, pageUrl);
        if ((name === "a" || name === "area") && href !== undefined && !/\bnofollow\b/i.test(rel))
          this.#add(href);
      },
    });
  }

  write(chunk: Uint8Array): void {
    if (this.#count < LINKS_MAX) this.#parser.write(this.#decoder.decode(chunk, { stream: true }));
  }

  urls(): readonly string[] {
    return [...this.#found];
  }

  #add(href: string): void {
    if (++this.#count > LINKS_MAX || href.length > URL_CHARS_MAX) return;
    const url = URL.parse(href.trim(), this.#base ?? this.#pageUrl);
    if (url === null || url.host !== this.#host || !/^https?:$/.test(url.protocol)) return;
    url.hash = "";
    if (url.username === "" && url.href.length <= URL_CHARS_MAX && !FILE.test(url.pathname))
      this.#found.add(url.href);
  }
}

/** The same net, which shows the links of the first page that is read through it. */
export function watchLinks(net: Net): { readonly net: Net; readonly links: () => readonly string[] } {
  let links: PageLinks | null = null;
  let requested = false;
  const readPage: Net["readPage"] = (url, open, options) => {
    if (requested) return net.readPage(url, open, options);
    requested = true;
    return net.readPage(
      url,
      (head) => {
        const sink = open(head);
        const watching = new PageLinks(head.finalUrl);
        links = watching;
        return {
          write(chunk) {
            watching.write(chunk);
            sink.write(chunk);
          },
        };
      },
      options,
    );
  };
  return { net: { ...net, readPage }, links: () => links?.urls() ?? [] };
}
