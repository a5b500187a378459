// The words of the landing page, the form that starts a check and its progress.
import { PLATFORM_COUNT, PLATFORM_COUNT_CAPITALIZED } from "@/lib/inspect/platforms/names";

export const LANDING_TEXT = {
  heading: "See how your link looks before you share it",
  lead: `Paste a URL to see ${PLATFORM_COUNT} previews, a score and the fixes. Free, no account needed.`,
  points: [
    {
      title: `${PLATFORM_COUNT_CAPITALIZED} previews at once`,
      text: "Google, X, Facebook, LinkedIn, Discord, WhatsApp, Slack and Telegram, each drawn by its own rules: which tags it reads, how it crops images, where it cuts text.",
    },
    {
      title: "A score that means something",
      text: "Scored by what people actually see: a broken image costs more than five missing optional tags.",
    },
    {
      title: "Fixes you can paste",
      text: "Code built from your page’s own values, for HTML, Laravel, Next.js, Nuxt, WordPress plugins, Shopify and Webflow, plus a prompt that lets your AI assistant fix the rest.",
    },
  ],
} as const;

export const FORM_TEXT = {
  label: "URL of the page to check",
  placeholder: "example.com/page",
  submit: "Check",
  examples: "Try",
  recent: "Recent on this device",
  pasted: "Check unpublished HTML",
  forget: "Clear",
  forgetLabel: "Clear recent checks on this device",
} as const;

/** Pages to try, from few tags to many. */
export const EXAMPLE_PAGES = ["example.com", "ogp.me", "github.com"] as const;

export const PROGRESS_TEXT = {
  heading: "Checking",
  cancel: "Cancel",
  seconds: "s",
  steps: { fetching: "Fetching page", reading: "Reading tags", measuring: "Checking images" },
  starting: "Starting…",
  /** While the site has not responded, by the seconds that have passed. */
  fetching: [
    { afterS: 0, text: "Waiting for the site to respond…" },
    { afterS: 3, text: "The site is slow to respond. Some crawlers give up about now." },
    { afterS: 8, text: "Still no response. We wait up to 15 seconds." },
  ],
  reading: "The site responded. Reading the page…",
  measuring: (measured: number, images: number) =>
    images === 0
      ? "Checking what the page links to…"
      : `${measured} of ${images} ${images === 1 ? "image" : "images"} checked`,
} as const;
