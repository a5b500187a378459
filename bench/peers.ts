// The libraries Headlight is measured against, each behind the same `/inspect?url=` so that one client drives all.
// None of them resolves previews, judges anything or reads the image, so the same probe is added to each:
// their figures are a lower bound of the work. Run as `npx tsx bench/peers.ts NAME`; prints its URL.
import { Agent, createServer, get } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { fileURLToPath, pathToFileURL } from "node:url";
import sizeOf from "probe-image-size/sync.js";

const USER_AGENT = { "user-agent": "headlight-bench/1.0", accept: "text/html,*/*" };
const PROBE_BYTES = 65_536;

interface Found {
  readonly title?: unknown;
  readonly image: unknown;
}

type Peer = () => Promise<(url: string) => Promise<Found>>;

export const PEERS: Readonly<Record<string, Peer>> = {
  metascraper: async () => {
    const bundles = ["title", "description", "image", "url", "publisher", "author", "date", "lang"];
    const rules = await Promise.all(bundles.map(async (name) => (await load(`metascraper-${name}`))()));
    const scrape = (await load("metascraper"))(rules);
    return async (url) => scrape({ html: await page(url), url });
  },
  "open-graph-scraper": async () => {
    const scrape = await load("open-graph-scraper");
    return async (url) => {
      const { result } = await scrape({ url });
      return { title: result.ogTitle, image: result.ogImage?.[0]?.url };
    };
  },
  "unfurl.js": async () => {
    const { unfurl } = await load("unfurl.js");
    return async (url) => {
      const result = await unfurl(url, { oembed: false });
      return { ...result, title: result.open_graph?.title, image: result.open_graph?.images?.[0]?.url };
    };
  },
  // Its own getLinkPreview refuses loopback; getPreviewFromContent is the same code after the fetch.
  "link-preview-js": async () => {
    const { getPreviewFromContent } = await load("link-preview-js");
    const headers = { "content-type": "text/html; charset=utf-8" };
    return async (url) => {
      const result = await getPreviewFromContent({ url, headers, data: await page(url) });
      return { ...result, image: result.images?.[0] };
    };
  },
  "url-metadata": async () => {
    const read = await load("url-metadata");
    const options = {
      ensureSecureImageRequest: false,
      requestFilteringAgentOptions: { allowIPAddressList: ["127.0.0.1"] },
    };
    return async (url) => {
      const result = await read(url, options);
      return { ...result, title: result["og:title"], image: result["og:image"] };
    };
  },
  /** The limit: node:http reads page and image header, nothing is parsed. */
  "raw node:http": async () => {
    const agent = new Agent({ keepAlive: true, maxFreeSockets: 256 });
    return async (url) => {
      const html = await rawGet(url, agent);
      const at = html.indexOf('property="og:image" content="') + 29;
      return { image: html.toString("latin1", at, html.indexOf(34, at)).replace(/&amp;/g, "&") };
    };
  },
};

// The peers live in this folder's own node_modules, so they are loaded by path and carry no types.
async function load(name: string) {
  const path = createRequire(import.meta.url).resolve(name);
  const module = await import(pathToFileURL(path).href);
  return module.default ?? module;
}

async function page(url: string): Promise<string> {
  const response = await fetch(url, { headers: USER_AGENT });
  return response.text();
}

function rawGet(url: string, agent: Agent): Promise<Buffer> {
  return new Promise((done, failed) => {
    get(url, { agent, headers: USER_AGENT }, (res) => {
      const chunks: Buffer[] = [];
      res.on("data", (chunk: Buffer) => chunks.push(chunk));
      res.on("end", () => done(Buffer.concat(chunks)));
    }).on("error", failed);
  });
}

async function imageSize(url: unknown): Promise<unknown> {
  if (typeof url !== "string") return null;
  const response = await fetch(url, { headers: { ...USER_AGENT, range: `bytes=0-${PROBE_BYTES - 1}` } });
  const size = sizeOf(Buffer.from(await response.arrayBuffer()));
  return size && { width: size.width, height: size.height };
}

async function serve(name: string): Promise<void> {
  const check = await PEERS[name]?.();
  if (!check) throw new Error(`no peer named ${name}`);
  const server = createServer({ keepAliveTimeout: 60_000 }, async (req, res) => {
    const url = new URL(req.url ?? "/", "http://localhost").searchParams.get("url") ?? "";
    try {
      const found = await check(url);
      const body = JSON.stringify({ ...found, size: await imageSize(found.image) });
      res.writeHead(200, { "content-type": "application/json" }).end(body);
    } catch (error) {
      res.writeHead(502).end(String(error));
    }
  });
  server.listen(0, "127.0.0.1", () =>
    console.log(JSON.stringify({ base: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })),
  );
  process.stdin.resume().on("end", () => process.exit(0));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await serve(process.argv[2] ?? "");
