import type { ErrorCode } from "@/lib/errors";
import { FAILURE } from "./result-text.data";

export interface FailureText {
  readonly title: string;
  /** What the visitor can do next, most likely help first. */
  readonly next: readonly string[];
  /** Whether the very same check may go well a moment later. */
  readonly again: boolean;
  /** Whether a copy of the page's HTML would do instead. */
  readonly paste?: true;
}

const SPELLING = "Check the spelling, or copy the address from the browser's address bar.";
const OPEN_IT = "Open the address in a private window. If it fails there too, the fault is the site's.";
const BOT = "If the site is yours, let our bot in: its name is on the page about our bot.";

/** Errors that a check can end in, in plain words. */
export const FAILURES: Partial<Readonly<Record<ErrorCode, FailureText>>> = {
  invalid_url: { title: "That is not a web address", next: [SPELLING], again: false },
  unsupported_scheme: {
    title: "Only web pages can be checked",
    next: ["Use an address that begins with http:// or https://."],
    again: false,
  },
  invalid_parameter: { title: "This link to a result is not whole", next: [SPELLING], again: false },
  not_html: {
    title: "That is not a web page",
    next: [
      "The address answers with a file, such as an image, a PDF or data. Check the page that links to it instead.",
      "If it should be a page, the server must send it as text/html.",
    ],
    again: false,
  },
  blocked_host: {
    title: "This host is not checked here",
    next: ["The operator of this service has left this host out. Check another page."],
    again: false,
  },
  private_address: {
    title: "That address is not public",
    next: [
      "Platforms cannot reach it either, so its link has no preview.",
      "To see how it will look, paste its HTML: nothing of it leaves your browser.",
      "Or put the page at a public address, a staging site or a tunnel, and check that one.",
    ],
    again: false,
    paste: true,
  },
  document_too_large: {
    title: "The page is too large",
    next: [
      "Link readers stop much earlier: WhatsApp at 300 KB, Facebook at 1 MB.",
      "Move inline data, styles and images out of the HTML into files of their own.",
    ],
    again: false,
  },
  rate_limited: {
    title: "Your checks are used up for now",
    next: ["Wait until the next check is yours, then try again: the address stays in the field."],
    again: true,
  },
  internal_error: {
    title: "Something went wrong on our side",
    next: ["The fault has been logged. Trying again often helps."],
    again: true,
  },
  http_error: {
    title: "The site answered with an error",
    next: [
      "Platforms get the same answer and show no preview.",
      OPEN_IT,
      "If it opens there, the page may be only for signed-in visitors, or closed to link readers.",
    ],
    again: true,
  },
  dns_failed: {
    title: "That host does not exist",
    next: [SPELLING, "A new domain can take some hours until its name is known everywhere."],
    again: true,
  },
  connection_failed: {
    title: "No connection to the site",
    next: [OPEN_IT, "A firewall may refuse visitors from data centres, and link readers with them."],
    again: true,
  },
  tls_failed: {
    title: "No safe connection to the site",
    next: [
      "Browsers warn about it, and link readers refuse it: no platform shows a preview.",
      "The site needs a certificate that is in date, names this very host and is sent with its whole chain.",
    ],
    again: true,
  },
  too_many_redirects: {
    title: "The address redirects without end",
    next: [
      "Look for two rules that send visitors back and forth, often between http and https or with and without www.",
      "Let the address lead to its page in one redirect.",
    ],
    again: true,
  },
  bad_response: {
    title: "The site’s answer cannot be read",
    next: [
      OPEN_IT,
      "If a browser shows the page, the server or a proxy in front of it strays from HTTP: its log tells where.",
    ],
    again: true,
  },
  blocked_by_site: {
    title: "The site keeps bots out",
    next: [
      "Platforms may meet the same wall and show no preview.",
      BOT,
      "In the site’s firewall, allow the link readers of the platforms that matter to you.",
    ],
    again: true,
    paste: true,
  },
  overloaded: {
    title: "Too much to do just now",
    next: ["Wait a few seconds, then try again."],
    again: true,
  },
  unavailable: {
    title: "This part of the service is away",
    next: ["It is usually back within a minute. What you had before is not lost."],
    again: true,
  },
  timeout: {
    title: "The site took too long",
    next: [
      "It did not deliver the page within 15 seconds. Link readers wait less: Discord 10 seconds, Facebook a few.",
      OPEN_IT,
      "If it is slow there too, look at the server: caching the page usually helps.",
    ],
    again: true,
  },
};

const BY_CODE = new Map<string, FailureText>(Object.entries(FAILURES));
const UNKNOWN: FailureText = { title: FAILURE.title, next: [], again: true };

/** What is said of an error with this code; something general for one that no check should end in. */
export function failureText(code: string): FailureText {
  return BY_CODE.get(code) ?? UNKNOWN;
}
