import { assumed, documented, observed } from "../facts";
import { ANY_IMAGE, KB, NO_LIMITS } from "../limits";
import type { PlatformDefinition } from "../platform";
import type { CardContent } from "../resolve/card-content";
import type { VisiblePage } from "../resolve/visible-page";

const FORMAT_NOTE = "WhatsApp doesn't document image formats. JPEG works most reliably.";

const QUOTES_NOTE =
  "Some tags on this page have no quotes around their values. WhatsApp sometimes ignores such tags.";
const CARD_KEY = /^(og:|description$)/;

/** WhatsApp. */
export const whatsapp: PlatformDefinition = {
  basis:
    "WhatsApp builds the preview on the sender's phone from Open Graph tags near the top of the page. It asks for an image under 600 KB and at least 300 px wide, and shows about two lines of title and one or two of description.",
  crawler: {
    token: "WhatsApp",
    userAgent: documented("WhatsApp/2.22.20.72 A", "W1"),
    fetchedBy: observed("the sender's phone or desktop, while the message is typed", "W2"),
    runsJs: assumed(false),
    obeysRobotsTxt: assumed(false),
  },
  reads: {
    bytes: documented(300 * KB, "W1"),
    bytesAdvised: assumed(null),
    headOnly: documented(true, "W1"),
    keyAttribute: assumed("either", "C4"),
    keyCase: assumed("social"),
    valueAttribute: assumed(false),
    repeatedLayoutTag: assumed("first", "C1"),
    lineBreaks: assumed(false),
  },
  order: {
    title: [documented("og:title", "W1"), assumed("title")],
    description: [documented("og:description", "W1"), assumed("meta description")],
    image: [documented("og:image", "W1")],
    site_name: [],
    favicon: [],
  },
  limits: {
    ...NO_LIMITS,
    title: observed({ unit: "columns", max: 81 }, "C3"),
    description: documented({ unit: "columns", max: 80 }, "W1"),
    titleLines: documented(2, "W1"),
    descriptionLines: documented(2, "W1"),
    headEndBytes: documented(300 * KB, "W1"),
  },
  image: {
    ...ANY_IMAGE,
    formats: assumed(["jpeg", "png", "gif", "webp", "avif"], "F17"),
    bytesMax: documented(600 * KB, "W1"),
    bytesAdvised: observed(300 * KB, "W6"),
    minPx: observed({ width: 100, height: 0 }, "W10"),
    largeFromPx: documented({ width: 300, height: 0 }, "W1"),
    ratioMax: documented(4, "W1"),
    ratio: observed("1.91:1", "W10"),
  },
  layouts: {
    large: documented(
      "The image is at least 300 px wide, at most 4:1 and under 600 KB. Otherwise, a large preview isn't guaranteed.",
      "W1",
    ),
    small: assumed("The image is narrower than 300 px.", "W1"),
    text: assumed("There is no image to show, it loads too slowly, or it exceeds 600 KB or 4:1.", "W5"),
    none: documented("The head doesn't end within the first 300 KB or has nothing to show.", "W1"),
  },
  quirks: [
    documented(
      "og:title, og:description and og:url must be in the head and not empty; if one is missing, the preview may shrink or fail.",
      "W1",
    ),
    observed("Minified tags without quotes around their values are sometimes ignored.", "W4"),
    observed(
      "The large card needs an image that the sender's own app uploads; messages sent by programs may show the small one.",
      "W3",
    ),
    observed("The preview is made on the sender's device and sent with the message.", "W2"),
    observed(
      "An image that loads slowly is left out, and the message is sent with a text-only preview.",
      "W5",
    ),
    documented("If Open Graph tags are missing, it tries other markup and a smaller preview.", "W1"),
    documented("og:title should leave out the site's name, and og:url session and counter parameters.", "W1"),
    documented("It doesn't document image formats, and its own example shows an SVG.", "W1"),
    documented(
      "An image beyond the limits may still be shown, or lead to a small preview; WhatsApp guarantees neither.",
      "W1",
    ),
    documented(
      "Its requests include Accept-Language. The user agents of the Android, iOS and web versions end in A, I and N.",
      "W1",
    ),
    documented("A preview that hasn't appeared after 10 seconds won't appear.", "W1"),
    observed(
      "Programs that imitate it follow five redirects, only between a host and its www form; nothing is known about WhatsApp itself.",
      "W8",
    ),
  ],
  disputes: [
    {
      question: "Maximum image file size",
      followed: documented("600 KB", "W1"),
      others: [observed("300 KB", "W6"), observed("300 KB", "W7"), observed("5 MB", "W11")],
      why: "It is WhatsApp's own figure; between 300 and 600 KB, a tip warns that some images went missing.",
    },
    {
      question: "Which of several og:image tags is used",
      followed: assumed("the first", "C1"),
      others: [observed("the last", "W7")],
      why: "The protocol says the first, and only one guide says otherwise.",
    },
    {
      question: "AVIF images",
      followed: observed("shown", "F17"),
      others: [assumed("shown in the wrong colors, according to a report from November 2025")],
      why: "The image is visible in either case.",
    },
  ],
  refresh: {
    tool: assumed(null),
    cachedFor: observed("forever in sent messages", "W7"),
    advice: "A sent message keeps its preview. Send the URL again with a new query string, such as ?v=2.",
  },
  noCardReasons: [
    assumed(({ title, description, images }: CardContent) =>
      title || description || images.length > 0 ? null : "The page's head has nothing for WhatsApp to show.",
    ),
  ],
  card: ({ images: [image] }) => image?.fits ?? "text",
  details: ({ imageProblem, visible }) => {
    if (imageProblem === "format") return { note: FORMAT_NOTE };
    return hasBareTags(visible) ? { note: QUOTES_NOTE } : {};
  },
};

/** Tags of the card without quotes, as a minifier leaves them. */
function hasBareTags({ page, isVisible }: VisiblePage): boolean {
  return page.metas.some(
    (tag) => !tag.quoted && CARD_KEY.test(tag.property ?? tag.name ?? "") && isVisible(tag),
  );
}
