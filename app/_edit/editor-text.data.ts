// The words of the page where a page's tags are tried out.

import type { PreviewPart } from "@/lib/inspect/edit/compare-inspections";
import type { Fields } from "@/lib/inspect/edit/fields";
import type { HeadTarget } from "@/lib/inspect/edit/head-block";

export const PASTE = {
  heading: "Check HTML that is not online",
  lead: "Paste the source of a page on your own machine, a staging site or a draft. It is checked in your browser: no part of it is sent to any server.",
  source: "HTML of the page",
  sourceHint:
    "The whole document, or just its head. Take it from “View page source”, not from the inspector.",
  placeholder: '<!doctype html>\n<html lang="en">\n<head>\n  <title>…</title>',
  address: "The address it will have",
  addressHint: "Optional. Relative addresses count from here.",
  addressPlaceholder: "https://example.com/page",
  images: "Load its pictures",
  imagesHint: "Your browser then asks the addresses in the HTML for them, and measures the social image.",
  waiting: "Nothing to show yet",
  waitingText: "The score, eight previews and every fix appear here as soon as there is HTML above.",
  noScript: "This page works in your browser only, so it needs JavaScript.",
} as const;

export const TRY = {
  heading: "Try changes",
  lead: "Change what the page says and see at once what becomes of it. Nothing is sent or saved; the page itself stays as it is.",
  back: "Back to the report",
  pageTitle: (address: string) => `Try changes: ${address}`,
  pageDescription: (address: string) =>
    `Change title, description and image of ${address} and see what its link becomes on eight platforms.`,
} as const;

export const FIELD_TEXT = {
  heading: "What the page says",
  reset: "Undo all changes",
  resetQuestion: "Undo all changes?",
  resetConsequence: "The fields go back to what the page says. What you have typed is not kept.",
  labels: {
    title: "Title",
    socialTitle: "Title on cards",
    description: "Description",
    socialDescription: "Description on cards",
    image: "Image address",
    imageAlt: "Image alt text",
    siteName: "Site name",
    card: "Card on X",
  } satisfies Record<keyof Fields, string>,
  tags: {
    title: { own: "title", social: "og:title", both: "title, og:title" },
    description: { own: "description", social: "og:description", both: "description, og:description" },
  },
  writtenTo: (tags: string) => `Written to ${tags}.`,
  same: "The same on cards",
  siteNameHint: "Written to og:site_name.",
  imageAltHint: "Written to og:image:alt.",
  characters: (count: number) => (count === 1 ? "1 character" : `${count} characters`),
  cards: { none: "No tag", summary: "Small image", summary_large_image: "Large image" },
  imageStates: {
    none: "",
    withheld: "Not loaded. Its size is not known.",
    loading: "Loading it to measure its size.",
    measured: (width: number, height: number) => `${width} × ${height} px, measured in your browser.`,
    reported: (width: number, height: number) => `${width} × ${height} px, as measured in the report.`,
    failed: "Your browser could not load it, so its size is not known. Platforms may fare no better.",
    invalid: "This is no address of a picture.",
  },
} as const;

export const LIVE = {
  result: "Score and previews",
  scoreNow: (score: number) => `Score ${score} of 100`,
  wasBefore: (score: number) => `${score} before your changes`,
  failed: "The checker could not be loaded, so changes show no effect.",
  retry: "Load it again",
  limits: "What is not measured here",
  limitsPasted:
    "Redirects, response headers, robots.txt and speed, since no server is asked. Of pictures, only the social image’s size, and only when they may be loaded.",
  limitsChecked:
    "Redirects, headers, robots.txt, icons, structured data and the text of the page stand as in the report. Of a new picture only its size is measured, not its weight or type.",
} as const;

export const HEAD_TEXT = {
  heading: "The finished head",
  lead: "These tags as they stand now. Put them in place of the page’s own.",
  target: "Written for",
  copy: "Copy the head",
  targets: { html: "HTML", laravel: "Laravel", next: "Next.js", nuxt: "Nuxt" } satisfies Record<
    HeadTarget,
    string
  >,
} as const;

export const TAG_TEXT = {
  heading: "Without this tag",
  lead: "Switch a tag off and see what falls.",
  allOn: "Switch all on",
  nothingOff: "Every tag is on.",
  off: (count: number) => (count === 1 ? "Without 1 tag" : `Without ${count} tags`),
  score: (from: number, to: number) => `Score ${from} → ${to}`,
  nothingFalls: "Nothing falls: no preview changes and no issue comes up.",
  lose: "Shows something else",
  issues: "New issues",
  parts: {
    title: "title",
    description: "description",
    image: "image",
    site_name: "site name",
    favicon: "icon",
    card: "kind of card",
  } satisfies Record<PreviewPart, string>,
  empty: "empty",
  more: (count: number) => `${count.toLocaleString("en")} more tags are not listed.`,
} as const;
