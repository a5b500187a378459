// Every fact in a platform's tables, in words. A test checks that nothing is left out.

import { formatLimit, formatWait } from "@/app/_components/ui/format";
import { ADVICE } from "@/lib/inspect/platforms/advice.data";
import type { PlatformTables, Size } from "@/lib/inspect/platforms/platform";
import { inWords } from "@/lib/inspect/platforms/text/text-cut";
import { type FactRow, factRow, unlessNull, yesOrNo } from "./fact-table";

const yesNo = yesOrNo("yes", "no");
const size = ({ width, height }: Size) => (height === 0 ? `${width} px wide` : `${width} × ${height} px`);
const count = (value: number) => String(value);
const longest = (unit: string) => unlessNull((max: number) => `${max.toLocaleString("en")} ${unit}`);

export function crawlerRows({ crawler }: PlatformTables): readonly FactRow[] {
  return [
    { ...factRow("User agent", crawler.userAgent, String), isCode: true },
    { name: "Name in robots.txt", value: crawler.token, fact: crawler.userAgent, isCode: true },
    factRow("Who fetches the page", crawler.fetchedBy, String),
    factRow("Runs JavaScript", crawler.runsJs, yesNo),
    factRow("Obeys robots.txt", crawler.obeysRobotsTxt, yesNo),
  ];
}

export function readsRows({ reads }: PlatformTables): readonly FactRow[] {
  const attribute = {
    either: "name or property",
    property: "property for Open Graph tags, either for all others",
    name_first: "name if the tag has one, otherwise property",
  } as const;
  const keyCase = {
    exact: "keys in the wrong case are ignored",
    social: "Open Graph and Twitter keys in the wrong case are ignored",
    any: "case doesn’t matter",
  } as const;
  return [
    factRow(
      "Part of the page it reads",
      reads.bytes,
      unlessNull((bytes) => `the first ${formatLimit(bytes)}`),
    ),
    factRow(
      "Safe place for tags",
      reads.bytesAdvised,
      unlessNull((bytes) => `the first ${formatLimit(bytes)}`),
    ),
    factRow("Where tags must be", reads.headOnly, yesOrNo("in the head", "anywhere in the page")),
    factRow("Attribute with a tag’s name", reads.keyAttribute, (value) => attribute[value]),
    factRow("Upper and lower case", reads.keyCase, (value) => keyCase[value]),
    factRow(
      "Tags without content",
      reads.valueAttribute,
      yesOrNo("the value attribute is read instead", "ignored"),
    ),
    factRow("Repeated layout tags", reads.repeatedLayoutTag, (which) => `the ${which} one is used`),
    factRow("Line breaks in the description", reads.lineBreaks, yesOrNo("kept", "become spaces")),
  ];
}

export function limitRows({ limits }: PlatformTables): readonly FactRow[] {
  return [
    factRow("Title cut at", limits.title, unlessNull(inWords)),
    factRow("Title lines", limits.titleLines, unlessNull(count)),
    factRow("Description cut at", limits.description, unlessNull(inWords)),
    factRow(
      "Description lines",
      limits.descriptionLines,
      unlessNull((lines) => (lines === 0 ? "none, it isn’t shown" : count(lines))),
    ),
    factRow("Longest site name with a preview", limits.siteNameCharacters, longest("characters")),
    factRow("Longest alt text with a preview", limits.imageAltCharacters, longest("characters")),
    factRow("Longest URL with a preview", limits.urlCharacters, longest("characters")),
    factRow("Most redirects with a preview", limits.redirects, longest("in a row")),
    factRow(
      "Timeout",
      limits.fetchMs,
      unlessNull((ms) => `${ms / 1000} seconds`),
    ),
    factRow("Space for the whole head", limits.headEndBytes, unlessNull(formatLimit)),
    factRow("Longest alt text read", limits.imageAltTaken, longest("characters")),
  ];
}

