// Pages as real sites have them, made by hand after what their systems write: sites/<name>.http holds the request, the
// response's headers, the images ("image: URL WIDTHxHEIGHT FORMAT BYTES", all others return 404) and the page;
// sites/<name>.txt what an owner gets to read. `npx vitest run lib/inspect/cases -u` writes it again, to be read as the
// owner would: every issue true and useful, every proposed text fit to paste.
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { applyFix } from "@/lib/testing/inspect/apply-fix";
import { inspectPage } from "../inspect";
import { readMetadata } from "../metadata/read-metadata";
import { missingResources } from "../missing-resources";
import { joinPage, type Page } from "../page/page";
import { parseDocument } from "../page/read-document";
import type { Inspection, Issue } from "../report";
import { type ImageFacts, type LinkedResources, NO_RESOURCES } from "../resources";

const SITES = new URL("sites/", import.meta.url);
const MIME: Readonly<Record<string, string>> = { ico: "image/x-icon", svg: "image/svg+xml" };

interface Site {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly images: ReadonlyMap<string, Pick<ImageFacts, "width" | "height" | "format" | "mime" | "bytes">>;
  readonly bytes: Uint8Array;
}

const names = readdirSync(SITES).flatMap((file) => (file.endsWith(".http") ? [file.slice(0, -5)] : []));

describe("sites", () => {
  test("there are at least 40 sites", () => expect(names.length).toBeGreaterThanOrEqual(40));
});

describe.each(names)("%s", (name) => {
  const site = readSite(name);
  const page = pageOf(site);
  const inspection = inspectPage(page, resourcesOf(site, page));
  const fixes = inspection.issues.flatMap(({ code, fix }) => (fix?.html ? [{ code, html: fix.html }] : []));

  test("the report", () => expect(written(inspection)).toMatchFileSnapshot(`sites/${name}.txt`));

  test("all fixes together remove their issues", () => {
    const text = new TextDecoder(page.charset.name).decode(site.bytes);
    const pasted = fixes.reduce((html, fix) => applyFix(html, fix.html), text);
    const fixedSite = withFilesOf(fixes.map(({ html }) => html).join("\n"), site, pasted);
    const fixedPage = pageOf(fixedSite);
    const left = inspectPage(fixedPage, resourcesOf(fixedSite, fixedPage)).issues.map(({ code }) => code);
    expect(fixes.map(({ code }) => code).filter((code) => left.includes(code))).toEqual([]);
  });
});

function readSite(name: string): Site {
  const file = readFileSync(new URL(`${name}.http`, SITES));
  const end = file.indexOf("\n\n");
  const lines = file
    .subarray(0, end)
    .toString("latin1")
    .split("\n")
    .filter((line) => !line.startsWith("#"));
  const [request = "", ...fields] = lines;
  const pairs = fields.map(
    (line) => [line.slice(0, line.indexOf(": ")), line.slice(line.indexOf(": ") + 2)] as const,
  );
  const images = pairs.filter(([key]) => key === "image").map(([, value]) => imageOf(value));
  return {
    url: request.replace(/^GET /, ""),
    headers: Object.fromEntries(pairs.filter(([key]) => key !== "image")),
    images: new Map(images),
    bytes: file.subarray(end + 2),
  };
}

function imageOf(line: string) {
  const [url = "", size = "", format = "", bytes] = line.split(" ");
  const [width, height] = size.split("x").map((side) => (side === "-" ? null : Number(side)));
  const mime = MIME[format] ?? `image/${format}`;
  return [url, { width: width ?? null, height: height ?? null, format, mime, bytes: Number(bytes) }] as const;
}

function pageOf({ url, headers, bytes }: Site): Page {
  const fetched = {
    url,
    finalUrl: url,
    hops: [],
    status: 200,
    responseTimeMs: 200,
    truncated: false,
    headers,
  };
  const document = parseDocument(bytes, headers["content-type"] ?? null);
  return joinPage({ ...fetched, documentBytes: bytes.length }, document);
}

function resourcesOf({ images }: Site, page: Page): LinkedResources {
  // Like a check: what the first images tell may make more of them worth a look.
  return [1, 2].reduce<LinkedResources>((known) => {
    const { images: urls } = missingResources(page, readMetadata(page), known);
    const facts = urls.map((url) => [url, factsOf(url, images.get(url))] as const);
    return { ...known, images: new Map([...known.images, ...facts]) };
  }, NO_RESOURCES);
}

function factsOf(url: string, image: Partial<ImageFacts> | undefined): ImageFacts {
  const nothing = { width: null, height: null, format: null, mime: null, bytes: null };
  const found = image !== undefined;
  const state = found ? "ok" : "http_error";
  return {
    url,
    finalUrl: url,
    state,
    status: found ? 200 : 404,
    timeMs: 80,
    inspected: found,
    ...nothing,
    ...image,
  };
}

/** The site with another page, and with the files that its fixes name. */
function withFilesOf(fixes: string, site: Site, page: string): Site {
  const named = [...fixes.matchAll(/(?:image" content|href)="([^"]+)"/g)].map(
    ([, url = ""]) => new URL(url.replaceAll("&amp;", "&"), site.url).href,
  );
  const good = { width: 1200, height: 630, format: "jpeg", mime: "image/jpeg", bytes: 120_000 };
  const images = new Map([...site.images, ...named.map((url) => [url, good] as const)]);
  const headers = { ...site.headers, "content-type": "text/html; charset=utf-8" };
  return { ...site, headers, images, bytes: new TextEncoder().encode(page) };
}

/** The report as an owner reads it, without what is the same on every page. */
function written({ score, previews, issues }: Inspection): string {
  const cards = Object.entries(previews).map(([platform, preview]) => {
    const { title, description, image, site_name: site, card, truncated, reason } = preview;
    const parts = [title, description, image, site].map((part) => part ?? "-");
    const cut = truncated.length === 0 ? "" : ` (cut: ${truncated.join(", ")})`;
    return `${platform}, ${card}: ${parts.join(" | ")}${cut}${reason === null ? "" : `\n  ${reason}`}`;
  });
  return [`score ${score.value}`, ...cards, "", ...issues.map(issueText)].join("\n");
}

function issueText({ code, severity, points, title, description, fix }: Issue): string {
  return `# ${code}, ${severity}, ${points}: ${title}\n${description}\n${fix?.html ?? "(no fix)"}\n`;
}
