import type { ReportImage } from "@/lib/inspect/report";
import { FIELD_TEXT } from "./texts.data";
import type { Measured } from "./use-measured-images";

interface PictureState {
  /** The address as the page writes it. */
  readonly written: string;
  /** The same made absolute; null when it cannot be. */
  readonly address: string | null;
  /** What the report says of it; null when it says nothing of this one. */
  readonly reported: ReportImage | null;
  readonly loadImages: boolean;
  readonly results: Measured;
}

/** What is known of the picture, in a sentence. */
export function imageHint({ written, address, reported, loadImages, results }: PictureState): string {
  const words = FIELD_TEXT.imageStates;
  if (written.trim() === "") return words.none;
  if (address === null) return words.invalid;
  if (reported?.width && reported.height) return words.reported(reported.width, reported.height);
  if (reported !== null) return words.none;
  if (!loadImages) return words.withheld;
  const facts = results.get(address);
  if (facts === undefined) return words.loading;
  if (!facts?.width || !facts.height) return words.failed;
  return words.measured(facts.width, facts.height);
}
