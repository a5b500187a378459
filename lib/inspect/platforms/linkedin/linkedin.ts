import { assumed, documented, observed } from "../facts";
import { ANY_IMAGE, MB, NO_LIMITS } from "../limits";
import type { PlatformDefinition } from "../platform";
import type { CardContent } from "../resolve/card-content";

const LARGE_FROM_PX = 401;

/** LinkedIn. */
export const linkedin: PlatformDefinition = {
  basis:
    "LinkedIn reads Open Graph tags, but prefers an oEmbed link. The feed shows the image, title and domain, without the description.",
  crawler: {
    token: "LinkedInBot",
    userAgent: observed(
      "LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)",
      "C2",
    ),
    fetchedBy: observed("LinkedIn's servers, while the post is written", "L7"),
    runsJs: assumed(false, "L8"),
    obeysRobotsTxt: observed(true, "W9"),
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
    descriptionLines: assumed(0, "L3"),
  },
  image: {
    ...ANY_IMAGE,
    bytesMax: observed(5 * MB, "L1"),
    largeFromPx: assumed({ width: LARGE_FROM_PX, height: 0 }, "L1"),
    advisedPx: observed({ width: 1200, height: 627 }, "L1"),
    ratio: documented("3:2 or 16:9 in ordinary posts, 1.91:1 to 4:5 in sponsored ones", "L14"),
  },
  layouts: {
    large: observed("Sponsored posts only, with an image at least 401 px wide.", "L13"),
    small: documented(
      "Ordinary posts: a small image left of title and host, however large the file is.",
      "L14",
    ),
    text: assumed("There is no image to show."),
    none: assumed("The page has neither a title nor an image."),
  },
  quirks: [
    observed("LinkedIn asks for og:title, og:image, og:description and og:url.", "L1"),
    observed("Twitter tags aren't read.", "L8"),
    observed("An oEmbed link takes precedence over Open Graph tags; WordPress adds one automatically.", "L4"),
    assumed("The feed shows no description.", "L3"),
    observed("Small previews in ordinary posts date from November 2023.", "L13"),
    documented("An ordinary post that is sponsored shows the large image; shared again, it is small.", "L14"),
    assumed("LinkedIn requests images with a Range header."),
    observed("A relative image URL isn't completed.", "L9"),
    observed("GIFs aren't animated. A WebP image was once reported missing.", "L6"),
    observed("In a test in December 2024, a WebP image was shown and an AVIF image wasn't.", "F17"),
    observed("The author and date from article tags may be shown.", "L3"),
    observed("Others report that the author and date of an article are not found.", "L10"),
    observed(
      'name="image" beside property="og:image" is said to help, but there is no evidence that it does.',
      "L5",
    ),
    assumed("Neither og:url nor a canonical link is followed."),
  ],
  disputes: [
    {
      question: "Minimum image size",
      followed: assumed("401 px wide for the large image; LinkedIn asks for 1200 × 627 px", "L1"),
      others: [observed("401 px wide", "L2"), observed("200 × 200 px", "L10b")],
      why: "LinkedIn's help page gives both figures.",
    },
    {
      question: "The description",
      followed: assumed("not shown in the feed", "L3"),
      others: [observed("shown in one line", "L2")],
      why: "Most guides say so; nobody is certain.",
    },
    {
      question: "A page without Open Graph tags",
      followed: observed("the title tag is the title", "L3"),
      others: [observed("a bare link", "L9"), observed("anything found on the page", "L11")],
      why: "It is the middle ground between the other two.",
    },
    {
      question: "JavaScript",
      followed: assumed("not run", "L8"),
      others: [observed("run for 20 seconds or more, in 2020", "W2")],
      why: "Tags in the HTML itself are read in either case.",
    },
  ],
  refresh: {
    tool: observed("https://www.linkedin.com/post-inspector/", "L7"),
    cachedFor: observed("about 7 days", "L7"),
    advice: "Enter the URL in the Post Inspector. It fetches the page again at once.",
  },
  noCardReasons: [
    assumed(({ title, images }: CardContent) =>
      title === null && images.length === 0 ? "The page has nothing for LinkedIn to show." : null,
    ),
  ],
  card: ({ images }) => (images.length > 0 ? "small" : "text"),
  hidesDescription: () => "",
  details: ({ images: [image] }, card) => (card === "small" && image ? { note: sizeNote(image.fits) } : {}),
};

function sizeNote(fits: "large" | "small"): string {
  if (fits === "large") return "LinkedIn shows the full-width image only in sponsored posts.";
  return `Even sponsored posts show this image small because it is less than ${LARGE_FROM_PX} px wide.`;
}
