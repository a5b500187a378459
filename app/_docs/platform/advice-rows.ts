// What suits every platform at once, in words. A test sees to it that none of it is left out.
import { formatLimit, formatWait } from "@/app/_components/ui/format";
import { ADVICE } from "@/lib/inspect/platforms/advice.data";
import { type FactRow, tell } from "./fact-row";

const characters = (count: number) => `about ${count} characters`;

export function adviceRows(): readonly FactRow[] {
  return [
    tell("Size of the picture", ADVICE.imagePx, ({ width, height }) => `${width} × ${height} px, as a JPEG`),
    tell("File of the picture", ADVICE.imageBytes, (bytes) => `at most ${formatLimit(bytes)}`),
    tell("Box of most large pictures", ADVICE.cardRatio, (ratio) => `${ratio}:1`),
    tell("Shapes that lose little in it", ADVICE.imageRatio, ({ min, max }) => `${min}:1 to ${max}:1`),
    tell("Declared size against the true one", ADVICE.declaredSizeDifference, (share) => {
      return `at most ${share * 100} % off`;
    }),
    tell("Title tag, read in full", ADVICE.titleCharacters, characters),
    tell("Social title, read in full", ADVICE.socialTitleCharacters, characters),
    tell("Meta description, read in full", ADVICE.descriptionCharacters, characters),
    tell("Where the point of a description belongs", ADVICE.cardDescriptionCharacters, (count) => {
      return `in its first ${count} characters`;
    }),
    tell("Limit on the text in results, if any", ADVICE.snippetCharacters, (count) => {
      return `at least ${count} characters`;
    }),
    tell("Page and picture are there within", ADVICE.answerMs, (ms) => formatWait(ms / 1000)),
    tell("Redirects on the way", ADVICE.redirects, (count) => `at most ${count}`),
    tell("The encoding is declared within", ADVICE.charsetBytes, (bytes) => {
      return `the first ${bytes.toLocaleString("en")} bytes`;
    }),
  ];
}
