import { google } from "../platforms/google/google";
import { formatByName } from "../platforms/resolve/image-fit";
import { declaredIcons, type PageIcon, rootIcon } from "./facts/icons";
import { ICON_FIX } from "./fixes/site-fixes";
import { defineRule, type RuleInput } from "./rule";
import { GOOGLE_FAVICON } from "./sources.data";
import { imageFailure } from "./wording/failures";
import { quote } from "./wording/words";

const FORMATS = google.image.faviconFormats.value ?? [];

export const faviconUnsupportedFormat = defineRule({
  code: "favicon_unsupported_format",
  title: "Site icon in a format Google doesn't support",
  severity: "warning",
  importance: "recommended",
  area: "search",
  weight: 3,
  platforms: ["google"],
  hiddenBy: ["missing_favicon", "favicon_broken"],
  why: "Browsers show an SVG or WebP icon on the tab, but Google doesn't support these formats: it lists BMP, GIF, ICO, PNG, JPEG, PPM and TIFF. When your page names no other icon, Google may show a plain globe next to your result.",
  sources: [GOOGLE_FAVICON],
  since: "1.1.0",
  examples: {
    bad: [
      {
        html: '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
        without: ["link:icon"],
        images: {
          "https://example.com/favicon.svg": { format: "svg", width: null, height: null },
          "https://example.com/favicon.ico": { state: "http_error", status: 404 },
        },
      },
      {
        html: '<link rel="icon" href="/icon.webp">',
        without: ["link:icon"],
        images: {
          "https://example.com/icon.webp": { format: "webp", width: 96, height: 96 },
          "https://example.com/favicon.ico": { state: "http_error", status: 404 },
        },
      },
    ],
    good: [
      {
        html: '<link rel="icon" href="/favicon.svg">\n<link rel="icon" href="/favicon-96.png">',
        without: ["link:icon"],
        images: {
          "https://example.com/favicon.svg": { format: "svg", width: null, height: null },
          "https://example.com/favicon-96.png": { format: "png", width: 96, height: 96 },
        },
      },
      {
        html: '<link rel="icon" href="/favicon.svg">\n<!-- /favicon.ico is an icon too -->',
        without: ["link:icon"],
        images: {
          "https://example.com/favicon.svg": { format: "svg", width: null, height: null },
          "https://example.com/favicon.ico": { format: "ico", width: 48, height: 48 },
        },
      },
    ],
  },
  check(input) {
    const declared = declaredIcons(input);
    const [first] = declared;
    if (first === undefined || declared.some((icon) => !isUnsupported(icon)) || rootMayWork(input))
      return null;
    const format = formatOf(first)?.toUpperCase();
    return {
      description: `Google may show a plain globe next to your result. Your only icon, ${quote(first.url)}, is ${format === "SVG" ? "an SVG" : `a ${format}`} file, a format that Google doesn't support. Add a PNG or ICO icon; browsers can keep the one you have.`,
      fix: ICON_FIX,
    };
  },
});

function isUnsupported(icon: PageIcon): boolean {
  const format = formatOf(icon);
  return format !== null && !FORMATS.includes(format);
}

function formatOf({ url, facts }: PageIcon): string | null {
  return facts === null ? formatByName(url) : facts.format;
}

/** A page whose root icon nobody has looked at may have one. */
function rootMayWork(input: RuleInput): boolean {
  const { facts } = rootIcon(input);
  return (
    facts === null ||
    (imageFailure(facts) === null && (facts.format === null || FORMATS.includes(facts.format)))
  );
}
