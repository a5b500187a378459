// The words of the privacy and terms pages. They say what the code does; who operates the service is a setting.

export interface LegalSection {
  readonly heading: string;
  readonly points: readonly string[];
}

export interface LegalFacts {
  readonly cachedFor: string;
  readonly sessionDays: number;
  readonly linkMinutes: number;
  readonly anonymousChecks: number;
}

export const LEGAL_TEXT = {
  operator: "Who runs this service",
  unnamed: "The operator of this installation hasn’t entered their details yet.",
  contact: "Contact",
  privacy: {
    title: "Privacy",
    lead: "Headlight reads public pages and needs no account. This page lists everything it stores, and for how long.",
    sections: ({ cachedFor, sessionDays, linkMinutes }: LegalFacts): readonly LegalSection[] => [
      {
        heading: "When you check a page",
        points: [
          `The URL and the report are cached for ${cachedFor}, so that the same check isn’t fetched twice. They aren’t linked to you.`,
          "Your IP address is used to count your checks, for an hour at most; of an IPv6 address, only the first half. It isn’t stored after that.",
          "Recent checks, the look you chose for previews and your unfinished edits are stored in your browser only. You can clear them there at any time.",
          "HTML that you paste into the editor, and images that you choose there, never leave your browser.",
        ],
      },
      {
        heading: "If you have an account",
        points: [
          "Your email address, your plan and the day you signed up.",
          "What you save: URLs, labels, projects, audits and monitors with their results, and the email addresses that alerts go to. Results are deleted after 13 months.",
          `Each signed-in browser, with the name it sends and when it was last used, for at most ${sessionDays} days.`,
          "Your API keys and the AI agents you approve, with their names and when they were last used.",
          "Sessions, keys and the access of agents are stored only as hashes.",
          "The response to a request with an Idempotency-Key, encrypted, for a day.",
          `A sign-in link is valid for ${linkMinutes} minutes and is deleted once used.`,
          "If somebody unsubscribes from alerts, we keep a hash of their email address, so that no more are sent.",
          "On your account page, you can export all of it as one file or delete all of it at once.",
        ],
      },
      {
        heading: "Cookies",
        points: [
          "If you sign in: your session, what signing in needs while it’s in progress, and a mark that this browser has signed in before.",
          "Your color theme, if you choose one, and a short-lived ID for a running check, so that you can cancel it.",
          "There are no cookies for advertising or analytics.",
        ],
      },
      {
        heading: "Who receives data",
        points: [
          "The site you check sees a request from our server, not from you.",
          "Previews load the checked page’s images in your browser, so the servers of those images see your IP address.",
          "Email is sent through the operator’s email provider. We don’t sell data.",
          "Server logs, which help us find errors, contain the method, path, status and time of each request, the host of the page you check, and your account’s ID if you’re signed in. They contain no IP addresses, cookies or keys.",
        ],
      },
    ],
  },
  terms: {
    title: "Terms of use",
    lead: "By using Headlight, you accept these rules.",
    sections: ({ anonymousChecks }: LegalFacts): readonly LegalSection[] => [
      {
        heading: "What you may do",
        points: [
          "Check any page that is public. You don’t need to own it.",
          `Without an account you have ${anonymousChecks} checks an hour; with one, those of your plan. Don’t get around the limits with several accounts or networks.`,
          "Don’t use the service to attack or overload a site, or to reach servers that aren’t public.",
          "Keep your API keys secret. You’re responsible for what is done with them.",
        ],
      },
      {
        heading: "What you get",
        points: [
          "Previews and scores are approximations from documented and observed rules. No platform promises how it shows a link, and names and layouts are the property of their owners.",
          "The service is provided as is, without a promise that it is always available or free of errors.",
          "The operator may exclude sites, and close accounts that break these rules.",
        ],
      },
      {
        heading: "Ending it",
        points: [
          "You can delete your account at any time on your account page. Everything stored for it is deleted with it.",
        ],
      },
    ],
  },
} as const;
