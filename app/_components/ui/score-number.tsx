import { gradeOf } from "./grade";

const COLOURS = { good: "text-good", middling: "text-warning", poor: "text-error" } as const;

/** A score in its colour, beside an address. */
export function ScoreNumber({ score }: { readonly score: number }) {
  return <span className={`font-semibold tabular-nums ${COLOURS[gradeOf(score)]}`}>{score}</span>;
}
