// Pages that show how the score comes about: the documentation draws them, the score's test holds them to their points.
import type { Example } from "../rules/rule";
import { PERFECT_IMAGE_URL } from "./perfect-page";

interface ScoredPage {
  /** What the page is, as it reads in a list. */
  readonly name: string;
  readonly example: Example;
}

const PLAIN = `<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<title>How tides shape the coast</title>
<meta name="description" content="Two floods a day move more sand than any storm.">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="canonical" href="https://example.com/guides/tides">
<link rel="icon" href="/favicon-96.png" sizes="96x96">
</head><body><h1>How tides shape the coast</h1></body></html>`;

const FRAMEWORK = `<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Laravel</title>
</head><body><h1>Welcome</h1></body></html>`;

const NO_FAVICON: NonNullable<Example["images"]> = {
  "https://example.com/favicon.ico": { state: "http_error", status: 404, inspected: false },
};

export const SCORE_PAGES = {
  perfect: { name: "A page with nothing wrong", example: { html: "" } },
  noAlt: {
    name: "Its image has no description in words",
    example: { html: "", without: ["og:image:alt"] },
  },
  heavyImage: {
    name: "Its image weighs 900 KB",
    example: { html: "", images: { [PERFECT_IMAGE_URL]: { bytes: 900 * 1024 } } },
  },
  noCard: { name: "It has no twitter:card", example: { html: "", without: ["twitter:card"] } },
  noindex: {
    name: "It asks Google not to list it",
    example: { html: '<meta name="robots" content="noindex">' },
  },
  noSocialTags: {
    name: "Title, description and icon are there, but no social tag",
    example: { html: "", document: PLAIN },
  },
  framework: {
    name: "A framework's starter page",
    example: { html: "", document: FRAMEWORK, images: NO_FAVICON },
  },
  nothing: { name: "An empty document", example: { html: "", document: "", images: NO_FAVICON } },
} as const satisfies Readonly<Record<string, ScoredPage>>;
