import { google } from "../platforms/google/google";
import { declaredIcons, type PageIcon, rootIcon } from "./facts/icons";
import { ICON_FIX } from "./fixes/site-fixes";
import { defineRule } from "./rule";
import { GOOGLE_FAVICON } from "./sources.data";
import { quote, sizeWords } from "./wording/words";

const SIDE_PX_MIN = google.image.faviconMinPx.value?.width ?? 0;
const SIDE_PX_SHARP = google.image.faviconAdvisedPx.value?.width ?? 0;
const [LEAST, SHARP] = [sizeWords(google.image.faviconMinPx), sizeWords(google.image.faviconAdvisedPx)];

export const faviconBadSize = defineRule({
  code: "favicon_bad_size",
  title: "Wrong icon size",
  severity: "tip",
  importance: "optional",
  area: "search",
  weight: 1,
  platforms: ["google"],
  hiddenBy: ["missing_favicon", "favicon_broken", "favicon_unsupported_format"],
  why: `Google shows square icons of at least ${LEAST} pixels and recommends more than ${SHARP}. It may leave out an icon that isn't square, and it stretches a smaller one, which then looks blurry next to your result.`,
  sources: [GOOGLE_FAVICON],
  since: "1.0.0",
  examples: {
    bad: [
      {
        html: '<link rel="icon" href="/favicon.png"><!-- 47 by 47 pixels -->',
        without: ["link:icon"],
        images: { "https://example.com/favicon.png": { format: "png", width: 47, height: 47 } },
      },
      {
        html: '<link rel="icon" href="/logo.png"><!-- 120 by 60 pixels -->',
        without: ["link:icon"],
        images: { "https://example.com/logo.png": { format: "png", width: 120, height: 60 } },
      },
    ],
    good: [
      {
        html: '<link rel="icon" href="/favicon.png"><!-- 48 by 48 pixels -->',
        without: ["link:icon"],
        images: { "https://example.com/favicon.png": { format: "png", width: 48, height: 48 } },
      },
    ],
  },
  check(input) {
    const declared = declaredIcons(input);
    const icons = declared.length > 0 ? declared : [rootIcon(input)];
    const measured = icons.map(fault).filter((text) => text !== null);
    const first = measured[0];
    if (first === undefined || measured.length < icons.length) return null;
    return {
      description: `${first} Use a square icon of ${SHARP} pixels or larger; 96 by 96 works well.`,
      fix: ICON_FIX,
    };
  },
});

/** What is wrong with an icon's size, as a sentence; null when it is right, not known, or declared to be right. */
function fault({ url, sizes, facts }: PageIcon): string | null {
  if (facts === null || facts.format === "svg") return null;
  const { width, height } = facts;
  if (width === null || height === null || declaresSharp(sizes, facts.format)) return null;
  const icon = `${quote(url)} is ${width} by ${height} pixels`;
  if (width !== height) return `Google may leave out your icon, because it isn't square: ${icon}.`;
  if (width < SIDE_PX_MIN) return `Google doesn't show your icon, because it's under ${LEAST}: ${icon}.`;
  return width < SIDE_PX_SHARP ? `Your icon looks blurry on Google, which stretches it: ${icon}.` : null;
}

/** An ico file holds several sizes, but only one was measured; its link may name the others. */
function declaresSharp(sizes: string | null, format: string | null): boolean {
  if (format !== "ico" || sizes === null) return false;
  const sides = [...sizes.slice(0, 200).matchAll(/(?<!\d)(\d+)x\d+/gi)].map(([, side]) => Number(side));
  return sides.some((side) => side >= SIDE_PX_SHARP);
}
