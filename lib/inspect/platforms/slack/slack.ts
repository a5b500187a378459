import { assumed, documented, observed } from "../facts";
import { ANY_IMAGE, KB, MB, NO_LIMITS } from "../limits";
import type { PlatformDefinition, PreviewDetails } from "../platform";
import type { CardContent } from "../resolve/card-content";
import type { VisiblePage } from "../resolve/visible-page";

/** Slack. */
export const slack: PlatformDefinition = {
  basis:
    "Slack reads only the first 32 KB or so of the page. It prefers an oEmbed link, then the first Open Graph or Twitter tag, then your title and meta description.",
  crawler: {
    token: "Slackbot-LinkExpanding",
    userAgent: documented("Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)", "S13"),
    fetchedBy: documented("Slack's servers, when the message is sent", "S1"),
    runsJs: observed(false, "S4b"),
    obeysRobotsTxt: documented(false, "S13"),
  },
  reads: {
    bytes: observed(32 * KB, "S5"),
    bytesAdvised: observed(10_000, "S3"),
    headOnly: assumed(false),
    keyAttribute: assumed("either", "C4"),
    keyCase: assumed("social"),
    valueAttribute: assumed(false),
    repeatedLayoutTag: assumed("first", "C1"),
    lineBreaks: assumed(true),
  },
  order: {
    title: [
      observed("oEmbed title", "S3"),
      observed(["og:title", "twitter:title"], "S3"),
      observed("title", "S4"),
    ],
    description: [
      observed(["og:description", "twitter:description"], "S3"),
      observed("meta description", "S4"),
    ],
    image: [observed("oEmbed thumbnail_url", "S3"), observed(["og:image", "twitter:image"], "S4")],
    site_name: [observed("og:site_name", "S4"), observed("host", "S4")],
    favicon: [observed("link rel=icon", "S11"), assumed("/favicon.ico")],
  },
  limits: {
    ...NO_LIMITS,
    description: observed({ unit: "characters", max: 300 }, "S10"),
  },
  image: {
    ...ANY_IMAGE,
    bytesMax: observed(50 * MB, "W2"),
    minPx: assumed({ width: 200, height: 200 }, "S7"),
  },
  layouts: {
    large: observed("twitter:card is summary_large_image and the image can be shown.", "S4"),
    small: observed("Any other page with an image that can be shown.", "S4"),
    text: observed("There is no image to show.", "S3"),
    none: assumed(
      "The part of the page that Slack reads has no social tags and no title with a description.",
    ),
  },
  quirks: [
    observed("Two crawlers fetch the page and the image; a site must allow both.", "S12"),
    observed(
      "twitter:label1 and twitter:data1, label2 and data2 are shown as two fields under the text.",
      "S4",
    ),
    observed("A < sign in the description sometimes drops the whole preview.", "S8"),
    observed(
      "One preview serves all workspaces, so a preview fetched for one is shown in the others too.",
      "S6",
    ),
    documented("Links get a preview unless someone turns that off.", "S1"),
    observed("Administrators can turn previews off, for some sites or for all.", "S3"),
    observed(
      "A page that requires signing in, returns an error or has an invalid certificate gets no preview.",
      "S4b",
    ),
    observed("Its image crawler is called Slack-ImgProxy.", "C2"),
    documented("It requests as little of a page as it can, with a Range header.", "S13"),
    documented("Images, videos and audio files that tags name are fetched too, to check their type.", "S13"),
    observed("The whole title is shown, however long it is.", "C3"),
    assumed("Images of more than about 2 MB are said to fail, but no test shows it."),
  ],
  disputes: [
    {
      question: "How much of a page is read",
      followed: observed("32 KB", "S5"),
      others: [observed("10,000 characters", "S3")],
      why: "It was measured twice. The other figure comes from an old support reply and raises a tip here.",
    },
  ],
  refresh: {
    tool: assumed(null),
    cachedFor: documented("about 30 minutes, for all workspaces together", "S13"),
    advice: "Wait 30 minutes, or share the URL with a new query string, such as ?v=2.",
  },
  noCardReasons: [observed(whyNothing, "S3")],
  card: ({ visible, images }) => {
    if (images.length === 0) return "text";
    return visible.layout("twitter:card")?.text === "summary_large_image" ? "large" : "small";
  },
  details: ({ visible, description }) => ({ fields: fieldsOf(visible), ...angleNote(description?.text) }),
};

function whyNothing({ visible, title, description, images }: CardContent): string | null {
  const social = title !== null && title.source !== "title";
  if (social || description !== null || images.length > 0) return null;
  return hasLateTags(visible)
    ? "Slack reads only the first 32 KB, and the page's tags come later."
    : "Slack needs a social title, or a title and a description.";
}

function hasLateTags({ page, isVisible }: VisiblePage): boolean {
  return page.metas.some((tag) => /^(og|twitter):/.test(tag.property ?? tag.name ?? "") && !isVisible(tag));
}

function fieldsOf(visible: VisiblePage): PreviewDetails["fields"] {
  return [1, 2].flatMap((number) => {
    const label = visible.first(`twitter:label${number}`)?.text;
    const value = visible.first(`twitter:data${number}`)?.text;
    return label && value ? [{ label, value }] : [];
  });
}

/** Seen in 2018 (https://qiita.com/harunbu/items/be15779f33581d53f74c). */
function angleNote(description: string | undefined): Partial<PreviewDetails> {
  if (!description?.includes("<")) return {};
  return { note: "Slack sometimes drops the whole preview if the description contains a < sign." };
}
