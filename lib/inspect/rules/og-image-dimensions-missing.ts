import { declaredPixels } from "../metadata/social-image";
import { IMAGE_LOST, type OgImage, ogImage, sizedImage } from "./facts/social-images";
import { imageDetailsFix } from "./fixes/image-fix";
import { defineRule } from "./rule";
import { DISCORD_PREVIEWS, FACEBOOK_IMAGES } from "./sources.data";
import { quote } from "./wording/words";

export const ogImageDimensionsMissing = defineRule({
  code: "og_image_dimensions_missing",
  title: "No image size declared",
  severity: "tip",
  importance: "optional",
  area: "image",
  weight: 2,
  platforms: ["facebook", "discord"],
  hiddenBy: [...IMAGE_LOST, "og_image_svg"],
  why: "The first person who shares the link on Facebook may see no image, because Facebook has to load the file before it knows the size. Discord has to download the file to measure it. With og:image:width and og:image:height, both know the size at once.",
  sources: [FACEBOOK_IMAGES, DISCORD_PREVIEWS],
  since: "1.0.0",
  examples: {
    bad: [
      { html: "<!-- no og:image:width -->", without: ["og:image:width"] },
      { html: '<meta property="og:image:height" content="auto">', without: ["og:image:height"] },
    ],
    good: [
      {
        html: '<meta property="og:image:width" content="1200">\n<meta property="og:image:height" content="630">',
        without: ["og:image:width", "og:image:height"],
      },
    ],
  },
  check(input) {
    const image = ogImage(input);
    if (image === null) return null;
    const missing = missingTags(image);
    if (missing.length === 0) return null;
    const measured = sizedImage(input);
    return {
      description: `The first share on Facebook may show no image, and Discord has to download the file to measure it. The page doesn't give the size of ${quote(image.url ?? image.written)} in ${missing.join(" and ")}. Add both tags.`,
      fix:
        measured === null
          ? null
          : imageDetailsFix({ width: measured.width, height: measured.height, alt: null }, input),
    };
  },
});

function missingTags({ declared }: OgImage): readonly string[] {
  const names = [];
  if (declaredPixels(declared.width) === null) names.push("og:image:width");
  if (declaredPixels(declared.height) === null) names.push("og:image:height");
  return names;
}
