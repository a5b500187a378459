// The golden pages: <name>/page.html, made by hand after a kind of real site, and <name>/expected.json, what a careful
// person says of it. `given` holds what the network would say; all else is compared: the metadata as far as it is
// written down, everything else to the letter. <name>/issues.txt holds what the issues say and the fixes they offer;
// `npx vitest run lib/inspect/cases -u` writes it again, to be read before it is committed.
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { applyFix } from "@/lib/testing/inspect/apply-fix";
import { inspectPage } from "../inspect";
import { readMetadata } from "../metadata/read-metadata";
import { ogUrl } from "../metadata/social-tags";
import { missingResources } from "../missing-resources";
import { type FetchedPage, joinPage, type Page } from "../page/page";
import { parseDocument } from "../page/read-document";
import { type Issue, type Report, type ReportPreview, toReport } from "../report";
import { type ImageFacts, type LinkedPage, type LinkedResources, NO_RESOURCES } from "../resources";

type ExpectedPreview = Omit<ReportPreview, "approximate" | "basis">;

interface Expected {
  /** What kind of page it is and what it is there to show. */
  readonly about: string;
  readonly given: Partial<FetchedPage> & {
    readonly url: string;
    readonly contentType: string | null;
    /** By URL, where they differ from a good social image; an image that is not named has status 404. */
    readonly images: Readonly<Record<string, Partial<ImageFacts>>>;
    readonly resources?: Partial<Omit<LinkedResources, "images">>;
    /** The file that og:url leads to, where it names another page. */
    readonly ogUrlFile?: string;
  };
  readonly score: number;
  /** Points lost by code. */
  readonly issues: Readonly<Record<string, number>>;
  readonly metadata: object;
  readonly image: Report["image"];
  readonly previews: Readonly<Record<string, ExpectedPreview>>;
}

// sites/ has a test of its own.
const cases = readdirSync(new URL(".", import.meta.url), { withFileTypes: true }).filter(
  (entry) => entry.isDirectory() && entry.name !== "sites",
);

describe("the golden pages", () => {
  test("there are at least 22 golden pages", () => {
    expect(cases.length).toBeGreaterThanOrEqual(22);
  });
});

describe.each(cases.map(({ name }) => name))("%s", (name) => {
  const read = (file: string) => readFileSync(new URL(`${name}/${file}`, import.meta.url));
  const expected: Expected = JSON.parse(read("expected.json").toString());
  const page = pageOf(expected, read("page.html"));
  const inspection = inspectPage(page, resourcesOf(expected, page, read));
  const report = toReport(inspection);

  test("the metadata matches", () => expect(report.metadata).toMatchObject(expected.metadata));
  test("the image matches", () => expect(report.image).toEqual(expected.image));
  test("the previews match", () => expect(shown(report.previews)).toEqual(expected.previews));
  test("the issues cost the expected points", () => {
    const points = Object.fromEntries(inspection.issues.map((issue) => [issue.code, issue.points]));
    expect(points).toEqual(expected.issues);
  });
  test("the score matches", () => expect(report.score).toBe(expected.score));
  test("the issues and their fixes read as in issues.txt", () =>
    expect(inspection.issues.map(written).join("\n")).toMatchFileSnapshot(`${name}/issues.txt`));
  test("every fix removes its issue", () => {
    const fixes = inspection.issues.flatMap(({ code, fix }) => (fix?.html ? [{ code, html: fix.html }] : []));
    const left = fixes.filter(({ code, html }) => {
      const fixedPage = pageOf(expected, encoder.encode(applyFix(decoded(page, read("page.html")), html)));
      const { issues } = inspectPage(fixedPage, resourcesOf(withFilesOf(html, expected), fixedPage, read));
      return issues.some((issue) => issue.code === code);
    });
    expect(left.map(({ code }) => code)).toEqual([]);
  });
  test("no fix takes back what one before it fixed", () => {
    const fixes = inspection.issues.flatMap(({ code, fix }) => (fix?.html ? [{ code, html: fix.html }] : []));
    const pasted = fixes.reduce((text, { html }) => applyFix(text, html), decoded(page, read("page.html")));
    const fixedPage = pageOf(expected, encoder.encode(pasted));
    const all = withFilesOf(fixes.map(({ html }) => html).join("\n"), expected);
    const left = inspectPage(fixedPage, resourcesOf(all, fixedPage, read)).issues.map(({ code }) => code);
    expect(fixes.map(({ code }) => code).filter((code) => left.includes(code))).toEqual([]);
  });
});

