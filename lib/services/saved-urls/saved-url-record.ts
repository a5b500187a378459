import { z } from "zod";
import { exampleId } from "../ids";
import { momentOf, TIME } from "../time";

/** A saved URL as lists and answers show it. */
export const SAVED_URL = z
  .object({
    id: z.string().describe("Of the saved URL."),
    url: z.string().describe("The page, normalized."),
    label: z.string().nullable().describe("What its owner calls it."),
    project_id: z.string().nullable().describe("The project it is in."),
    last_score: z.int().nullable().describe("Score of the last check; null before the first."),
    last_checked_at: TIME.nullable().describe("When it was last checked."),
    created_at: TIME.describe("When it was saved."),
  })
  .meta({ id: "SavedUrl", description: "A page that an account keeps an eye on." });

/** What of a saved URL's row its record shows. */
export const SAVED_URL_COLUMNS = {
  id: true,
  url: true,
  label: true,
  projectId: true,
  lastScore: true,
  lastCheckedAt: true,
  createdAt: true,
} as const;

export interface SavedUrlRow {
  readonly id: string;
  readonly url: string;
  readonly label: string | null;
  readonly projectId: string | null;
  readonly lastScore: number | null;
  readonly lastCheckedAt: Date | null;
  readonly createdAt: Date;
}

/** The record of a saved URL's row. */
export function toSavedUrl({ id, url, label, projectId, lastScore, lastCheckedAt, createdAt }: SavedUrlRow) {
  return {
    id,
    url,
    label,
    project_id: projectId,
    last_score: lastScore,
    last_checked_at: momentOf(lastCheckedAt),
    created_at: createdAt.toISOString(),
  };
}

/** A saved URL as the documentation shows it. */
export const SAVED_URL_EXAMPLE = {
  id: exampleId("savedUrl"),
  url: "https://example.com/page",
  label: "Landing page",
  project_id: exampleId("project"),
  last_score: 87,
  last_checked_at: "2026-03-02T09:20:00.000Z",
  created_at: "2026-03-02T09:15:00.000Z",
};
