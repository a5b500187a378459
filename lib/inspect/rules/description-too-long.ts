import type { PlatformName } from "../platforms/platform";
import { charactersShown } from "./reading/characters-shown";
import { defineRule } from "./rule";
import { DISCORD_PREVIEWS, GOOGLE_SNIPPET_WIDTH, GOOGLE_SNIPPETS, WHATSAPP_PREVIEWS } from "./sources.data";
import { platformWords } from "./writing/platform-words";
import { quote } from "./writing/quote";

/** Plain letters that WhatsApp says are enough. */
const USUAL_CHARACTERS = 80;
const READERS: readonly PlatformName[] = ["google", "discord", "whatsapp"];
const STATED = /^(meta description|(og|twitter):description)$/;

export const descriptionTooLong = defineRule({
  code: "description_too_long",
  title: "The description is cut",
  severity: "tip",
  importance: "optional",
  area: "description",
  weight: 1,
  platforms: READERS,
  why: "Google has room for about 920 pixels of text, Discord cuts at 350 bytes, and WhatsApp shows one or two lines: about 80 characters are enough for it. Whatever stands beyond the cut is not read. A text that only WhatsApp cuts is no issue.",
  sources: [DISCORD_PREVIEWS, WHATSAPP_PREVIEWS, GOOGLE_SNIPPETS, GOOGLE_SNIPPET_WIDTH],
  hiddenBy: ["template_placeholder", "undefined_or_null_value", "description_boilerplate"],
  since: "1.0.0",
  examples: {
    bad: [
      {
        html: '<meta name="description" content="Two floods a day move more sand than any storm, and nobody notices until a harbour has silted up. We walked the flats for a year with a camera, a rope and a tide table, and came back with pictures of a coast that is never twice in the same place.">',
        without: ["description"],
      },
    ],
    good: [
      {
        html: '<meta name="description" content="Two floods a day move more sand than any storm. A walk in pictures.">',
        without: ["description"],
      },
    ],
  },
  check({ previews }) {
    const platforms = READERS.filter((name) => {
      const { truncated, source } = previews[name];
      return truncated.includes("description") && STATED.test(source.description ?? "");
    });
    const [first] = platforms;
    // WhatsApp alone cuts what Google asks for: that is how its card is, no fault of the page.
    if (!first || first === "whatsapp") return null;
    const room = charactersShown(previews, platforms, "description", USUAL_CHARACTERS);
    const google = room < USUAL_CHARACTERS ? "" : "; about 155 are read in full on Google";
    return {
      description: `The text ${quote(previews[first].description ?? "")} is cut on ${platformWords(platforms)}. Put the point into the first ${room} characters${google}.`,
      fix: null,
      platforms,
    };
  },
});
