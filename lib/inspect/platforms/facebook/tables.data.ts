import { assumed, documented, observed } from "../facts";
import { ANY_IMAGE, KB, MB, NO_LIMITS } from "../limits";
import type { PlatformTables } from "../platform";

export const FACEBOOK: PlatformTables = {
  basis:
    "Facebook reads Open Graph tags. If og:url points to another page of your domain, Facebook fetches that page and shows its preview instead.",
  crawler: {
    token: "facebookexternalhit",
    userAgent: documented("facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)", "F3"),
    fetchedBy: documented("Meta's servers, when the link is shared", "F3"),
    runsJs: observed(false, "F9"),
    obeysRobotsTxt: documented(true, "F3"),
  },
  reads: {
    bytes: documented(MB, "F3"),
    bytesAdvised: assumed(512 * KB, "F3"),
    headOnly: assumed(false),
    keyAttribute: assumed("property", "F10"),
    keyCase: assumed("social"),
    valueAttribute: assumed(false),
    repeatedLayoutTag: assumed("first", "C1"),
    lineBreaks: assumed(false),
  },
  order: {
    title: [documented("og:title", "F1"), observed("title", "F12")],
    description: [
      documented("og:description", "F1"),
      assumed("meta description"),
      observed("first paragraph", "F12"),
    ],
    image: [
      documented(["og:image", "og:image:url"], "F2"),
      assumed("og:image:secure_url"),
      observed("link rel=image_src", "F14"),
    ],
    site_name: [],
    favicon: [],
  },
  limits: {
    ...NO_LIMITS,
    title: observed({ unit: "columns", max: 122 }, "C3"),
    titleLines: assumed(2),
    descriptionLines: assumed(1),
  },
  image: {
    ...ANY_IMAGE,
    formats: observed(["jpeg", "png", "gif", "webp", "avif"], "F17"),
    bytesMax: documented(8 * MB, "F2"),
    minPx: documented({ width: 200, height: 200 }, "F2"),
    largeFromPx: documented({ width: 600, height: 315 }, "F2"),
    advisedPx: documented({ width: 1200, height: 630 }, "F2"),
    fallsThrough: assumed(true, "C1"),
    ratio: documented("1.91:1", "F4"),
  },
  layouts: {
    large: documented("The image is at least 600 by 315 px.", "F2"),
    small: documented("The image is smaller, but at least 200 by 200 px.", "F2"),
    text: assumed("There is no image to show."),
    none: assumed("The page can't be read."),
  },
  quirks: [
    documented(
      "If og:url names another page on the same domain, Facebook shows the preview of that page and follows that page's own og:url in turn.",
      "F7",
    ),
    documented(
      "An og:url on another domain counts only if that domain has put yours on its allow list in the Webmaster Tool.",
      "F7",
    ),
    assumed("The description is left out when the title takes two lines."),
    observed("If no image is declared, Facebook may pick one from the page.", "F12"),
    documented(
      "The first share of a page may come without its image unless og:image:width and og:image:height are declared.",
      "F2",
    ),
    documented(
      "A rel=opengraph link may point to a page with more tags, which links back with rel=origin. Only one such step is followed, and the page's own tags come first.",
      "F5",
    ),
    documented("A changed image needs a new URL because the old one stays cached.", "F4"),
    documented("After a number of likes and shares, a page's title can no longer be changed.", "F4"),
    documented(
      "og:url should have no session, user or counter parameters. A mobile page should name its desktop version.",
      "F1",
    ),
    documented(
      "The crawler may request only the first bytes. The server should include all tags in them or return the whole page.",
      "F3",
    ),
    documented("A page must respond within a few seconds.", "F2"),
    documented(
      "The crawler accepts only gzip and deflate, so it can't read a page that is sent with Brotli regardless.",
      "F2",
    ),
    documented("The crawler also calls itself just facebookexternalhit/1.1.", "F3"),
    documented(
      "meta-webindexer, meta-externalads, meta-externalagent and meta-externalfetcher are other Meta crawlers; none of them creates previews.",
      "F3",
    ),
    documented("A change to robots.txt can take up to 24 hours to be noticed.", "F3"),
    assumed("Threads uses Facebook's crawler."),
    documented("Its safety scans may ignore robots.txt.", "F3"),
    documented("If a page declares nothing, Facebook guesses.", "F1"),
    documented("URLs in tags must be full URLs; the debugger reports others as errors.", "F4"),
    documented("A canonical link on a mobile page must be a full URL.", "F5"),
    documented(
      "og:title should leave out the site's name; og:description should be two to four sentences.",
      "F1",
    ),
    assumed("og:locale and article tags don't show in the preview."),
    observed(
      "The debugger asks for fb:app_id. The tag is for statistics and doesn't change the preview.",
      "F11",
    ),
    observed(
      "WebP and AVIF images have been seen to work; the documentation names JPEG, PNG and GIF.",
      "F17",
    ),
    documented("The image may be cropped around a face.", "F4"),
    assumed("The author of some posts can choose among several images."),
  ],
  facts: {
    hostCase: assumed("lower"),
    /** The description is drawn only under a title of one line. */
    showDescription: assumed(true),
  },
  disputes: [
    {
      question: "How much of a page is read",
      followed: documented("1 MB", "F3"),
      others: [observed("60 KB", "F9")],
      why: "It is Meta's own figure. Meta's sample requests only 512 KB, so tags beyond that raise a tip.",
    },
    {
      question: "How long a preview is cached",
      followed: documented("a day", "F6"),
      others: [observed("30 days", "F8")],
      why: "Both figures are Meta's, from different years. The debugger refreshes the preview in any case.",
    },
    {
      question: "Open Graph tags with name instead of property",
      followed: assumed("ignored", "F10"),
      others: [observed("read anyway, in 2016", "F10c")],
      why: "The debugger's own warning says so, and many report it.",
    },
    {
      question: "Characters of the title shown",
      followed: observed("122", "C3"),
      others: [observed("88", "F16")],
      why: "It was tested; the other figure comes from a guide.",
    },
    {
      question: "AVIF images",
      followed: observed("shown", "F17"),
      others: [
        documented("JPEG, PNG and GIF are the formats named", "F1"),
        observed("left out of the preview", "F18"),
      ],
      why: "A test showed one, so warning about it could be a false alarm.",
    },
  ],
  refresh: {
    tool: documented("https://developers.facebook.com/tools/debug/", "F6"),
    cachedFor: documented("a day or more", "F6"),
    advice: "Enter the URL in the Sharing Debugger and choose Scrape Again.",
  },
};
