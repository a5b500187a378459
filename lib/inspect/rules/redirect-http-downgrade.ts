import type { Page } from "../page/page";
import { PLATFORM_NAMES } from "../platforms/names";
import { FORCE_HTTPS } from "./fixes/site-fixes";
import { defineRule } from "./rule";
import { GOOGLE_CANONICALS } from "./sources.data";
import { quote } from "./wording/quote";

export const redirectHttpDowngrade = defineRule({
  code: "redirect_http_downgrade",
  title: "A redirect leads from https to http",
  severity: "warning",
  importance: "recommended",
  area: "url",
  weight: 4,
  platforms: PLATFORM_NAMES,
  why: "A redirect from https to http takes the reader off the secure connection, where the answer can be read and changed on the way. Browsers warn, and Google then prefers the http address over the https one for its results.",
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
      description: `On the way to the page the link leaves https and passes through ${quote(insecure)}. Browsers warn about that, and Google then prefers the http address. Redirect straight to the https address; behind a proxy, tell the application that its visitors come over https.`,
      fix: { html: null, laravel: FORCE_HTTPS },
    };
  },
});

/** The first http address that an https address redirected to; null when there is none. */
function firstDowngrade(page: Page): string | null {
  const addresses = [...page.hops.map(({ url }) => url), page.finalUrl];
  const at = addresses.findIndex(
    (url, index) => url.startsWith("http:") && (addresses[index - 1] ?? "").startsWith("https:"),
  );
  return addresses[at] ?? null;
}
