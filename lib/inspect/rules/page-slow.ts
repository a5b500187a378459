import { ADVICE } from "../platforms/advice.data";
import { discord } from "../platforms/discord/discord";
import { limitOf } from "../platforms/limits";
import { defineRule } from "./rule";
import { DISCORD_PREVIEWS, FACEBOOK_CRAWLER, WHATSAPP_SENDER } from "./sources.data";
import { seconds } from "./wording/words";

const RESPONSE_MS_MAX = ADVICE.responseMs.value;
const DISCORD_WAITS = seconds(limitOf(discord.limits.fetchMs));

export const pageSlow = defineRule({
  code: "page_slow",
  title: "Slow page",
  severity: "warning",
  importance: "recommended",
  area: "url",
  weight: 3,
  platforms: ["facebook", "discord", "whatsapp"],
  why: `Platforms build the preview while someone waits to send the link. Facebook expects a response within a few seconds, Discord stops after ${DISCORD_WAITS} with the image included, and WhatsApp reads the page while the sender types. A page that takes longer is shared as a bare URL.`,
  sources: [FACEBOOK_CRAWLER, DISCORD_PREVIEWS, WHATSAPP_SENDER],
  since: "1.0.0",
  examples: {
    bad: [{ html: "<!-- complete after 3,001 ms -->", fetched: { responseTimeMs: 3_001 } }],
    good: [{ html: "<!-- complete after 3,000 ms -->", fetched: { responseTimeMs: 3_000 } }],
  },
  check({ page }) {
    if (page.responseTimeMs <= RESPONSE_MS_MAX) return null;
    return {
      description: `Your link may go out without a preview, because the page took ${seconds(page.responseTimeMs)} to load. Facebook gives up after a few seconds, Discord after ${DISCORD_WAITS}, and a WhatsApp message may be sent by then. Cache the page, or send its head before the slow parts.`,
      fix: null,
    };
  },
});
