import { assumed, documented, observed } from "../facts";
import { ANY_IMAGE, MB, NO_LIMITS } from "../limits";
import type { Card, PlatformDefinition } from "../platform";
import type { CardContent } from "../resolve/card-content";
import type { VisiblePage } from "../resolve/visible-page";
import { type Cut, cutText } from "../text/text-cut";

/** Text lines of a whole card. */
const CARD_LINES = 5;
/** Latin letters in one line of a desktop bubble, and beside the small image: our count from its 430 px. */
const LINE_COLUMNS = 60;
const NARROW_LINE_COLUMNS = 45;
/** Sites whose images the client always draws large; it compares the names letter by letter (T2). */
const LARGE_SITES = ["Twitter", "Facebook", "Instagram"];

/** Telegram. */
export const telegram: PlatformDefinition = {
  basis:
    "Telegram reads Open Graph and Twitter tags. It shows the site name, title, a few lines of description and an image, which is small unless the page requests a large card.",
  crawler: {
    token: "TelegramBot",
    userAgent: observed("TelegramBot (like TwitterBot)", "C2"),
    fetchedBy: documented("Telegram's servers, when the message is written", "T8"),
    runsJs: observed(false, "T7"),
    obeysRobotsTxt: assumed(false),
  },
  reads: {
    bytes: assumed(null),
    bytesAdvised: assumed(null),
    headOnly: assumed(false),
    keyAttribute: assumed("either", "C4"),
    keyCase: assumed("social"),
    valueAttribute: assumed(false),
    repeatedLayoutTag: assumed("first", "C1"),
    lineBreaks: documented(true, "T3"),
  },
  order: {
    title: [
      observed("og:title", "T7"),
      observed("twitter:title", "T7"),
      observed("title", "T4"),
      assumed("meta author", "T3"),
    ],
    description: [
      observed("og:description", "T7"),
      observed("twitter:description", "T7"),
      observed("meta description", "T4"),
    ],
    image: [assumed("twitter:image", "T6"), assumed("og:image", "T6")],
    site_name: [observed("og:site_name", "T4"), observed("host", "T4")],
    favicon: [],
  },
  limits: {
    ...NO_LIMITS,
    title: documented({ unit: "lines", max: 2, columns: LINE_COLUMNS }, "T3"),
    description: documented({ unit: "lines", max: CARD_LINES - 2, columns: LINE_COLUMNS }, "T3"),
    titleLines: documented(2, "T3"),
    descriptionLines: documented(CARD_LINES - 2, "T3"),
  },
  image: {
    ...ANY_IMAGE,
    formats: assumed(["jpeg", "png", "gif", "webp"], "T7"),
    bytesMax: observed(5 * MB, "T7"),
    minPx: observed({ width: 200, height: 200 }, "T7b"),
  },
  layouts: {
    large: observed("twitter:card is summary_large_image and the image can be shown.", "T5"),
    small: documented("Any other page with an image that can be shown.", "T3"),
    text: documented("There is no image to show.", "T3"),
    none: assumed("The page has no title, description or image."),
  },
  quirks: [
    documented(
      "A page without a title shows its author instead; which tag the name comes from is assumed.",
      "T3",
    ),
    documented(
      "A page without a title and og:site_name is labeled with the last two parts of its host, starting with a capital letter.",
      "T3",
    ),
    observed("A page with a title but without og:site_name is labeled with its host.", "T4"),
    documented("A page with an Instant View also gets the large image, which no tag reveals.", "T3"),
    documented(
      "The sender can switch between the large and the small image if there is an image and two of site name, title and description.",
      "T3",
    ),
    documented("A URL of an image, a PDF or a small file is previewed as that file.", "T1"),
    documented("An @name in the description becomes a link only for a few known sites.", "T2"),
    observed("JPEG and PNG are reliable, WebP and GIF less so.", "T7"),
    observed("AVIF images have been reported missing.", "T13"),
    observed("An image that is too large sometimes removes the whole preview.", "T11"),
    documented("Its servers and apps measure text in UTF-16 units.", "T2"),
    observed("Text of up to 1,023 characters is sent, more than any preview shows.", "C3"),
    documented(
      "A page that its server treats as a photo gets the large image; an article gets the small one.",
      "T3",
    ),
    documented(
      "Links to Twitter, Facebook and Instagram, recognized by their site name, always get the large image.",
      "T2",
    ),
    observed("A page that redirects visitors with a refresh tag may stop the crawler there.", "T10"),
    documented("Site names are case-sensitive.", "T2"),
    assumed("Its refresh bot sometimes fails; try again later."),
  ],
  facts: {
    cardLines: documented(CARD_LINES, "T3"),
    lineColumns: assumed(LINE_COLUMNS),
    narrowLineColumns: assumed(NARROW_LINE_COLUMNS),
  },
  disputes: [
    {
      question: "Which image comes first",
      followed: assumed("the one in twitter:image", "T6"),
      others: [observed("the one in og:image", "T7")],
      why: "Two independent reports say so, but it is not certain.",
    },
    {
      question: "How to refresh a preview",
      followed: observed("with @WebpageBot", "T9"),
      others: [observed("not possible", "T7b")],
      why: "Many have used it.",
    },
    {
      question: "A page without og:title",
      followed: observed("the title tag is the title", "T4"),
      others: [observed("no preview", "T7")],
      why: "Programs that display Telegram's responses show such previews.",
    },
    {
      question: "Pages without https",
      followed: assumed("read like any other page"),
      others: [observed("not read", "T7b")],
      why: "Only one guide says so.",
    },
    {
      question: "WebP images",
      followed: assumed("shown", "T7"),
      others: [observed("not shown", "T12")],
      why: "Neither is certain, and guides call WebP unreliable rather than unsupported.",
    },
  ],
  refresh: {
    tool: observed("https://t.me/WebpageBot", "T9"),
    cachedFor: observed("hours or more", "T9"),
    advice: "Send the URL to @WebpageBot in Telegram and tap Update.",
  },
  noCardReasons: [
    assumed(({ title, description, images }: CardContent) =>
      title || description || images.length > 0 ? null : "The page has nothing for Telegram to show.",
    ),
  ],
  card: ({ visible, siteName, images, title, description }) => {
    if (images.length === 0) return "text";
    const alone = title === null && description === null;
    const large = visible.layout("twitter:card")?.text === "summary_large_image";
    return alone || large || LARGE_SITES.includes(siteName?.text ?? "") ? "large" : "small";
  },
  cuts: (content, card) => cutsOf(content, card),
  siteLabel,
  details: ({ visible }) =>
    refreshes(visible)
      ? { note: "Telegram may stop at this page because it redirects with a refresh tag." }
      : {},
};

