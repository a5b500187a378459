import type { Page } from "../page/page";
import { PLATFORM_NAMES } from "../platforms/names";
import { FORCE_HTTPS } from "./fixes/site-fixes";
import { defineRule } from "./rule";
import { GOOGLE_CANONICALS } from "./sources.data";
import { quote } from "./wording/words";

export const redirectHttpDowngrade = defineRule({
  code: "redirect_http_downgrade",
  title: "Redirect from https to http",
  severity: "warning",
  importance: "recommended",
  area: "url",
  weight: 4,
  platforms: PLATFORM_NAMES,
  why: "Browsers warn people about the link, and Google prefers the http URL to the https one in its results. A redirect from https to http takes people off the secure connection, where others can read and change what is sent.",
  sources: [GOOGLE_CANONICALS],
  since: "1.0.0",
  examples: {
    bad: [
      {
        html: "<!-- https://example.com/tides leads to http://example.com/guides/tides and on to https -->",
        fetched: {
          hops: [
            { url: "https://example.com/tides", status: 302 },
            { url: "http://example.com/guides/tides", status: 301 },
          ],
        },
      },
    ],
    good: [
      {
        html: "<!-- http://example.com/guides/tides leads to https://example.com/guides/tides -->",
        fetched: { hops: [{ url: "http://example.com/guides/tides", status: 301 }] },
      },
    ],
  },
  check({ page }) {
    const insecure = firstDowngrade(page);
    if (insecure === null) return null;
    return {
      description: `Browsers warn people about your link, and Google prefers its insecure URL. The link leaves https and goes through ${quote(insecure)}. Redirect straight to the https URL; behind a proxy, tell your application that visitors use https.`,
      fix: { html: null, laravel: FORCE_HTTPS },
    };
  },
});

/** The first http URL that an https URL redirected to; null when there is none. */
function firstDowngrade(page: Page): string | null {
  const urls = [...page.hops.map(({ url }) => url), page.finalUrl];
  const at = urls.findIndex(
    (url, index) => url.startsWith("http:") && (urls[index - 1] ?? "").startsWith("https:"),
  );
  return urls[at] ?? null;
}
