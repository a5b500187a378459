import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { cpuMsOf } from "@/lib/testing/repository/patterns";
import type { Responder } from "@/lib/testing/web/fake-responses";
import { startStage } from "@/lib/testing/web/net-stage";
import { SitemapParser } from "./sitemap-parser";

type Files = Readonly<Record<string, string | Buffer | Responder>>;

/** What the sitemaps of a site with these files come to; `{origin}` stands for its origin. */
async function read(files: Files, sitemaps: readonly string[] = []) {
  const { net, web } = await startStage();
  const written = (text: string) => text.replaceAll("{origin}", web.origin);
  for (const [path, file] of Object.entries(files)) {
    if (typeof file === "function") web.on(path, file);
    else web.on(path, (_req, res) => void res.end(typeof file === "string" ? written(file) : file));
  }
  const found = await net.polite.readSitemaps({
    sitemaps: sitemaps.map(written),
    fallback: `${web.origin}/sitemap.xml`,
    host: new URL(web.origin).host,
  });
  const short = (url: string) => url.replace(web.origin, "");
  const problems = found.problems.map(({ url, fault }) => `${fault} ${short(url)}`);
  return { ...found, urls: found.urls.map(short), problems, requested: web.requests.map(({ path }) => path) };
}

function urlset(...locs: readonly string[]): string {
  const entries = locs.map((loc) => `<url><loc>${loc}</loc><lastmod>2026-01-01</lastmod></url>`).join("\n");
  return `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries}</urlset>`;
}

describe("the pages of a site", () => {
  test("come from /sitemap.xml when robots.txt names no sitemap", async () => {
    const { found, urls, problems } = await read({ "/sitemap.xml": urlset("{origin}/a", "{origin}/b#part") });
    expect({ found, urls, problems }).toEqual({ found: true, urls: ["/a", "/b"], problems: [] });
  });

  test("come from the sitemaps of robots.txt alone when it names some", async () => {
    const { urls, requested } = await read({ "/one.xml": urlset("{origin}/a") }, ["{origin}/one.xml"]);
    expect({ urls, requested }).toEqual({ urls: ["/a"], requested: ["/one.xml"] });
  });

  test("come from every sitemap of an index, gzip files too", async () => {
    const index =
      "<sitemapindex><sitemap><loc>{origin}/1.xml</loc></sitemap><sitemap><loc>{origin}/2.xml.gz</loc></sitemap></sitemapindex>";
    const files: Files = {
      "/sitemap.xml": index,
      "/1.xml": urlset("{origin}/a"),
      "/2.xml.gz": (req, res) => void res.end(gzipSync(urlset(`http://${req.headers.host}/b`))),
    };
    const { urls, problems } = await read(files);
    expect({ urls, problems }).toEqual({ urls: ["/a", "/b"], problems: [] });
  });

  test("come from a list of lines", async () => {
    const { urls } = await read({ "/sitemap.xml": "{origin}/a\r\n{origin}/b" });
    expect(urls).toEqual(["/a", "/b"]);
  });

  test("leave out other hosts, images and repeated URLs", async () => {
    const image =
      "<url><loc>{origin}/a</loc><image:image><image:loc>{origin}/i.png</image:loc></image:image></url>";
    const xml = `<urlset>${image}<url><loc>{origin}/a</loc></url><url><loc>https://other.example/</loc></url></urlset>`;
    const { urls, foreign } = await read({ "/sitemap.xml": xml });
    expect({ urls, foreign }).toEqual({ urls: ["/a"], foreign: 1 });
  });

  test("are read from prefixed tags, CDATA and entities", async () => {
    const xml =
      "<s:urlset><s:url><s:loc><![CDATA[{origin}/a?b=1&c=2]]></s:loc></s:url><s:url><s:loc>{origin}/d?e=1&amp;f=2</s:loc></s:url></s:urlset>";
    const { urls } = await read({ "/sitemap.xml": xml });
    expect(urls).toEqual(["/a?b=1&c=2", "/d?e=1&f=2"]);
  });
});

describe("a problem", () => {
  test("is no sitemap at all only where robots.txt names one", async () => {
    expect(await read({})).toMatchObject({ found: false, urls: [], problems: [] });
    const named = await read({}, ["{origin}/gone.xml"]);
    expect(named).toMatchObject({ found: false, problems: ["unreachable /gone.xml"] });
  });

  test("is XML that breaks off, whose pages still count", async () => {
    const { urls, problems } = await read({
      "/sitemap.xml": urlset("{origin}/a").replace("</urlset>", "<url>"),
    });
    expect({ urls, problems }).toEqual({ urls: ["/a"], problems: ["broken /sitemap.xml"] });
  });

  test("is a page in place of a sitemap", async () => {
    const { problems } = await read({ "/map.xml": "<!doctype html><html><body>Hi" }, ["{origin}/map.xml"]);
    expect(problems).toEqual(["not_a_sitemap /map.xml"]);
  });

  test("is a sitemap of a gigabyte in a megabyte, of which 50 MB are read", async () => {
    const block = Buffer.alloc(16 * 1024 * 1024, " ");
    const bomb = gzipSync(
      Buffer.concat([Buffer.from(urlset("x").replace("</urlset>", "")), ...Array(5).fill(block)]),
    );
    const { problems } = await read({ "/sitemap.xml": bomb });
    expect(problems).toEqual(["too_large /sitemap.xml"]);
  });

  test("is not an entity bomb, which stays as it is written", async () => {
    const bomb = `<!DOCTYPE u [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;">]><urlset><url><loc>{origin}/&b;</loc></url></urlset>`;
    const { urls } = await read({ "/sitemap.xml": bomb });
    expect(urls).toEqual(["/&b;"]);
  });

  test("is an index that goes on for ever", async () => {
    const endless: Responder = (req, res) => {
      const next = Number(/\d+/.exec(req.url ?? "")?.[0] ?? 0) + 1;
      const loc = `http://${req.headers.host}/sitemap.xml?page=${next}`;
      res.end(`<sitemapindex><sitemap><loc>${loc}</loc></sitemap></sitemapindex>`);
    };
    const { problems, requested } = await read({ "/sitemap.xml": endless });
    expect(problems).toEqual([expect.stringMatching(/^too_many /)]);
    expect(requested.length).toBe(4);
  });
});

describe("sitemap", () => {
  test("50,000 URLs of one sitemap are read and no more", async () => {
    const locs = Array.from({ length: 50_010 }, (_, n) => `{origin}/${n}`);
    const { urls, problems } = await read({ "/sitemap.xml": urlset(...locs) });
    expect({ count: urls.length, problems }).toEqual({ count: 50_000, problems: [] });
  });
});

describe("a sitemap that nests without end", () => {
  test("is read in a moment, whatever it closes", () => {
    const parser = new SitemapParser();
    const piece = Buffer.from(`<urlset>${"<b>".repeat(100_000)}${"</i>".repeat(100_000)}`);
    const ms = cpuMsOf(() => expect(parser.write(piece)).toBe(false));
    expect(ms).toBeLessThan(1_000);
    expect(parser.end(false)).toMatchObject({ locs: [], broken: true });
  });
});
