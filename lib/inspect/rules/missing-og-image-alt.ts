import { pageName } from "./facts/page-name";
import { IMAGE_LOST, ogImage } from "./facts/social-images";
import { imageDetailsFix } from "./fixes/image-fix";
import { asPlaceholder } from "./fixes/placeholder";
import { defineRule } from "./rule";
import { DISCORD_PREVIEWS, OPEN_GRAPH, X_LARGE_CARD } from "./sources.data";
import { quote } from "./wording/words";

const TASK = "say here what the image shows";
const NO_SIZE = { width: null, height: null };

export const missingOgImageAlt = defineRule({
  code: "missing_og_image_alt",
  title: "No alt text for the social image",
  severity: "tip",
  importance: "optional",
  area: "image",
  weight: 1,
  platforms: ["x", "discord"],
  hiddenBy: IMAGE_LOST,
  why: "X and Discord read the image's alt text (og:image:alt or twitter:image:alt) to people who can't see the image. Without it, a screen reader says only that there is an image.",
  sources: [OPEN_GRAPH, X_LARGE_CARD, DISCORD_PREVIEWS],
  since: "1.0.0",
  examples: {
    bad: [{ html: "<!-- no og:image:alt -->", without: ["og:image:alt"] }],
    good: [
      {
        html: '<meta property="og:image:alt" content="A sandbank at low tide">',
        without: ["og:image:alt"],
      },
      {
        html: '<meta name="twitter:image:alt" content="A sandbank at low tide">',
        without: ["og:image:alt"],
      },
    ],
  },
  check(input) {
    const image = ogImage(input);
    if (image === null || image.declared.alt !== null) return null;
    if (input.metadata.twitter["twitter:image:alt"] !== undefined) return null;
    const name = pageName(input);
    return {
      description: `People who use a screen reader on X or Discord learn only that there is an image. Neither og:image:alt nor twitter:image:alt describes ${quote(image.url ?? image.written)}. Say in one sentence what the image shows.`,
      // What the page is called is only a stand-in for what its image shows.
      fix: name === null ? null : asPlaceholder(imageDetailsFix({ ...NO_SIZE, alt: name }, input), TASK),
    };
  },
});
