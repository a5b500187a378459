import { assumed, documented, observed } from "../facts";
import { ANY_IMAGE, MB, NO_LIMITS } from "../limits";
import type { PlatformDefinition } from "../platform";
import type { CardContent } from "../resolve/card-content";

const CARD_TYPES = ["summary", "summary_large_image", "app", "player"];
const NO_CARD_TYPE_NOTE =
  "Without twitter:card, X may show this small preview or only the link: its documentation promises neither.";

/** X. Its card documentation is withdrawn, so its figures are those of stored copies. */
export const x: PlatformDefinition = {
  basis:
    "X reads Twitter Card tags first and falls back to Open Graph. The large card shows your image with the title on top and your domain below, without the description.",
  crawler: {
    token: "Twitterbot",
    userAgent: documented("Twitterbot/1.0", "X3"),
    fetchedBy: documented("X's servers, when the post is written", "X3"),
    runsJs: assumed(false),
    obeysRobotsTxt: documented(true, "X3"),
  },
  reads: {
    bytes: assumed(null),
    bytesAdvised: assumed(null),
    headOnly: assumed(false),
    keyAttribute: documented("either", "X3"),
    keyCase: assumed("any"),
    valueAttribute: assumed(false),
    repeatedLayoutTag: documented("last", "X3"),
    lineBreaks: assumed(false),
  },
  order: {
    title: [documented("twitter:title", "X4"), documented("og:title", "X4"), assumed("title")],
    description: [documented("twitter:description", "X4"), documented("og:description", "X4")],
    image: [documented("twitter:image", "X4"), assumed("twitter:image:src"), documented("og:image", "X4")],
    site_name: [],
    favicon: [],
  },
  limits: {
    ...NO_LIMITS,
    title: documented({ unit: "characters", max: 70 }, "X4"),
    description: documented({ unit: "characters", max: 200 }, "X4"),
    titleLines: assumed(1),
    descriptionLines: assumed(2),
    imageAltTaken: documented(420, "X1"),
  },
  image: {
    ...ANY_IMAGE,
    formats: documented(["jpeg", "png", "webp", "gif"], "X1"),
    bytesMax: documented(5 * MB, "X1"),
    minPx: documented({ width: 144, height: 144 }, "X2"),
    maxPx: documented({ width: 4096, height: 4096 }, "X1"),
    largeFromPx: documented({ width: 300, height: 157 }, "X1"),
    ratio: documented("2:1", "X1"),
  },
  layouts: {
    large: documented("twitter:card is summary_large_image and the image can be shown.", "X1"),
    small: documented("twitter:card is summary, app or player and the image can be shown.", "X2"),
    text: observed("A card is requested, but there is no image to show: a gray square replaces it.", "X12"),
    none: documented(
      "There is no twitter:card, and og:type, og:title or og:description is missing too; or robots.txt blocks X.",
      "X4",
    ),
  },
  quirks: [
    assumed("A post shows a shortened URL, but the card names the host of the page itself."),
    documented(
      "Without twitter:card, a small card may be shown if the page has og:type, og:title and og:description.",
      "X4",
    ),
    observed("The large card shows no description.", "X8"),
    documented("An image that robots.txt blocks for X is left out of the card.", "X3"),
    documented(
      "X's documentation of cards has been withdrawn and now redirects. The facts here come from archived copies.",
      "X6",
    ),
    assumed("X sometimes shows no image if a page has only og:image; twitter:image is said to help."),
    assumed("X requests images with a Range header."),
    observed("The tags are reported to still work.", "X7"),
    assumed("twitter:site and twitter:creator don't show on the card."),
    documented("Only the first frame of an animated GIF is shown; SVG isn't supported.", "X1"),
    observed("Titles left the large card in October 2023 and came back later.", "X9"),
    assumed("Today, the title is shown on top of the image."),
  ],
  disputes: [
    {
      question: "A page without twitter:card",
      followed: documented("maybe a small card, if the page has og:type, og:title and og:description", "X4"),
      others: [observed("no card at all", "X11")],
      why: "X's own documentation says so.",
    },
    {
      question: "The description",
      followed: observed("shown on the small card, not on the large one", "X8"),
      others: [assumed("shown on both, according to tools that imitate X")],
      why: "Current articles and tools show it this way.",
    },
  ],
  refresh: {
    tool: observed(null, "X10"),
    cachedFor: documented("about 7 days", "X3"),
    advice: "X has no tool to refresh a preview. Share the URL with a new query string, such as ?v=2.",
  },
  noCardReasons: [
    documented(whyNoCardNamed, "X4"),
    assumed(({ title }: CardContent) => (title === null ? "The page has no title for X to show." : null)),
  ],
  card: ({ visible, images: [image] }) => {
    if (!image) return "text";
    return namedCard(visible) === "summary_large_image" ? image.fits : "small";
  },
  hidesDescription: (_, card) => (card === "large" ? "" : null),
  details: ({ visible }) => (namedCard(visible) === null ? { note: NO_CARD_TYPE_NOTE } : {}),
};

function whyNoCardNamed({ visible }: CardContent): string | null {
  if (namedCard(visible) !== null) return null;
  const enough = ["og:type", "og:title", "og:description"].every((key) => visible.first(key) !== null);
  return enough
    ? null
    : "X shows a card only if the page has twitter:card, or og:type, og:title and og:description.";
}

/** The card type the page asks for; null when it names none that X knows. */
function namedCard(visible: CardContent["visible"]): string | null {
  const named = visible.layout("twitter:card")?.text.toLowerCase() ?? "";
  return CARD_TYPES.includes(named) ? named : null;
}
