import { z } from "zod";
import type { Client } from "@/lib/db/client";
import { exampleId, idField, noSuch } from "../ids";
import { CHARS_MAX, targetUrl } from "../inspections/target-url";
import { shortText } from "../short-text";
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

const LABEL_CHARS_MAX = 120;

/**
 * The address of a page to keep: one that could be checked, and at most 2,048 characters long also once its letters are
 * coded, which is what an index of the database holds.
 */
export const savableUrl = targetUrl
  .refine((url) => url.length <= CHARS_MAX, {
    params: { error: "invalid_url" },
    message: `That address has more than ${CHARS_MAX} characters once its letters are coded.`,
  })
  .meta({
    ...targetUrl.meta(),
    description: "The page to keep: absolute, http or https, publicly resolvable, without credentials.",
  });

/** What a saved URL is called; nothing at all is null. */
export const labelField = shortText(LABEL_CHARS_MAX)
  .nullable()
  .transform((label) => label || null)
  .optional()
  .meta({ description: "What you call it; null or empty for nothing.", examples: ["Landing page"] });

const PROJECT_WORDS = "The project to put it into; null for none.";

/** The project that a saved URL is put into. */
export const projectField = idField("project", PROJECT_WORDS).nullable().optional().describe(PROJECT_WORDS);

/** One of the account's saved URLs. Throws `not_found` when it has none with that id. */
export async function findSavedUrl(
  db: Pick<Client, "savedUrl">,
  accountId: string,
  id: string,
): Promise<SavedUrlView> {
  const found = await db.savedUrl.findFirst({ where: { id, accountId }, select: SAVED_URL_VIEW_COLUMNS });
  if (found === null) throw noSuch("savedUrl");
  return toSavedUrlView(found);
}
