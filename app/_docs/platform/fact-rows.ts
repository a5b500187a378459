// Every fact of a platform's tables in words. A test sees to it that none is left out.

import { formatLimit } from "@/app/_components/ui/format";
import type { Size } from "@/lib/inspect/platforms/platform";
import type { Platform } from "@/lib/inspect/platforms/resolve/define-platform";
import { inWords } from "@/lib/inspect/platforms/text/text-cut";
import { either, type FactRow, known, tell } from "./fact-row";

const yesNo = either("yes", "no");
const size = ({ width, height }: Size) => (height === 0 ? `${width} px wide` : `${width} × ${height} px`);
const count = (value: number) => String(value);
const longest = (unit: string) => known((max: number) => `${max.toLocaleString("en")} ${unit}`);

export function crawlerRows({ crawler }: Platform): readonly FactRow[] {
  return [
    { ...tell("Calls itself", crawler.userAgent, String), isCode: true },
    { name: "Its name in robots.txt", value: crawler.token, fact: crawler.userAgent, isCode: true },
    tell("Who fetches the page", crawler.fetchedBy, String),
    tell("Runs the page’s scripts", crawler.runsJs, yesNo),
    tell("Obeys robots.txt", crawler.obeysRobotsTxt, yesNo),
  ];
}

export function readsRows({ reads }: Platform): readonly FactRow[] {
  const attribute = {
    either: "name or property, whichever a tag has",
    property: "property for Open Graph tags; either for all others",
    name_first: "name when a tag has one, else property",
  } as const;
  const keyCase = {
    exact: "a key in the wrong case is not read",
    social: "an Open Graph or Twitter key in the wrong case is not read",
    any: "case does not matter",
  } as const;
  return [
    tell(
      "Reads of the document",
      reads.bytes,
      known((bytes) => `the first ${formatLimit(bytes)}`),
    ),
    tell(
      "Tags are on the safe side within",
      reads.bytesAdvised,
      known((bytes) => `the first ${formatLimit(bytes)}`),
    ),
    tell("Where tags must stand", reads.headOnly, either("in the head", "anywhere in the document")),
    tell("Attribute that names a tag", reads.keyAttribute, (value) => attribute[value]),
    tell("Upper and lower case", reads.keyCase, (value) => keyCase[value]),
    tell(
      "A tag without content",
      reads.valueAttribute,
      either("its value attribute is read instead", "is not read"),
    ),
    tell("Of repeated layout tags", reads.repeatedLayoutTag, (which) => `the ${which} one counts`),
    tell("Line breaks of the description", reads.lineBreaks, either("are kept", "become spaces")),
  ];
}

export function limitRows({ limits }: Platform): readonly FactRow[] {
  return [
    tell("Title is cut at", limits.title, known(inWords)),
    tell("Lines for the title", limits.titleLines, known(count)),
    tell("Description is cut at", limits.description, known(inWords)),
    tell(
      "Lines for the description",
      limits.descriptionLines,
      known((lines) => (lines === 0 ? "none: it is not shown" : count(lines))),
    ),
    tell("No card above, site name", limits.siteNameCharacters, longest("characters")),
    tell("No card above, description of the picture", limits.imageAltCharacters, longest("characters")),
    tell("No card above, an address", limits.urlCharacters, longest("characters")),
    tell("No card above, redirects", limits.redirects, longest("in a row")),
    tell(
      "Gives up after",
      limits.fetchMs,
      known((ms) => `${ms / 1000} seconds`),
    ),
    tell("The head must end within", limits.headEndBytes, known(formatLimit)),
    tell("Of a picture’s description is read", limits.imageAltTaken, longest("characters")),
  ];
}

export function imageRows({ image }: Platform): readonly FactRow[] {
  return [
    tell("Formats", image.formats, (formats) => formats.map((format) => format.toUpperCase()).join(", ")),
    tell("Heaviest file", image.bytesMax, known(formatLimit)),
    tell("File on the safe side", image.bytesAdvised, known(formatLimit)),
    tell("Smallest picture", image.minPx, known(size)),
    tell("Largest picture", image.maxPx, known(size)),
    tell(
      "Widest shape",
      image.ratioMax,
      known((ratio) => `${ratio}:1`),
    ),
    tell("Large card from", image.largeFromPx, known(size)),
    tell("Size the platform asks for", image.advisedPx, known(size)),
    tell("Box of the large picture", image.ratio, known(String)),
    tell("Pictures in one card", image.count, (most) => (most === 1 ? "1" : `up to ${most}`)),
    tell(
      "When the first picture fails",
      image.fallsThrough,
      either("the next one is taken", "none is shown"),
    ),
    tell("Relative addresses", image.relative, (value) =>
      value === "root" ? "only with a leading slash" : "completed with the page’s own",
    ),
    tell("Smallest site icon", image.faviconMinPx, known(size)),
    tell("Site icon that is sharp", image.faviconAdvisedPx, known(size)),
  ];
}

export function furtherRows({ facts = {} }: Platform): readonly FactRow[] {
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
  pdfBytes: { name: "Reads of a PDF", say: (value) => `the first ${formatLimit(Number(value))}` },
  mobileTitleLines: { name: "Lines for the title on a phone", say: String },
  mobileDescriptionPx: { name: "Description on a phone", say: px },
  titlePxUpperBound: { name: "Widest title that others measured", say: px },
  hostCase: { name: "The host is written in", say: (value) => `${value} case` },
  showDescription: {
    name: "Description under a title of one line",
    say: (value) => (value ? "shown" : "not shown"),
  },
  cardLines: { name: "Lines of text in the whole card", say: String },
  lineColumns: { name: "Letters in a line", say: String },
  narrowLineColumns: { name: "Letters in a line beside a small picture", say: String },
};
