import { ADVICE } from "../platforms/advice.data";
import { discord } from "../platforms/discord/discord";
import { limitOf } from "../platforms/limits";
import { imageFile } from "./facts/social-images";
import { defineRule } from "./rule";
import { DISCORD_PREVIEWS, FACEBOOK_IMAGES, WHATSAPP_SLOW_IMAGE } from "./sources.data";
import { quote, seconds } from "./wording/words";

const TIME_MS_MAX = ADVICE.responseMs.value;

export const ogImageSlow = defineRule({
  code: "og_image_slow",
  title: "Slow-loading image",
  severity: "warning",
  importance: "recommended",
  area: "image",
  weight: 4,
  platforms: ["facebook", "discord", "whatsapp"],
  why: `An image that takes seconds, often because it is generated on the first request, arrives too late for the preview: WhatsApp sends the message without it, Discord stops after ${seconds(limitOf(discord.limits.fetchMs))} for page and image together, and Facebook leaves it out of the first share.`,
  sources: [WHATSAPP_SLOW_IMAGE, DISCORD_PREVIEWS, FACEBOOK_IMAGES],
  since: "1.0.0",
  examples: {
    bad: [
      {
        html: "<!-- og:image responds after 3,001 ms -->",
        images: { "https://example.com/images/tides.jpg": { timeMs: 3_001 } },
      },
    ],
    good: [
      {
        html: "<!-- og:image responds after 3,000 ms -->",
        images: { "https://example.com/images/tides.jpg": { timeMs: 3_000 } },
      },
    ],
  },
  check(input) {
    const facts = imageFile(input);
    if (facts === null || facts.timeMs <= TIME_MS_MAX) return null;
    return {
      description: `Previews may lack your image, because it loads slowly: ${quote(facts.url)} took ${seconds(facts.timeMs)}. WhatsApp sends the message without it, and so may the first share on Facebook and Discord. Generate the image when you publish the page, and let it be cached.`,
      fix: null,
    };
  },
});
