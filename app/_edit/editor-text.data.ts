// The words of the editor, for checked pages and for pasted HTML.

import type { PreviewPart } from "@/lib/inspect/edit/compare-inspections";
import type { Fields } from "@/lib/inspect/edit/fields";
import type { HeadTarget } from "@/lib/inspect/edit/head-block";
import { PLATFORM_COUNT } from "@/lib/inspect/platforms/names";

export const PASTE_TEXT = {
  heading: "Check unpublished HTML",
  lead: "Paste the HTML of a page on your computer, a staging site or a draft. It’s checked in your browser and never sent to a server.",
  source: "HTML of the page",
  sourceHint: "The whole document or just its head. Use View Source, not DevTools.",
  placeholder: '<!doctype html>\n<html lang="en">\n<head>\n  <title>…</title>',
  url: "Future URL",
  urlHint: "Optional. Used to resolve relative URLs.",
  urlPlaceholder: "https://example.com/page",
  images: "Load images",
  imagesHint: "Your browser fetches the images the HTML names and measures the social image.",
  waiting: "Nothing to show yet",
  waitingText: `Paste HTML above to see its score, ${PLATFORM_COUNT} previews and the fixes.`,
  noScript: "This page needs JavaScript because it runs entirely in your browser.",
} as const;

export const EDIT_TEXT = {
  heading: "Edit and preview",
  lead: "Change the page’s tags and see the result live. Nothing is sent or saved, and the page itself doesn’t change.",
  back: "Back to report",
  pageTitle: (url: string) => `Edit and preview: ${url}`,
  pageDescription: (url: string) =>
    `Change the title, description and image of ${url} and see how its link looks on ${PLATFORM_COUNT} platforms.`,
} as const;

export const FIELD_TEXT = {
  heading: "Page details",
  reset: "Undo all changes",
  resetQuestion: "Undo all changes?",
  resetConsequence: "The fields go back to what the page says now. Your changes will be lost.",
  labels: {
    title: "Title",
    socialTitle: "Social title",
    description: "Description",
    socialDescription: "Social description",
    image: "Image URL",
    imageAlt: "Image alt text",
    siteName: "Site name",
    card: "Card on X",
  } satisfies Record<keyof Fields, string>,
  tags: {
    title: { own: "title", social: "og:title", both: "title, og:title" },
    description: { own: "description", social: "og:description", both: "description, og:description" },
  },
  writtenTo: (tags: string) => `Sets ${tags}.`,
  same: "Use for social too",
  siteNameHint: "Sets og:site_name.",
  imageAltHint: "Sets og:image:alt.",
  characters: (count: number, about: number) => `${count} of about ${about} characters`,
  draft: {
    label: "Draft image",
    choose: "Choose an image or drop it here",
    hint: "It stays in your browser: nothing is uploaded.",
    notAnImage: "Your browser can’t read this file as an image.",
    tooHeavy: (megabytes: number) =>
      `That image is too large to draw here: choose one of at most ${megabytes} MB. No platform accepts more than 8 MB.`,
    shown: (name: string, measures: string) =>
      `Showing ${name} from your computer: ${measures}. Upload it to the URL above before you publish.`,
    measures: (width: number, height: number, weight: string) => `${width} × ${height} px, ${weight}`,
    remove: "Remove draft image",
  },
  cards: { none: "Not set", summary: "Small image", summary_large_image: "Large image" },
  imageStates: {
    none: "",
    withheld: "Not loaded, so its size is unknown.",
    loading: "Loading the image to measure it…",
    measured: (width: number, height: number) => `${width} × ${height} px, measured in your browser.`,
    reported: (width: number, height: number) => `${width} × ${height} px, as in the report.`,
    failed: "Your browser couldn’t load it, so its size is unknown. Platforms may fail too.",
    invalid: "This isn’t a valid image URL.",
  },
} as const;

export const EXAMPLE_TEXT = {
  heading: "Try it here",
  lead: "Change this example and watch what people would see.",
  score: "Score",
} as const;

export const LIVE_TEXT = {
  result: "Score and previews",
  scoreNow: (score: number) => `Score ${score} of 100`,
  wasBefore: (score: number) => `${score} before your changes`,
  failed: "The checker couldn’t be loaded, so your changes have no effect.",
  retry: "Try again",
  imageUnchecked: "Image not checked",
  imageUncheckedText:
    "The image hasn’t been checked, so its size, shape and format may still cost up to 30 points.",
  limits: "What isn’t checked here",
  limitsPasted:
    "Redirects, response headers, robots.txt and speed, because no server is contacted. Of the images, only the social image is measured, and only if images are loaded.",
  limitsChecked:
    "Redirects, headers, robots.txt, icons, structured data and body text come from the report. Of a new image, only the dimensions are measured, not its file size or type.",
} as const;

export const HEAD_TEXT = {
  heading: "Finished <head> tags",
  lead: "The tags with your changes. Use them in place of the page’s own.",
  target: "Format",
  copy: "Copy tags",
  targets: { html: "HTML", laravel: "Laravel", next: "Next.js", nuxt: "Nuxt" } satisfies Record<
    HeadTarget,
    string
  >,
} as const;

export const TAG_TEXT = {
  heading: "Turn off a tag to see what breaks",
  lead: "Uncheck a tag to see the previews and the score without it.",
  allOn: "Turn all on",
  noneOff: "All tags are on.",
  off: (count: number) => (count === 1 ? "Without 1 tag" : `Without ${count} tags`),
  score: (from: number, to: number) => `Score ${from} → ${to}`,
  noEffect: "Nothing breaks: every preview stays the same and no new issue appears.",
  changes: "Previews that change",
  issues: "New issues",
  parts: {
    title: "title",
    description: "description",
    image: "image",
    site_name: "site name",
    favicon: "icon",
    card: "layout",
  } satisfies Record<PreviewPart, string>,
  empty: "empty",
  more: (count: number) => `${count.toLocaleString("en")} more tags aren’t listed.`,
} as const;
