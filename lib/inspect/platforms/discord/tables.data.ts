// Discord's rules are documented (https://docs.discord.com/developers/link-previews/overview, read in October 2026).
import { assumed, documented, observed } from "../facts";
import { ANY_IMAGE, MB, NO_LIMITS } from "../limits";
import type { PlatformTables } from "../platform";

export const DISCORD: PlatformTables = {
  basis:
    "Discord reads Open Graph and Twitter tags in page order. It cuts titles at 70 bytes and descriptions at 350 bytes, and shows a large image only if twitter:card is summary_large_image or the page has several images.",
  crawler: {
    token: "Discordbot",
    userAgent: documented("Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)", "D2"),
    fetchedBy: documented("Discord's servers, when the message is sent", "D1"),
    runsJs: documented(false, "D1"),
    obeysRobotsTxt: assumed(false),
  },
  reads: {
    bytes: documented(50 * MB, "D1"),
    bytesAdvised: assumed(null),
    headOnly: assumed(false),
    keyAttribute: documented("name_first", "D1"),
    keyCase: documented("exact", "D1"),
    valueAttribute: documented(true, "D1"),
    repeatedLayoutTag: documented("last", "D1"),
    lineBreaks: assumed(true),
  },
  order: {
    title: [
      documented(["og:title", "twitter:title"], "D1"),
      assumed("JSON-LD VideoObject name", "D1"),
      documented("oEmbed title", "D1"),
      documented("title", "D1"),
    ],
    description: [
      documented(["og:description", "twitter:description"], "D1"),
      assumed("JSON-LD VideoObject description", "D1"),
      documented("meta description", "D1"),
    ],
    image: [
      documented(
        ["og:image", "og:image:url", "og:image:secure_url", "twitter:image", "twitter:image:src"],
        "D1",
      ),
      assumed("JSON-LD VideoObject thumbnailUrl", "D1"),
      documented("oEmbed thumbnail_url", "D1"),
    ],
    site_name: [documented("oEmbed provider_name", "D1"), documented("og:site_name", "D1")],
    favicon: [],
  },
  limits: {
    ...NO_LIMITS,
    title: documented({ unit: "bytes", max: 70 }, "D1"),
    description: documented({ unit: "bytes", max: 350 }, "D1"),
    titleLines: documented(3, "D1"),
    descriptionLines: documented(20, "D1"),
    siteNameCharacters: documented(256, "D1"),
    imageAltCharacters: documented(4096, "D1"),
    urlCharacters: documented(2048, "D1"),
    redirects: documented(5, "D1"),
    fetchMs: documented(10_000, "D1"),
  },
  image: {
    ...ANY_IMAGE,
    formats: documented(["png", "gif", "jpeg", "webp", "avif"], "D1"),
    count: documented(4, "D1"),
    fallsThrough: assumed(true),
    relative: documented("root", "D1"),
  },
  layouts: {
    large: documented(
      "twitter:card is summary_large_image or photo, there are two or more og:image tags, or a video plays.",
      "D1",
    ),
    small: documented("There is one image and no tag asks for a large one.", "D1"),
    text: documented("There is no image to show.", "D1"),
    none: documented(
      "There are no social tags and no title with a meta description, or a hard limit is exceeded.",
      "D1",
    ),
  },
  quirks: [
    documented(
      "The title element and the meta description count only as a pair, and only if no social tag gives a title or a description.",
      "D1",
    ),
    documented("Two or more og:image tags become a gallery.", "D1"),
    documented("twitter:card photo shows the image alone, without the description.", "D1"),
    documented(
      "A video plays only if it is an MP4, WebM or QuickTime file with an image, and then without the description. A player that is a web page is ignored.",
      "D1",
    ),
    documented("The color bar uses theme-color, written as #RRGGBB or #RRGGBBAA.", "D1"),
    observed(
      "A longer title is cut to 67 bytes and a longer description to 347, followed by three dots.",
      "D3",
    ),
    assumed("Text is cut between characters, never inside one."),
    observed("A short color is padded with zeros: #abc becomes #000abc.", "D3"),
    documented("The page is requested once and must respond with a status from 200 to 299.", "D1"),
    documented("A page that is sent as a download, or not as HTML, gets no preview.", "D1"),
    documented(
      "With og:type rich, the description is rendered as Markdown; HTML tags are shown as written.",
      "D1",
    ),
    observed("Some of its requests identify themselves as an old desktop Firefox.", "D7"),
    documented("At most five links in a message get a preview.", "D1"),
    documented(
      "A component embed, which is JSON of at most 3,000 bytes in a script or behind a link, replaces the preview.",
      "D2",
    ),
    observed(
      "An ActivityPub version of the page, such as Mastodon's, is shown instead of the preview.",
      "D4",
    ),
    documented("JSON that a page links to is requested as Discordbot/2.0.", "D2"),
    documented(
      "Width, height and alt text are read only with og:image and twitter:image. An image without a declared size is loaded to measure it.",
      "D1",
    ),
    documented("An author is shown only if oEmbed names one.", "D1"),
    documented(
      "oEmbed is read after Open Graph and fills gaps; only its provider_name overrides a tag.",
      "D1",
    ),
    documented("A video that can't be measured is dropped, and a plain preview is shown.", "D1"),
    assumed("An image that can't be measured is dropped, and the rest of the preview stays."),
    assumed("A posted embed never changes, even when the page does."),
    observed("An oEmbed link counts only in the page, not in a Link header.", "D5"),
    documented(
      "A date is read from og:pubdate, pubdate or iso-8601-publish-date, in the full format of RFC 3339.",
      "D1",
    ),
    documented("Its documentation doesn't list twitter:label1, twitter:data1 and similar tags.", "D1"),
    documented("A URL of an image is previewed as that image.", "D1"),
    observed("Text in the wrong encoding is shown uncorrected; its bytes are counted.", "D3"),
    observed("A large image fills about 400 by 300 px, a small one about 80 by 80.", "D6"),
    observed("The title is a blue link.", "D6b"),
  ],
  disputes: [
    {
      question: "When the image is large",
      followed: documented("if twitter:card says so or there are two or more images", "D1"),
      others: [
        observed("if the image is more than 400 px wide", "D6b"),
        observed("if the image is wide or its size is declared", "D6"),
      ],
      why: "Discord documents it, and recently.",
    },
    {
      question: "Where title and description are cut",
      followed: documented("after 70 and 350 bytes", "D1"),
      others: [
        observed("after 256 and 350 characters", "D6c"),
        observed("after 256 and 2,048 characters", "D9"),
        observed("after 256 and 4,096 characters, which are the limits of embeds that bots send", "D8"),
      ],
      why: "Discord documents it, and an experiment agrees.",
    },
    {
      question: "AVIF and GIF images",
      followed: documented("both are supported", "D1"),
      others: [assumed("no AVIF, and only the first frame of a GIF, according to guides")],
      why: "Discord's list of formats includes both.",
    },
    {
      question: "How long a preview is cached",
      followed: documented("about 30 minutes", "D1"),
      others: [observed("a day or more", "D10")],
      why: "Discord documents it.",
    },
    {
      question: "Which oEmbed links are read",
      followed: documented("any page's", "D1"),
      others: [observed("only those of selected sites", "D6c")],
      why: "Discord documents it.",
    },
  ],
  refresh: {
    tool: documented("https://discord.com/developers/embeds", "D1"),
    cachedFor: documented("about 30 minutes", "D1"),
    advice: "Enter the URL in the Embed Debugger, or share it with a new query string, such as ?v=2.",
  },
};
