import { ADVICE } from "../platforms/advice.data";
import { discord } from "../platforms/discord/discord";
import { atMost } from "../platforms/limits";
import { defineRule } from "./rule";
import { DISCORD_PREVIEWS, FACEBOOK_CRAWLER, WHATSAPP_SENDER } from "./sources.data";
import { seconds } from "./wording/limits";

const RESPONSE_MS_MAX = ADVICE.answerMs.value;
const DISCORD_WAITS = seconds(atMost(discord.limits.fetchMs));

export const pageSlow = defineRule({
  code: "page_slow",
  title: "The page answers slowly",
  severity: "warning",
  importance: "recommended",
  area: "url",
  weight: 3,
  platforms: ["facebook", "discord", "whatsapp"],
  why: `A card is made while somebody waits to send a link. Facebook asks for an answer within a few seconds, Discord stops after ${DISCORD_WAITS} with the picture included, and WhatsApp reads the page while the sender types. A page that comes later is shared as a bare address.`,
  sources: [FACEBOOK_CRAWLER, DISCORD_PREVIEWS, WHATSAPP_SENDER],
  since: "1.0.0",
  examples: {
    bad: [{ html: "<!-- complete after 3,001 ms -->", fetched: { responseTimeMs: 3_001 } }],
    good: [{ html: "<!-- complete after 3,000 ms -->", fetched: { responseTimeMs: 3_000 } }],
  },
  check({ page }) {
    if (page.responseTimeMs <= RESPONSE_MS_MAX) return null;
    return {
      description: `It took ${seconds(page.responseTimeMs)} until the whole page had arrived. Facebook gives up after a few seconds, Discord after ${DISCORD_WAITS}, and a WhatsApp sender will have sent the message by then: the link goes out without a card. Cache the page, or send its head before the slow parts.`,
      fix: null,
    };
  },
});
