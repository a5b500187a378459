interface BotLimits {
  readonly redirects: number;
  readonly perHost: number;
  readonly perHostMinute: number;
  readonly pageTime: string;
  readonly pageSize: string;
  readonly kept: string;
}
export const BOT = {
  title: "About our bot",
  description:
    "What HeadlightBot is, what it fetches and how often, and how to let it in or keep it out of a site.",
  lead: "HeadlightBot reads a page when a person asks Headlight to check it. It does not crawl and does not follow links from page to page.",
  sections: (limits: BotLimits) => [
    {
      heading: "What it fetches",
      points: [
        `The page itself, with at most ${limits.redirects} redirects.`,
        "What the page names for its previews: social images, icons and its oEmbed description. Of an image, only as many bytes as its size takes to know. The icon at /favicon.ico when the page names none.",
        "The pages that og:url and rel=opengraph name and the one that rel=canonical names, when they are others: the first two are read, of the last only the status.",
        "The robots.txt of the site and of the host of its social image, to tell whether it keeps a platform’s reader away.",
        "Where the site says that its answer depends on who asks, or refuses its picture: how it answers the page’s address under the names of the platforms’ readers, of which the body is not read. Our own name stands behind theirs.",
      ],
    },
    {
      heading: "How hard it knocks",
      points: [
        `At most ${limits.perHost} requests at once to one host, and at most ${limits.perHostMinute} pages of one host in a minute.`,
        `It gives up on a page after ${limits.pageTime} and stops reading after ${limits.pageSize}.`,
        `A report is kept for ${limits.kept}; asking again within that time fetches nothing.`,
      ],
    },
    {
      heading: "To let it in",
      points: ["Allow the user agent above in your firewall or bot protection."],
    },
    {
      heading: "To keep it out",
      points: [
        "Refuse the user agent above; the check then says that the site keeps bots out.",
        "Or ask the operator of this service to leave your host out for good.",
      ],
    },
  ],
  agent: "It calls itself",
} as const;
