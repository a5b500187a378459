// What meets text of other sites, with inputs that are made to break it.
import fc from "fast-check";
import { headBlock } from "@/lib/inspect/edit/head-block";
import { headValues } from "@/lib/inspect/edit/head-values";
import { inspectPage } from "@/lib/inspect/inspect";
import type { Metadata } from "@/lib/inspect/metadata/metadata";
import { endOfWrittenDate } from "@/lib/inspect/metadata/written-dates";
import { joinPage } from "@/lib/inspect/page/page";
import { createDocumentReader, parseDocument } from "@/lib/inspect/page/read-document";
import { PLATFORM_LABELS } from "@/lib/inspect/platforms/names";
import { FRAMEWORKS } from "@/lib/inspect/prompt/frameworks.data";
import { fixPrompt } from "@/lib/inspect/prompt/prompt";
import { toReport } from "@/lib/inspect/report";
import { reportMarkdown } from "@/lib/inspect/report-markdown";
import { NO_RESOURCES } from "@/lib/inspect/resources";
import {
  completeUrl,
  embeddedUrl,
  hostLabel,
  isSamePage,
  normalizeUrl,
  resolveUrl,
} from "@/lib/inspect/url/http-url";
import { isPublicUrl, rejectionOf } from "@/lib/inspect/url/url-policy";
import { compactReport } from "@/lib/mcp/compact-report";
import {
  type ImageFormat,
  imageFormatOf,
  imageSizeOf,
  mayBecomeSvg,
  otherContentOf,
} from "@/lib/net/image/image-format";
import { outlineOf } from "@/lib/net/page/page-outline";
import { looksLikeHtml } from "@/lib/net/page/sniff-html";
import { robotsRules } from "@/lib/net/robots/robots-rules";
import { SitemapParser } from "@/lib/net/sitemap/sitemap-parser";
import { createCookieJar } from "@/lib/net/transport/cookie-jar";
import { resolveTarget } from "@/lib/server/request-target";
import { urlPattern } from "@/lib/services/audits/result/url-pattern";
import { PageLinks } from "@/lib/services/audits/run/page-links";
import { toCsv } from "@/lib/services/csv";
import { parseOEmbed } from "@/lib/services/inspections/read-oembed";
import { bladeCode } from "@/lib/testing/inspect/blade";
import { outputProblems } from "@/lib/testing/inspect/inspection-problems";
import { snippetShape } from "@/lib/testing/inspect/snippet-shape";
import { fakeClock } from "../fake-clock";
import {
  brokenImages,
  oEmbedTexts,
  PAGE_URL,
  pages,
  pagesInPieces,
  requestTargets,
  robotsLines,
  sitemaps,
  writtenDates,
} from "./broken-inputs";
import { anyText, anyUrl, MARK } from "./broken-page";

/** One kind of input and what is done with it. */
export interface FuzzTarget {
  readonly name: string;
  /** Runs one input of a seed. Throws what is wrong with the outcome. */
  readonly property: fc.IPropertyWithHooks<[unknown]>;
}

function target<T>(name: string, inputs: fc.Arbitrary<T>, check: (input: T) => void): FuzzTarget {
  return { name, property: fc.property(inputs, check) as fc.IPropertyWithHooks<[unknown]> };
}

const COMPACT_CHARS_MAX = 16_000;

