import { pageName } from "./facts/page-name";
import { ogImage } from "./facts/social-images";
import { detailsFix } from "./fixes/export-fix";
import { IMAGE_LOST } from "./image-lost";
import { defineRule } from "./rule";
import { DISCORD_PREVIEWS, OPEN_GRAPH, X_LARGE_CARD } from "./sources.data";
import { quote } from "./wording/quote";

export const missingOgImageAlt = defineRule({
  code: "missing_og_image_alt",
  title: "The picture has no description in words",
  severity: "tip",
  importance: "optional",
  area: "image",
  weight: 1,
  platforms: ["x", "discord"],
  hiddenBy: IMAGE_LOST,
  why: "X and Discord read the words in og:image:alt or twitter:image:alt to people who do not see the picture. Without them a screen reader says only that there is an image.",
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
      description: `Neither og:image:alt nor twitter:image:alt says what ${quote(image.url ?? image.written)} shows. On X and Discord people who use a screen reader learn only that there is an image. Describe in one sentence what is to be seen.`,
      fix: name === null ? null : detailsFix({ width: null, height: null, alt: name }, input),
    };
  },
});
