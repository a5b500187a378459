import type { RequestListener, ServerResponse } from "node:http";
import { sampleImage } from "../samples/images";
import { wholePage } from "./page-html";

interface AuditedPage {
  readonly path: string;
  readonly title?: string;
  readonly image?: string;
  readonly canonical?: string;
  readonly links?: readonly string[];
}

/** Pages of the site's sitemap, the two that are not in order included. */
export const SITEMAP_PAGES = 60;
export const PRODUCTS_WITHOUT_IMAGE = 12;

const SOUND = 40;
const numbered = (count: number, path: string) => Array.from({ length: count }, (_, n) => `${path}${n + 10}`);

/** What is wrong with the site: nothing else is. */
function auditedPages(origin: string): readonly AuditedPage[] {
  return [
    { path: "/", links: ["/left-out"] },
    ...numbered(SOUND, "/walks/").map((path) => ({ path })),
    ...numbered(PRODUCTS_WITHOUT_IMAGE, "/products/").map((path) => ({ path, image: "" })),
    { path: "/twin-a", title: "Twenty harbours of the northern coast, with tides and winds" },
    { path: "/twin-b", title: "Twenty harbours of the northern coast, with tides and winds" },
    { path: "/broken-a", image: `${origin}/gone.jpg` },
    { path: "/broken-b", image: `${origin}/gone.jpg` },
    { path: "/copy", canonical: `${origin}/twin-a` },
    { path: "/left-out" },
  ];
}

/**
 * A site of 60 pages with planted faults, which has robots.txt and a sitemap. `/monitored` is a page that tests change:
 * `/change?title=…&image=gone` says how it is from then on.
 */
export function auditedSite(origin: string): RequestListener {
  const pages = new Map(auditedPages(origin).map((page) => [page.path, htmlOf(origin, page)]));
  const listed = [...pages.keys()].filter((path) => path !== "/left-out").concat("/old", "/missing");
  const monitored = { title: "", image: "" };
  return (request, response) => {
    const { pathname: path, searchParams } = new URL(request.url ?? "/", origin);
    const html = pages.get(path);
    if (html !== undefined) send(response, "text/html; charset=utf-8", html);
    else if (path === "/sitemap.xml") send(response, "application/xml", sitemap(origin, listed));
    else if (path === "/old") response.writeHead(301, { location: "/twin-a" }).end();
    else if (path === "/change") {
      Object.assign(monitored, { title: "", image: "" }, Object.fromEntries(searchParams));
      send(response, "text/plain", "changed");
    } else if (path === "/monitored") {
      const image = monitored.image === "gone" ? `${origin}/gone.jpg` : undefined;
      const title = monitored.title || undefined;
      send(response, "text/html; charset=utf-8", htmlOf(origin, { path, title, image }));
    } else sendImage(response, path);
  };
}

function htmlOf(origin: string, { path, title, image, canonical, links = [] }: AuditedPage): string {
  const name = path.replaceAll(/[^a-z0-9]+/g, " ").trim() || "start";
  const html = wholePage({
    title: title ?? `Autumn walks along the coast and its cliffs, part ${name}`,
    description: `Part ${name} of our walks: between two and nine miles, each with a map, the times of the tides and a place to eat.`,
    url: `${origin}${path}`,
    image: image ?? `${origin}/samples/wide.jpg?for=${path}`,
  });
  const anchors = links.map((href) => `<a href="${href}">More walks</a>`).join("");
  const withLinks = html.replace("</body>", `${anchors}</body>`);
  const withCanonical = withLinks.replace(/(rel="canonical" href=")[^"]*/, `$1${canonical ?? origin + path}`);
  return image === "" ? withCanonical.replaceAll(/<meta property="og:image.*\n/g, "") : withCanonical;
}

function sitemap(origin: string, paths: readonly string[]): string {
  return `<urlset>${paths.map((path) => `<url><loc>${origin}${path}</loc></url>`).join("")}</urlset>`;
}

function sendImage(response: ServerResponse, path: string): void {
  const image = sampleImage(path);
  if (image) send(response, image.type, image.bytes);
  else
    response.writeHead(404, { "content-type": "text/html" }).end("<!doctype html><title>Not found</title>");
}

function send(response: ServerResponse, type: string, body: string | Buffer): void {
  response.writeHead(200, { "content-type": type, "content-length": Buffer.byteLength(body) });
  response.end(body);
}
