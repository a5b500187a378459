import type { IncomingMessage, ServerResponse } from "node:http";
import { sampleImage } from "../samples/images";
import { samplePages } from "../samples/pages";
import { hangingPages } from "./hanging";
import { searchTags, wholePage } from "./page-html";
import { WORST_PAGES } from "./worst-pages";

type Responder = (response: ServerResponse, request: IncomingMessage) => void;

const TITLE = "Six autumn walks along the coast, none longer than nine miles";
const DESCRIPTION =
  "Six routes between two and nine miles, each with a map, the times of the tides, and a place to eat at the end of the path.";
export const HOSTILE_TITLE = '<img src=x onerror="document.title=1">{{7*7}}@if(1)"';
const HOSTILE_TEXT =
  '</script><script>document.title="taken"</script><svg onload=alert(1)> javascript:alert(1)';

/** What the origin of test pages serves, by path. */
export function originPages(origin: string): Readonly<Record<string, Responder>> {
  const page = (path: string, changes: { title?: string; description?: string; image?: string } = {}) =>
    wholePage({
      title: TITLE,
      description: DESCRIPTION,
      url: `${origin}${path}`,
      image: `${origin}/samples/wide.jpg`,
      ...changes,
    });
  return {
    "/health": text("ok"),
    "/good": html(page("/good")),
    "/bare": html("<!doctype html><title>Home</title><p>Welcome.</p>"),
    "/searched": html(page("/searched").replace("</head>", `${searchTags(`${origin}/searched`)}</head>`)),
    "/two-titles": html(
      '<!doctype html><html lang="en"><title>Tides</title><meta property="og:title" content="Tides of the coast">',
    ),
    "/broken-image": html(page("/broken-image", { image: `${origin}/nowhere.png` })),
    "/hostile": html(page("/hostile", { title: HOSTILE_TITLE, description: HOSTILE_TEXT })),
    "/many-tags": html(`${page("/many-tags")}${'<meta name="extra" content="more">'.repeat(400)}`),
    "/moved": redirect(301, "/moved-again"),
    "/moved-again": redirect(302, "/good"),
    "/loop": redirect(302, "/loop"),
    // Each names its whole URL: a check fetches the one that a page names, and nobody would release another.
    ...held({
      "/held": (query) => [html(page(`/held?${query}`))],
      "/in-steps": (query) =>
        inTwoParts(page(`/in-steps?${query}`, { image: `${origin}/held-image?${query}` })),
      "/held-image": () => [image("/samples/wide.jpg")],
    }),
    ...hangingPages(),
    ...worst(),
    "/shift-jis": send("text/html; charset=shift_jis", encodedPage("93fa967b8cea82cc8379815b8357")),
    "/gb18030": send("text/html; charset=gb18030", encodedPage("d6d0cec4cdf8d2b3")),
    "/huge": html(`${page("/huge")}<!-- ${"x".repeat(3_000_000)} -->`),
    "/file.pdf": send("application/pdf", Buffer.from("%PDF-1.7\n")),
    "/challenge": (response) => {
      response.writeHead(403, { "content-type": "text/html", "cf-mitigated": "challenge" });
      response.end("<!doctype html><title>Just a moment...</title>");
    },
    "/garbled": (response) => void response.socket?.end("It responds, but not in HTTP.\r\n\r\n"),
    "/hangs-up": (response) => response.destroy(),
    "/cut": (response) => {
      response.writeHead(200, { "content-type": "text/html", "content-length": 100_000 });
      response.write(page("/cut"), () => response.destroy());
    },
    ...samples(origin),
  };
}

function worst(): Readonly<Record<string, Responder>> {
  const pages = Object.entries(WORST_PAGES);
  return Object.fromEntries(pages.map(([name, document]) => [`/worst/${name}`, html(document)]));
}

type Part = (response: ServerResponse) => void;

/**
 * Pages kept back until a test asks for the release of their next part, by path and query, of which each test uses its
 * own; how fast the machine is plays no part.
 */
function held(
  pages: Readonly<Record<string, (query: string) => readonly Part[]>>,
): Readonly<Record<string, Responder>> {
  const waiting = new Map<string, { readonly response: ServerResponse; readonly parts: Part[] }[]>();
  // A test may ask for the release before the page has been asked for.
  const early = new Set<string>();
  const keep = (partsOf: (query: string) => readonly Part[]): Responder => {
    return (response, request) => {
      const { url = "" } = request;
      const kept = { response, parts: [...partsOf(queryOf(request))] };
      waiting.set(url, [...(waiting.get(url) ?? []), kept]);
      if (early.delete(url)) kept.parts.shift()?.(response);
    };
  };
  const release: Responder = (response, request) => {
    const target = decodeURIComponent(queryOf(request));
    if (!waiting.has(target)) early.add(target);
    for (const kept of waiting.get(target) ?? []) kept.parts.shift()?.(kept.response);
    text("released")(response, request);
  };
  const kept = Object.entries(pages).map(([path, partsOf]) => [path, keep(partsOf)] as const);
  return { ...Object.fromEntries(kept), "/release": release };
}

function queryOf({ url = "" }: IncomingMessage): string {
  return url.split("?")[1] ?? "";
}

/** The head of a response and half of its body, then the rest. */
function inTwoParts(body: string): readonly Part[] {
  const bytes = Buffer.from(body);
  const half = Math.floor(bytes.length / 2);
  return [
    (response) => {
      response.writeHead(200, { "content-type": "text/html", "content-length": bytes.length });
      response.write(bytes.subarray(0, half));
    },
    (response) => response.end(bytes.subarray(half)),
  ];
}

function image(path: string): Part {
  const { type, bytes } = sampleImage(path) ?? { type: "image/jpeg", bytes: Buffer.alloc(0) };
  return send(type, bytes);
}

/** The twelve pages that every card is looked at with. */
function samples(origin: string): Readonly<Record<string, Responder>> {
  const pages = Object.entries(samplePages(origin)).map(([path, page]) => [path, html(page)] as const);
  return Object.fromEntries(pages);
}

/** A page whose title is these bytes, in hexadecimal digits. */
function encodedPage(title: string): Buffer {
  const parts = ["<!doctype html><title>", Buffer.from(title, "hex"), "</title><p>Welcome.</p>"];
  return Buffer.concat(parts.map((part) => Buffer.from(part)));
}

function html(body: string): (response: ServerResponse) => void {
  return send("text/html; charset=utf-8", Buffer.from(body));
}

function text(body: string): Responder {
  return send("text/plain", Buffer.from(body));
}

function send(type: string, body: Buffer): (response: ServerResponse) => void {
  return (response) => {
    response.writeHead(200, { "content-type": type, "content-length": body.length });
    response.end(body);
  };
}

function redirect(status: number, to: string): Responder {
  return (response) => {
    response.writeHead(status, { location: to });
    response.end();
  };
}
