// What works on every platform, in words. A test checks that nothing is left out.
import { formatLimit, formatWait } from "@/app/_components/ui/format";
import { ADVICE } from "@/lib/inspect/platforms/advice.data";
import { type FactRow, factRow } from "./fact-row";

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
      return `at most ${share * 100} % off`;
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
    factRow("Page and image load within", ADVICE.answerMs, (ms) => formatWait(ms / 1000)),
    factRow("Redirects", ADVICE.redirects, (count) => `at most ${count}`),
    factRow("Encoding declared within", ADVICE.charsetBytes, (bytes) => {
      return `the first ${bytes.toLocaleString("en")} bytes`;
    }),
  ];
}
