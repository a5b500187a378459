import { imageFacts } from "@/lib/inspect/example/perfect-page";
import { readMetadata } from "@/lib/inspect/metadata/read-metadata";
import { type FetchedPage, joinPage, type Page } from "@/lib/inspect/page/page";
import { parseDocument } from "@/lib/inspect/page/read-document";
import type { ResolveInput } from "@/lib/inspect/platforms/platform";
import { type ImageFacts, type LinkedResources, NO_RESOURCES } from "@/lib/inspect/resources";

export interface PageParts {
  readonly url?: string;
  /** Lines of the head, in order. */
  readonly head?: readonly string[];
  readonly body?: string;
  /** A whole document in place of head and body. */
  readonly html?: string;
  readonly fetched?: Partial<FetchedPage>;
}

export interface InputParts extends PageParts {
  readonly resources?: Partial<Omit<LinkedResources, "images">>;
  readonly images?: readonly ImageFacts[];
}

/** A page parsed from markup, as if a server had responded with it. */
export function buildPage({ url = "https://example.com/page", fetched = {}, ...parts }: PageParts): Page {
  const html = parts.html ?? documentOf(parts);
  const bytes = new TextEncoder().encode(html);
  const whole: FetchedPage = {
    url,
    finalUrl: url,
    hops: [],
    status: 200,
    headers: { "content-type": "text/html; charset=utf-8" },
    responseTimeMs: 100,
    documentBytes: bytes.length,
    truncated: false,
    ...fetched,
  };
  return joinPage(whole, parseDocument(bytes, whole.headers["content-type"] ?? null));
}

/** What a platform resolves from: a built page, its metadata and what is known of the files it names. */
export function buildInput({ resources = {}, images = [], ...parts }: InputParts): ResolveInput {
  const page = buildPage(parts);
  const known = new Map(images.map((facts) => [facts.url, facts]));
  return { page, metadata: readMetadata(page), resources: { ...NO_RESOURCES, ...resources, images: known } };
}

/** A working JPEG of that size, with changes. */
export function imageOf(
  url: string,
  size: readonly [width: number, height: number],
  changes: Partial<ImageFacts> = {},
): ImageFacts {
  const [width, height] = size;
  return { ...imageFacts(url, changes.format ?? "jpeg", { width, height, bytes: 100_000 }), ...changes };
}

/** `<meta property="…" content="…">`. */
export function og(key: string, content: string): string {
  return `<meta property="${key}" content="${content}">`;
}

/** `<meta name="…" content="…">`. */
export function named(key: string, content: string): string {
  return `<meta name="${key}" content="${content}">`;
}

function documentOf({ head = [], body = "" }: Pick<PageParts, "head" | "body">): string {
  return `<!doctype html>\n<html lang="en">\n<head>\n${head.join("\n")}\n</head>\n<body>\n${body}\n</body>\n</html>\n`;
}
