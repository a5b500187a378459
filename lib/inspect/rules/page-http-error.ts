import { PLATFORM_NAMES } from "../platforms/names";
import { defineRule } from "./rule";
import { DISCORD_PREVIEWS, GOOGLE_TECHNICAL } from "./sources.data";

export const pageHttpError = defineRule({
  code: "page_http_error",
  title: "Page error",
  severity: "error",
  importance: "required",
  area: "url",
  weight: 10,
  cap: 0,
  platforms: PLATFORM_NAMES,
  why: "Platforms use nothing from a page that returns an error. People see only the bare URL, and Google doesn't list the page, however good its tags are.",
  sources: [GOOGLE_TECHNICAL, DISCORD_PREVIEWS],
  since: "1.0.0",
  examples: {
    bad: [{ html: "<!-- status 404 -->", fetched: { status: 404 } }],
    good: [{ html: "<!-- status 200 -->", fetched: { status: 200 } }],
  },
  check({ page }) {
    if (page.status < 400) return null;
    return {
      description: `Links to your page get no preview on any platform, and Google leaves the page out of its results. The page returns status ${page.status}. Make this URL return status 200, or share one that does.`,
      fix: null,
    };
  },
});
