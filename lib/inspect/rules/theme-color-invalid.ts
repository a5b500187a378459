import { metaFix } from "./fixes/snippet";
import { defineRule } from "./rule";
import { DISCORD_PREVIEWS, DISCORD_SHORT_COLOUR } from "./sources.data";
import { quote } from "./wording/words";

const DISCORD_COLOUR = /^#([\da-f]{6}|[\da-f]{8})$/i;
const SHORT_COLOUR = /^#([\da-f])([\da-f])([\da-f])$/i;
const RGB_COLOUR = /^rgb\( ?(\d{1,3})[ ,]{1,3}(\d{1,3})[ ,]{1,3}(\d{1,3}) ?\)$/i;

export const themeColorInvalid = defineRule({
  code: "theme_color_invalid",
  title: "Theme color that Discord can't read",
  severity: "tip",
  importance: "optional",
  area: "card",
  weight: 1,
  platforms: ["discord"],
  why: "Discord colors the bar beside its preview with theme-color, but reads only #RRGGBB and #RRGGBBAA. It ignores names and other notations, and a short form turns into another color: #abc is read as #000abc.",
  sources: [DISCORD_PREVIEWS, DISCORD_SHORT_COLOUR],
  since: "1.0.0",
  examples: {
    bad: [
      { html: '<meta name="theme-color" content="#abc">', without: ["theme-color"] },
      { html: '<meta name="theme-color" content="rgb(26, 43, 60)">', without: ["theme-color"] },
      { html: '<meta name="theme-color" content="navy">', without: ["theme-color"] },
    ],
    good: [
      { html: '<meta name="theme-color" content="#1A2B3CFF">', without: ["theme-color"] },
      { html: "<!-- no theme-color -->", without: ["theme-color"] },
    ],
  },
  check({ page }) {
    // Discord uses the last of several.
    const colour = page.metas.findLast(
      ({ name, content }) => name === "theme-color" && content?.trim(),
    )?.content;
    if (!colour || DISCORD_COLOUR.test(colour.trim())) return null;
    const written = longHex(colour.trim());
    return {
      description: `The bar beside your preview on Discord has no color or a wrong one. theme-color is ${quote(colour)}. Write it as ${written ?? "#RRGGBB"}.`,
      fix: written === null ? null : metaFix("name", "theme-color", written),
    };
  },
});

function longHex(colour: string): string | null {
  const [, ...short] = SHORT_COLOUR.exec(colour) ?? [];
  if (short.length === 3) return `#${short.map((digit) => digit + digit).join("")}`;
  const [, ...channels] = RGB_COLOUR.exec(colour) ?? [];
  if (channels.length !== 3 || channels.some((channel) => Number(channel) > 255)) return null;
  return `#${channels.map((channel) => Number(channel).toString(16).padStart(2, "0")).join("")}`;
}
