import { z } from "zod";
import {
  SAVED_URL,
  SAVED_URL_COLUMNS,
  SAVED_URL_EXAMPLE,
  type SavedUrlRow,
  toSavedUrl,
} from "./saved-url-record";

/** A saved URL as the website shows it, with how its score changed. */
export const SAVED_URL_VIEW = SAVED_URL.extend({
  previous_score: z.int().nullable().describe("Score of the check before the last; null before the second."),
  change: z.int().nullable().describe("Last score minus previous score; null before the second check."),
}).meta({ id: "SavedUrlView", description: "A saved URL with how its score changed." });

export type SavedUrlView = Readonly<z.infer<typeof SAVED_URL_VIEW>>;

/** What of a saved URL's row the website shows. */
export const SAVED_URL_VIEW_COLUMNS = { ...SAVED_URL_COLUMNS, previousScore: true } as const;

export interface SavedUrlViewRow extends SavedUrlRow {
  readonly previousScore: number | null;
}

/** A saved URL's row as the website shows it. */
export function toSavedUrlView(row: SavedUrlViewRow): SavedUrlView {
  const { lastScore, previousScore } = row;
  const change = lastScore === null || previousScore === null ? null : lastScore - previousScore;
  return { ...toSavedUrl(row), previous_score: previousScore, change };
}

/** A saved URL of the website as the documentation shows it. */
export const SAVED_URL_VIEW_EXAMPLE = { ...SAVED_URL_EXAMPLE, previous_score: 81, change: 6 };
