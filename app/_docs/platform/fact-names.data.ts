import { formatLimit } from "@/app/_components/ui/format";

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
