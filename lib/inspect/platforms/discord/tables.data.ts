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
    text: documented("There is no image to draw.", "D1"),
    none: documented(
      "No social tags and no pair of title and meta description; or a hard limit is passed.",
      "D1",
    ),
  },
  quirks: [
    documented(
      "The title element and the meta description count as a pair only, and only where no social tag gives a title or a description.",
      "D1",
    ),
    documented("Two or more og:image tags become a gallery.", "D1"),
    documented("twitter:card photo shows the image alone, without the description.", "D1"),
    documented(
      "A video plays only as a file of MP4, WebM or QuickTime, with an image beside it and without the description; a player that is a web page is passed over.",
      "D1",
    ),
    documented("The colour bar takes theme-color as #RRGGBB or #RRGGBBAA.", "D1"),
    observed("A longer title keeps its first 67 bytes, a longer description 347; three dots follow.", "D3"),
    assumed("The cut is made before a whole character, never inside one."),
    observed("A short colour is filled up with zeros: #abc becomes #000abc.", "D3"),
    documented("The page is requested once, and has to respond with a status from 200 to 299.", "D1"),
    documented("A page that is sent as a download, or not as HTML, gets no card.", "D1"),
    documented("og:type rich has the description drawn as markdown; HTML tags are shown as written.", "D1"),
    observed("Some of its requests come under the name of an old desktop Firefox.", "D7"),
    documented("At most five links of one message get a card.", "D1"),
    documented(
      "A component embed of the page, JSON of at most 3,000 bytes in a script or behind a link, takes the place of the card.",
      "D2",
    ),
    observed("An ActivityPub version of the page, as Mastodon offers, is shown in place of the card.", "D4"),
    documented("JSON that a page links to is requested as Discordbot/2.0.", "D2"),
    documented(
      "Width, height and alt text are read beside og:image and twitter:image only; an image without a declared size is loaded to be measured.",
      "D1",
    ),
    documented("An author is named only where oEmbed names one.", "D1"),
    documented(
      "oEmbed is read after Open Graph and fills gaps; only its provider_name takes the place of a tag.",
      "D1",
    ),
    documented("A video that cannot be measured is dropped, and the preview is a plain one.", "D1"),
    assumed("An image that cannot be measured is dropped, and the rest of the preview stays."),
    assumed("A posted embed never changes, even when the page does."),
    observed("An oEmbed link counts in the page alone, not in a Link header.", "D5"),
    documented(
      "A date is taken from og:pubdate, pubdate or iso-8601-publish-date, written in full as RFC 3339 has it.",
      "D1",
    ),
    documented("twitter:label1, twitter:data1 and their like are not among the tags that it names.", "D1"),
    documented("A URL that leads to an image becomes a card of that image.", "D1"),
    observed("Text in a wrong encoding is shown as it came; its bytes are counted.", "D3"),
    observed("A large image fills about 400 by 300 px, a small one about 80 by 80.", "D6"),
    observed("The title is a blue link.", "D6b"),
  ],
  disputes: [
    {
      question: "When the image is large",
      followed: documented("by twitter:card, or with two images or more", "D1"),
      others: [
        observed("when the image is more than 400 px wide", "D6b"),
        observed("by a wide shape or by the tags of its size", "D6"),
      ],
      why: "Discord documents it, and lately.",
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
      followed: documented("taken, both of them", "D1"),
      others: [assumed("no AVIF, and of a GIF the first frame, as guides say")],
      why: "Discord's list of formats has both.",
    },
    {
      question: "How long a preview is cached",
      followed: documented("about 30 minutes", "D1"),
      others: [observed("a day and more", "D10")],
      why: "Discord documents it.",
    },
    {
      question: "Which oEmbed links are read",
      followed: documented("any page's", "D1"),
      others: [observed("those of chosen sites", "D6c")],
      why: "Discord documents it.",
    },
  ],
  refresh: {
    tool: documented("https://discord.com/developers/embeds", "D1"),
    cachedFor: documented("about 30 minutes", "D1"),
    advice: "Enter the URL in the Embed Debugger, or share it with a new query string, such as ?v=2.",
  },
};
