import type { ErrorCode } from "@/lib/errors";
import { FAILURE_TEXT } from "./result-text.data";

export interface FailureText {
  readonly title: string;
  /** What the visitor can do next, most helpful first. */
  readonly next: readonly string[];
  /** Whether the same check may succeed a moment later. */
  readonly again: boolean;
  /** Whether pasting the page's HTML works instead. */
  readonly paste?: true;
}

const SPELLING = "Check the spelling, or copy the URL from your browser.";
const OPEN_IT = "Open the URL in a private window. If it fails there too, the problem is on the site.";

/** The errors a check can end in, in plain words. */
export const FAILURES: Partial<Readonly<Record<ErrorCode, FailureText>>> = {
  invalid_url: { title: "That isn’t a valid URL", next: [SPELLING], again: false },
  unsupported_scheme: {
    title: "Only web pages can be checked",
    next: ["Use a URL that starts with http:// or https://."],
    again: false,
  },
  invalid_parameter: { title: "This link to a result is incomplete", next: [SPELLING], again: false },
  not_html: {
    title: "That URL is a file, not a web page",
    next: [
      "The URL returns a file, such as an image, a PDF or data. Check the page that links to it instead.",
      "If it should be a page, its server must send it as text/html.",
    ],
    again: false,
  },
  blocked_host: {
    title: "This site can’t be checked here",
    next: ["The operator of this service has excluded this site. Check another page."],
    again: false,
  },
  private_address: {
    title: "That URL isn’t public",
    next: [
      "Platforms can’t reach it either, so its link has no preview.",
      "To see how it will look, paste its HTML. It never leaves your browser.",
      "Or publish the page on a staging site or through a tunnel, and check that URL.",
    ],
    again: false,
    paste: true,
  },
  document_too_large: {
    title: "The page is too large",
    next: [
      "Crawlers stop much earlier: WhatsApp at 300 KB, Facebook at 1 MB.",
      "Move inline data, styles and images out of the HTML into separate files.",
    ],
    again: false,
  },
  rate_limited: {
    title: "You’ve used all your checks for now",
    next: ["Wait until the next check is available, then try again. The URL stays in the field."],
    again: true,
  },
  internal_error: {
    title: "Something went wrong on our side",
    next: ["The error has been logged. Trying again often helps."],
    again: true,
  },
  http_error: {
    title: "The site returned an error",
    next: [
      "Platforms get the same error and show no preview.",
      OPEN_IT,
      "If it opens there, the page may require signing in or block crawlers.",
    ],
    again: true,
  },
  dns_failed: {
    title: "We couldn’t find that domain",
    next: [SPELLING, "A new domain can take a few hours to work everywhere."],
    again: true,
  },
  connection_failed: {
    title: "We couldn’t connect to the site",
    next: [OPEN_IT, "A firewall may block data centers, and crawlers with them."],
    again: true,
  },
  tls_failed: {
    title: "The connection to the site isn’t secure",
    next: [
      "Browsers warn about it and crawlers reject it, so no platform shows a preview.",
      "The site needs a certificate that hasn’t expired, covers this domain and is sent with its full chain.",
    ],
    again: true,
  },
  too_many_redirects: {
    title: "Too many redirects",
    next: [
      "Look for two rules that redirect visitors back and forth, often between http and https or with and without www.",
      "Redirect the URL to its page in one step.",
    ],
    again: true,
  },
  bad_response: {
    title: "We couldn’t read the site’s response",
    next: [
      OPEN_IT,
      "If a browser shows the page, the server or a proxy in front of it breaks the HTTP standard. Its log shows where.",
    ],
    again: true,
  },
  blocked_by_site: {
    title: "This site blocks bots",
    next: [
      "Platforms may be blocked too and show no preview.",
      "If the site is yours, allow our bot. The page about our bot shows its name.",
      "In the site’s firewall, allow the crawlers of the platforms that matter to you.",
    ],
    again: true,
    paste: true,
  },
  overloaded: {
    title: "We’re busy right now",
    next: ["Wait a few seconds, then try again."],
    again: true,
  },
  unavailable: {
    title: "Temporarily unavailable",
    next: ["This part of Headlight is usually back within a minute. Nothing you saved is lost."],
    again: true,
  },
  timeout: {
    title: "The site took too long to respond",
    next: [
      "The page didn’t load within 15 seconds. Crawlers give up sooner: Discord after 10 seconds, Facebook after a few.",
      OPEN_IT,
      "If it’s slow there too, look at the server. Caching the page usually helps.",
    ],
    again: true,
  },
};

const BY_CODE = new Map<string, FailureText>(Object.entries(FAILURES));
const UNKNOWN: FailureText = { title: FAILURE_TEXT.title, next: [], again: true };

/** The text for an error code; a general one for codes that no check should end in. */
export function failureText(code: string): FailureText {
  return BY_CODE.get(code) ?? UNKNOWN;
}
