import { PLATFORM_NAMES } from "../platforms/names";
import { defineRule } from "./rule";
import { DISCORD_PREVIEWS, GOOGLE_TECHNICAL } from "./sources.data";

export const pageHttpError = defineRule({
  code: "page_http_error",
  title: "The page answers with an error",
  severity: "error",
  importance: "required",
  area: "url",
  weight: 10,
  cap: 0,
  platforms: PLATFORM_NAMES,
  why: "A link reader asks for the page and takes nothing from an answer that says error. Whoever sees the link sees the bare address, and Google does not list the page, however well its tags are written.",
  sources: [GOOGLE_TECHNICAL, DISCORD_PREVIEWS],
  since: "1.0.0",
  examples: {
    bad: [{ html: "<!-- answered with status 404 -->", fetched: { status: 404 } }],
    good: [{ html: "<!-- answered with status 200 -->", fetched: { status: 200 } }],
  },
  check({ page }) {
    if (page.status < 400) return null;
    return {
      description: `The page answers with status ${page.status}. No platform shows a card for such a link, and Google leaves it out of its results. Make this address answer with status 200, or share the address that does.`,
      fix: null,
    };
  },
});
