// The words of the page about our bot.
interface BotLimits {
  readonly redirects: number;
  readonly perHost: number;
  readonly perHostMinute: number;
  readonly pageTime: string;
  readonly pageSize: string;
  readonly cachedFor: string;
}

export const BOT_TEXT = {
  title: "About our bot",
  description:
    "What HeadlightBot is, what it fetches and how often, and how to allow it on your site or block it.",
  lead: "HeadlightBot fetches a page when someone asks Headlight to check it. It doesn’t crawl: it never follows links from page to page.",
  sections: (limits: BotLimits) => [
    {
      heading: "What it fetches",
      points: [
        `The page itself, after at most ${limits.redirects} redirects.`,
        "The files the page names for its previews: social images, icons and its oEmbed description. If the page names no icon, /favicon.ico. Of each image, only the bytes needed to measure it.",
        "The pages that og:url, rel=opengraph and rel=canonical point to, if they are different pages. For rel=canonical, only the status.",
        "The robots.txt of the site and of its social image’s host, to see whether it blocks a platform’s crawler.",
        "The page again under the name of a platform’s crawler, if the site treats crawlers differently or blocks its image. The body is not read, and our own name follows the crawler’s.",
      ],
    },
    {
      heading: "Crawl rate",
      points: [
        `At most ${limits.perHost} requests at once to one host, and at most ${limits.perHostMinute} pages of one host per minute.`,
        `It gives up on a page after ${limits.pageTime} and stops reading after ${limits.pageSize}.`,
        `Reports are cached for ${limits.cachedFor}. Checking the same URL again within that time fetches nothing.`,
      ],
    },
    {
      heading: "Allow it",
      points: ["Allow the user agent above in your firewall or bot protection."],
    },
    {
      heading: "Block it",
      points: [
        "Block the user agent above. Headlight then reports that the site blocks bots.",
        "Or ask the operator of this service to exclude your site permanently.",
      ],
    },
  ],
  agent: "User agent",
} as const;