/** The card has five lines: one of them the site name, one or two the title, the rest text (client source, T3). */
function cutsOf(
  { title, siteName }: CardContent,
  card: Card,
): { title: readonly Cut[]; description: readonly Cut[] } {
  const columns = card === "small" ? NARROW_LINE_COLUMNS : LINE_COLUMNS;
  const wraps = cutText(title?.text ?? "", [{ unit: "lines", max: 1, columns }]).cutAt !== null;
  const titleLines = title === null ? 0 : wraps ? 2 : 1;
  const left = CARD_LINES - (siteName === null ? 0 : 1) - titleLines;
  return {
    title: [{ unit: "lines", max: 2, columns }],
    description: [{ unit: "lines", max: left, columns }],
  };
}

/** Of a page without a title the last two labels of the host, capitalized, as the client makes a site name (T3). */
function siteLabel(host: string, { title }: CardContent): string {
  if (title !== null || /\d$/.test(host)) return host;
  const label = host.split(".").slice(-2).join(".");
  return label.charAt(0).toUpperCase() + label.slice(1);
}

function refreshes({ page }: VisiblePage): boolean {
  return page.metas.some(
    (tag) => tag.httpEquiv?.toLowerCase() === "refresh" && /url/i.test(tag.content ?? ""),
  );
}
