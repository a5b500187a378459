import { sizedImage } from "./reading/image-file";
import { defineRule } from "./rule";
import { FACEBOOK_IMAGES, LINKEDIN_HELP } from "./sources.data";
import { quote } from "./writing/quote";

const WIDTH_PX_MIN = 1200;
/** What LinkedIn asks for; the three rows to Facebook's 630 nobody sees. */
const HEIGHT_PX_MIN = 627;

export const ogImageBelowRecommended = defineRule({
  code: "og_image_below_recommended",
  title: "The picture is smaller than 1200 by 630",
  severity: "tip",
  importance: "optional",
  area: "image",
  weight: 2,
  platforms: ["facebook", "linkedin"],
  hiddenBy: ["og_image_too_small", "og_image_thumbnail_only", "og_image_svg"],
  why: "Facebook advises pictures of at least 1200 by 630 pixels and LinkedIn asks for 1200 by 627. Phones and modern screens have two or three pixels where there used to be one, so a smaller picture is stretched and looks soft.",
  sources: [FACEBOOK_IMAGES, LINKEDIN_HELP],
  since: "1.0.0",
  examples: {
    bad: [
      {
        html: "<!-- og:image is a file of 1199 by 630 pixels -->",
        images: { "https://example.com/images/tides.jpg": { width: 1199, height: 630 } },
      },
    ],
    good: [
      {
        html: "<!-- og:image is a file of 1200 by 630 pixels -->",
        images: { "https://example.com/images/tides.jpg": { width: 1200, height: 630 } },
      },
    ],
  },
  check(input) {
    const image = sizedImage(input);
    if (image === null || (image.width >= WIDTH_PX_MIN && image.height >= HEIGHT_PX_MIN)) return null;
    return {
      description: `The picture ${quote(image.url)} measures ${image.width} by ${image.height} pixels. It is shown in full, but Facebook and LinkedIn stretch it on dense screens, where it looks soft. Export it at 1200 by 630 pixels or more.`,
      fix: null,
    };
  },
});
