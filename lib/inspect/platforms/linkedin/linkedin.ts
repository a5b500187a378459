import { assumed, observed } from "../facts";
import { ANY_IMAGE, MB, NO_LIMITS } from "../limits";
import type { PlatformDefinition } from "../platform";
import type { CardContent } from "../resolve/card-content";
import { LINKEDIN_DISPUTES } from "./disputes.data";

const LARGE_FROM_PX = 401;

/** LinkedIn. */
export const linkedin: PlatformDefinition = {
  basis:
    "LinkedIn reads Open Graph tags (an oEmbed link wins over them). In the feed it shows the image, the title and the domain, not the description.",
  crawler: {
    token: "LinkedInBot",
    userAgent: observed(
      "LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)",
      "C2",
    ),
    fetchedBy: observed("LinkedIn's servers, while the post is written", "L7"),
    runsJs: observed(false, "L8"),
    obeysRobotsTxt: assumed(true, "W9"),
  },
  reads: {
    bytes: observed(50 * MB, "W2"),
    bytesAdvised: assumed(null),
    headOnly: assumed(false),
    keyAttribute: observed("property", "L5"),
    keyCase: assumed("social"),
    valueAttribute: assumed(false),
    repeatedLayoutTag: assumed("first", "C1"),
    lineBreaks: assumed(false),
  },
  order: {
    title: [observed("oEmbed title", "L4"), observed("og:title", "L3"), observed("title", "L3")],
    description: [observed("og:description", "L3"), assumed("meta description")],
    image: [observed("oEmbed thumbnail_url", "L4"), observed("og:image", "L9")],
    site_name: [],
    favicon: [],
  },
  limits: {
    ...NO_LIMITS,
    title: assumed({ unit: "columns", max: 119 }),
    titleLines: assumed(2),
    descriptionLines: observed(0, "L3"),
  },
  image: {
    ...ANY_IMAGE,
    bytesMax: observed(5 * MB, "L1"),
    largeFromPx: observed({ width: LARGE_FROM_PX, height: 0 }, "L1"),
    advisedPx: observed({ width: 1200, height: 627 }, "L1"),
    ratio: observed("1.91:1", "L1"),
  },
  layouts: {
    large: observed("Sponsored posts only, with an image at least 401 px wide.", "L13"),
    small: observed(
      "Ordinary posts: a small picture left of title and host, however large the file is.",
      "L13",
    ),
    text: assumed("There is no image to draw."),
    none: assumed("The page gives neither a title nor an image."),
  },
  quirks: [
    observed("og:title, og:image, og:description and og:url are asked for.", "L1"),
    observed("Twitter's tags are not read.", "L8"),
    observed("An oEmbed link wins over the Open Graph tags; WordPress sets one by itself.", "L4"),
    observed("The feed shows no description.", "L3"),
    observed("A short address of a picture is not completed.", "L9"),
    observed("A GIF stands still; a WebP picture was once reported to stay away.", "L6"),
    observed("Author and date of an article's tags may be shown.", "L3"),
    observed("Others report that the author and date of an article are not found.", "L10"),
    observed('name="image" beside property="og:image" is said to help; nothing shows that it does.', "L5"),
    assumed("Neither og:url nor a canonical link is followed."),
  ],
  disputes: LINKEDIN_DISPUTES,
  refresh: {
    tool: observed("https://www.linkedin.com/post-inspector/", "L7"),
    keptFor: observed("about 7 days", "L7"),
    advice: "Put the address into the Post Inspector: it reads the page anew at once.",
  },
  noCardReasons: [
    assumed(({ title, images }: CardContent) =>
      title === null && images.length === 0 ? "The page gives LinkedIn nothing to show." : null,
    ),
  ],
  card: ({ images }) => (images.length > 0 ? "small" : "text"),
  hidesDescription: () => "",
  details: ({ images: [image] }, card) => (card === "small" && image ? { note: sizeNote(image.fits) } : {}),
};

function sizeNote(fits: "large" | "small"): string {
  if (fits === "large") return "LinkedIn draws the full-width image on sponsored posts only.";
  return `Even a sponsored post shows this image small: it is under ${LARGE_FROM_PX} px wide.`;
}