const encoder = new TextEncoder();

/** The text of a page, in which its fixes are pasted. What is pasted is UTF-8; letters of other encodings then read wrongly, which no fix depends on. */
function decoded(page: Page, bytes: Buffer): string {
  return new TextDecoder(page.charset.name).decode(bytes);
}

/** The same with the files that a fix names put where it names them. */
function withFilesOf(fix: string, expected: Expected): Expected {
  const { given } = expected;
  const named = [...fix.matchAll(/(?:image" content|href)="([^"]+)"/g)].map(
    ([, url = ""]) => new URL(url.replaceAll("&amp;", "&"), given.finalUrl ?? given.url).href,
  );
  const files = Object.fromEntries(named.map((url) => [url, {}]));
  return { ...expected, given: { ...given, images: { ...given.images, ...files } } };
}

function pageOf({ given }: Expected, bytes: Uint8Array): Page {
  const { url, contentType, images: _, resources: __, ogUrlFile: ___, headers, ...rest } = given;
  const type: Record<string, string> = contentType === null ? {} : { "content-type": contentType };
  const fetched = { ...responded(url, bytes), headers: { ...type, ...headers }, ...rest };
  return joinPage(fetched, parseDocument(bytes, contentType));
}

/** What the network says of a page that came at once, whole and without redirects. */
function responded(url: string, bytes: Uint8Array): FetchedPage {
  return {
    url,
    finalUrl: url,
    hops: [],
    status: 200,
    responseTimeMs: 200,
    documentBytes: bytes.length,
    truncated: false,
    headers: {},
  };
}

/** All that a service would bring: the images the core asks for, and whatever else is given. */
function resourcesOf({ given }: Expected, page: Page, read: (file: string) => Buffer): LinkedResources {
  const named = given.ogUrlFile === undefined ? null : namedByOgUrl(page, read(given.ogUrlFile));
  const resources: LinkedResources = { ...NO_RESOURCES, ogUrl: named, ...given.resources };
  // Like a check: what the first images tell may make more of them worth a look.
  return [1, 2].reduce<LinkedResources>((known) => {
    const facts = missingResources(page, readMetadata(page), known).images.map((url) => {
      const image = given.images[url];
      return [url, image ? { ...goodImage(url), ...image } : missingImage(url)] as const;
    });
    return { ...known, images: new Map([...known.images, ...facts]) };
  }, resources);
}

/** The page that og:url names, in HTML of UTF-8; null when it names none. */
function namedByOgUrl(page: Page, bytes: Uint8Array): LinkedPage | null {
  const url = ogUrl(page)?.url ?? null;
  if (url === null) return null;
  const type = "text/html; charset=utf-8";
  const fetched = { ...responded(url, bytes), headers: { "content-type": type } };
  const named = joinPage(fetched, parseDocument(bytes, type));
  return { url, status: 200, error: null, page: named, metadata: readMetadata(named) };
}

/** An issue as plain text. */
function written({ code, severity, title, description, fix }: Issue): string {
  const parts = Object.entries(fix ?? { html: null }).map(([kind, text]) => `${kind}:\n${text ?? "none"}\n`);
  return [`# ${code}, ${severity}: ${title}`, description, "", ...parts].join("\n");
}

/** Without the fields that are the same for every page. */
function shown(previews: Report["previews"]): Record<string, ExpectedPreview> {
  const entries = Object.entries(previews).map(([platform, { approximate: _, basis: __, ...preview }]) => [
    platform,
    preview,
  ]);
  return Object.fromEntries(entries);
}

function goodImage(url: string): ImageFacts {
  return {
    url,
    finalUrl: url,
    state: "ok",
    status: 200,
    width: 1200,
    height: 630,
    format: "jpeg",
    mime: "image/jpeg",
    bytes: 120_000,
    timeMs: 80,
    inspected: true,
  };
}

function missingImage(url: string): ImageFacts {
  const nothing = { width: null, height: null, format: null, mime: null, bytes: null };
  return { url, finalUrl: url, state: "http_error", status: 404, ...nothing, timeMs: 80, inspected: false };
}