export const FUZZ_TARGETS: readonly FuzzTarget[] = [
  target("pages", pages, ({ document, headers, finalUrl }) => {
    const fetched = { url: PAGE_URL, finalUrl, hops: [], status: 200, headers, responseTimeMs: 1 };
    const parsed = parseDocument(document, headers["content-type"] ?? null);
    const page = joinPage({ ...fetched, documentBytes: document.length, truncated: false }, parsed);
    const found = inspectPage(page, NO_RESOURCES);
    const report = toReport(found);
    must(outputProblems(found));
    for (const framework of FRAMEWORKS) must(promptProblems(fixPrompt(report, framework)));
    must(markdownProblems(reportMarkdown(report, PLATFORM_LABELS)));
    must(headProblems(report.metadata, finalUrl));
    const compact = JSON.stringify(compactReport(report)).length;
    if (compact > COMPACT_CHARS_MAX) throw new Error(`the compact report has ${compact} characters`);
  }),
  target("bytes in pieces", pagesInPieces, ({ bytes, type, cuts }) => {
    const whole = createDocumentReader(type);
    whole.write(bytes);
    const parts = createDocumentReader(type);
    const ends = [...cuts.map((cut) => Math.min(cut, bytes.length)), bytes.length].sort((a, b) => a - b);
    for (const [at, end] of ends.entries()) parts.write(bytes.subarray(ends[at - 1] ?? 0, end));
    const [one, other] = [whole.end(), parts.end()].map((parsed) => JSON.stringify(parsed));
    if (one !== other) throw new Error(`in pieces it reads ${other}, not ${one}`);
  }),
  target("starts of files", pagesInPieces, ({ bytes }) => {
    looksLikeHtml(bytes);
    mayBecomeSvg(bytes);
    outlineOf(bytes.toString("latin1"));
    const links = new PageLinks(PAGE_URL);
    links.write(bytes);
    for (const url of links.urls()) {
      if (!url.startsWith("https://example.com/")) throw new Error(`follows ${url}`);
      urlPattern(url);
    }
  }),
  target("dates", fc.oneof(anyText, writtenDates), (text) => {
    const end = endOfWrittenDate(text);
    if (end !== null && !Number.isFinite(end)) throw new Error(`ends at ${end}`);
  }),
  target("request targets", requestTargets, (written) => {
    const resolved = resolveTarget(written);
    if (resolved === null) return;
    const [path = ""] = resolved.split("?");
    const isPlain = path.startsWith("/") && !/[\\#\0]/.test(path);
    if (!isPlain || /(?:^|\/)\.{1,2}(?:\/|$)/.test(decodeURIComponent(path)))
      throw new Error(`leads to ${resolved}`);
    if (!path.startsWith("//") && resolveTarget(resolved) !== resolved)
      throw new Error(`${resolved} resolves on`);
  }),
  target("cells of CSV", fc.array(anyText, { minLength: 1, maxLength: 4 }), (cells) => {
    const text = toCsv(
      cells.map(() => "name"),
      [cells],
    );
    const row = text.slice(text.indexOf("\r\n") + 2);
    if (!row.startsWith("\r\n") && /^"?[=+\-@\t\r]/.test(row)) throw new Error(`runs as a formula: ${row}`);
  }),
  target("URLs", fc.tuple(anyUrl, anyUrl), ([one, other]) => {
    const resolved = resolveUrl(one, PAGE_URL);
    if (resolved !== null && !/^https?:\/\//.test(resolved)) throw new Error(`resolves to ${resolved}`);
    for (const url of [normalizeUrl(one), completeUrl(one), resolved]) {
      if (url === null || URL.parse(url) === null) continue;
      hostLabel(url);
      embeddedUrl(url);
      isSamePage(url, normalizeUrl(other) ?? PAGE_URL);
      if (isPublicUrl(url) !== (rejectionOf(new URL(url), []) === null)) throw new Error(`${url} is both`);
    }
  }),
  target("robots.txt", fc.tuple(robotsLines, anyText), ([text, path]) => {
    const rules = robotsRules(text);
    rules.about(new URL(`/./${path}`, PAGE_URL).href).allows("HeadlightBot");
    const delay = rules.crawlDelay("HeadlightBot");
    if (delay !== null && !(delay >= 0)) throw new Error(`waits for ${delay}`);
  }),
  target("oEmbed", oEmbedTexts, (text) => {
    const found = parseOEmbed(PAGE_URL, text);
    for (const value of Object.values(found ?? {})) {
      if (value !== null && typeof value === "object") throw new Error("a field of a wrong type");
    }
  }),
  target("images", brokenImages, (bytes) => {
    otherContentOf(bytes);
    const format: ImageFormat | null = imageFormatOf(bytes);
    const size = format && imageSizeOf(format, bytes);
    if (size && !(size.width > 0 && size.height > 0))
      throw new Error(`a size of ${size.width} × ${size.height}`);
  }),
  target("sitemaps", sitemaps, (bytes) => {
    const parser = new SitemapParser();
    parser.write(bytes.subarray(0, 7));
    parser.write(bytes.subarray(7));
    parser.end(false);
  }),
  target("cookies", fc.array(anyText, { maxLength: 5 }), (lines) => {
    const jar = createCookieJar(fakeClock());
    const url = new URL(PAGE_URL);
    for (const line of lines) jar.store(url, line);
    if (/[\r\n\0]/.test(jar.headerFor(url) ?? "")) throw new Error("a header of two lines");
  }),
];

function must(problems: readonly string[]): void {
  if (problems.length > 0) throw new Error(problems.join("\n"));
}

const HEAD_SHAPES = /^(?:title|meta content (?:name|property)|link href rel)$/;

/** Finished heads that hold more than text of the page, in any of the four kinds of code. */
function headProblems(metadata: Metadata, pageUrl: string): readonly string[] {
  const values = headValues(metadata);
  const shapes = snippetShape(headBlock("html", values, pageUrl)).filter((shape) => !HEAD_SHAPES.test(shape));
  const blades = bladeCode(headBlock("laravel", values, pageUrl)).filter(
    (code) => !/^\{\{ url\('/.test(code),
  );
  const scripts = (["next", "nuxt"] as const).filter(
    (kind) => (headBlock(kind, values, pageUrl).match(/<\/?script/gi) ?? []).length > 2,
  );
  return [
    ...shapes.map((shape) => `the head has ${shape}`),
    ...blades.map((code) => `the head runs ${code}`),
    ...scripts.map((kind) => `the head for ${kind} ends its script`),
  ];
}

/** What a page says is in quoted lines alone. */
function promptProblems(prompt: string): readonly string[] {
  const bare = prompt.split("\n").filter((line) => line.includes(MARK) && !line.startsWith("| "));
  return [
    ...bare.map((line) => `the prompt says ${line}`),
    ...(prompt.length >= 6_000 ? ["the prompt is too long"] : []),
  ];
}

/** Outside of fences nothing of a page is markup. */
function markdownProblems(markdown: string): readonly string[] {
  let fence: string | null = null;
  return markdown.split("\n").flatMap((line, index) => {
    const [marks] = /^`{3,}/.exec(line) ?? [];
    if (fence === null && marks !== undefined) fence = marks;
    else if (fence !== null && line === fence) fence = null;
    else if (fence === null && /(?<!\\)(?:\\\\)*<[a-z/!]|(?<!\\)(?:\\\\)*\]\(javascript/i.test(line))
      return [`the Markdown has ${line}`];
    else if (fence === null && index > 0 && line.startsWith("# "))
      return [`the Markdown has the heading ${line}`];
    return [];
  });
}