export function imageRows({ image }: PlatformTables): readonly FactRow[] {
  return [
    factRow("Formats", image.formats, (formats) => formats.map((format) => format.toUpperCase()).join(", ")),
    factRow("Largest file", image.bytesMax, unlessNull(formatLimit)),
    factRow("Safe file size", image.bytesAdvised, unlessNull(formatLimit)),
    factRow("Smallest image", image.minPx, unlessNull(size)),
    factRow("Largest image", image.maxPx, unlessNull(size)),
    factRow(
      "Widest aspect ratio",
      image.ratioMax,
      unlessNull((ratio) => `${ratio}:1`),
    ),
    factRow("Large layout from", image.largeFromPx, unlessNull(size)),
    factRow("Size the platform recommends", image.advisedPx, unlessNull(size)),
    factRow("Aspect ratio of the large image", image.ratio, unlessNull(String)),
    factRow("Images in one preview", image.count, (most) => (most === 1 ? "1" : `up to ${most}`)),
    factRow("If the first image fails", image.fallsThrough, yesOrNo("the next one is used", "none is shown")),
    factRow("Relative URLs", image.relative, (value) =>
      value === "root" ? "resolved only with a leading slash" : "resolved against the page’s URL",
    ),
    factRow(
      "Formats of site icons",
      image.faviconFormats,
      unlessNull((formats) => formats.map((format) => format.toUpperCase()).join(", ")),
    ),
    factRow("Smallest site icon", image.faviconMinPx, unlessNull(size)),
    factRow("Sharp site icon", image.faviconAdvisedPx, unlessNull(size)),
  ];
}

export function otherRows({ facts = {} }: PlatformTables): readonly FactRow[] {
  return Object.entries(facts).map(([key, fact]) => {
    const { name, say } = FACT_NAMES[key] ?? { name: key, say: String };
    return { name, value: say(fact.value), fact };
  });
}

type Value = string | number | boolean;

export interface FactName {
  readonly name: string;
  readonly say: (value: Value) => string;
}

const px = (value: Value) => `${value} px`;

/** The facts that only one platform has, by their key in its file. */
export const FACT_NAMES: Readonly<Record<string, FactName>> = {
  pdfBytes: { name: "Part of a PDF it reads", say: (value) => `the first ${formatLimit(Number(value))}` },
  mobileTitleLines: { name: "Title lines on a phone", say: String },
  mobileDescriptionPx: { name: "Description width on a phone", say: px },
  titlePxUpperBound: { name: "Widest title measured by others", say: px },
  hostCase: { name: "The host is shown in", say: (value) => `${value} case` },
  showDescription: {
    name: "Description below a one-line title",
    say: (value) => (value ? "shown" : "not shown"),
  },
  cardLines: { name: "Lines of text in the whole preview", say: String },
  lineColumns: { name: "Characters in a line", say: String },
  narrowLineColumns: { name: "Characters in a line beside a small image", say: String },
};

// What works on every platform, in words. A test checks that nothing is left out.
const characters = (count: number) => `about ${count} characters`;

export function adviceRows(): readonly FactRow[] {
  return [
    factRow("Image size", ADVICE.imagePx, ({ width, height }) => `${width} × ${height} px, as a JPEG`),
    factRow("Image file size", ADVICE.imageBytes, (bytes) => `at most ${formatLimit(bytes)}`),
    factRow("Aspect ratio of most large images", ADVICE.cardRatio, (ratio) => `${ratio}:1`),
    factRow(
      "Aspect ratios that are barely cropped",
      ADVICE.imageRatio,
      ({ min, max }) => `${min}:1 to ${max}:1`,
    ),
    factRow("Declared size compared to the real one", ADVICE.declaredSizeDifference, (share) => {
      return `at most ${share * 100}% off`;
    }),
    factRow("Title tag shown in full", ADVICE.titleCharacters, characters),
    factRow("Social title shown in full", ADVICE.socialTitleCharacters, characters),
    factRow("Meta description shown in full", ADVICE.descriptionCharacters, characters),
    factRow("Where the main point of a description belongs", ADVICE.cardDescriptionCharacters, (count) => {
      return `in its first ${count} characters`;
    }),
    factRow("Limit on text in search results, if any", ADVICE.snippetCharacters, (count) => {
      return `at least ${count} characters`;
    }),
    factRow("Page and image load within", ADVICE.responseMs, (ms) => formatWait(ms / 1000)),
    factRow("Redirects", ADVICE.redirects, (count) => `at most ${count}`),
    factRow("Encoding declared within", ADVICE.charsetBytes, (bytes) => {
      return `the first ${bytes.toLocaleString("en")} bytes`;
    }),
  ];
}
