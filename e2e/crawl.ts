import type { APIRequestContext, APIResponse } from "@playwright/test";

interface Link {
  readonly path: string;
  /** The fragment; empty without one. */
  readonly id: string;
}

export interface CrawledPage {
  readonly path: string;
  readonly response: APIResponse;
  readonly ids: ReadonlySet<string>;
  readonly links: readonly Link[];
}

interface Crawl {
  readonly request: APIRequestContext;
  readonly origin: string;
  /** Where it begins. */
  readonly paths: readonly string[];
}

/** These pages and all of the site that they link to, each once. */
export async function* crawl({ request, origin, paths }: Crawl): AsyncGenerator<CrawledPage> {
  const known = new Set(paths);
  let count = 0;
  // Iteration over a set comes to what is added meanwhile, too.
  for (const path of known) {
    // More pages than one visitor may open in a minute.
    const headers = { "x-forwarded-for": `198.19.${count++ % 256}.1` };
    const response = await request.get(path, { headers });
    const isPage = response.headers()["content-type"]?.startsWith("text/html");
    const html = isPage ? await response.text() : "";
    const ids = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id = ""]) => id));
    const links = linksIn(html, origin + path);
    for (const link of links) known.add(link.path);
    yield { path, response, ids, links };
  }
}

function linksIn(html: string, base: string): readonly Link[] {
  const hrefs = [...html.matchAll(/<a [^>]*?href="([^"]+)"/g)].map(([, href = ""]) => href);
  const urls = hrefs.map((href) => new URL(href.replaceAll("&amp;", "&"), base));
  // A check that is offered as an example leads to hosts outside this machine.
  const own = urls.filter((url) => url.origin === new URL(base).origin && !url.searchParams.has("url"));
  return own.map((url) => ({ path: url.pathname + url.search, id: url.hash.slice(1) }));
}
