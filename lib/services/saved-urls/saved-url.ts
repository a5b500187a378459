import { z } from "zod";
import type { Client } from "@/lib/db/client";
import { exampleId, idField, momentOf, noSuch, shortText, TIME } from "../fields";
import { CHARS_MAX, targetUrl } from "../inspections/target-url";

/** A saved URL as the API returns it. */
export const SAVED_URL = z
  .object({
    id: z.string().describe("The saved URL's id."),
    url: z.string().describe("The page, normalized."),
    label: z.string().nullable().describe("Its label."),
    project_id: z.string().nullable().describe("The project it is in; null for none."),
    last_score: z.int().nullable().describe("Score of the last check; null before the first."),
    last_checked_at: TIME.nullable().describe("When it was last checked."),
    created_at: TIME.describe("When it was saved."),
  })
  .meta({ id: "SavedUrl", description: "A page saved by an account." });

export type SavedUrl = Readonly<z.infer<typeof SAVED_URL>>;

/** The columns that a saved URL's record is made from. */
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
}).meta({ id: "SavedUrlView", description: "A saved URL and how its score changed." });

/** Why the last check of a page failed. */
const FAILED_CHECK = z.object({
  /** An error code. */
  code: z.string(),
  /** The status that the page itself returned; null unless the code is http_error. */
  status: z.int().nullable(),
  at: TIME,
});

/** A saved URL as the website lists it. */
export const LISTED_URL = SAVED_URL_VIEW.extend({
  /** The URL without scheme, shortened, to be shown. */
  short_url: z.string(),
  /** Null when the last check succeeded, and before the first. */
  failed: FAILED_CHECK.nullable(),
});

export type ListedUrl = Readonly<z.infer<typeof LISTED_URL>>;

/** The columns that a listed URL is made from. */
export const LISTED_URL_COLUMNS = {
  ...SAVED_URL_COLUMNS,
  previousScore: true,
  failedCode: true,
  failedStatus: true,
  failedAt: true,
} as const;

export interface ListedUrlRow extends SavedUrlRow {
  readonly previousScore: number | null;
  readonly failedCode: string | null;
  readonly failedStatus: number | null;
  readonly failedAt: Date | null;
}

/** A saved URL's row as the website lists it. */
export function toListedUrl(row: ListedUrlRow): ListedUrl {
  const { lastScore, previousScore, failedCode, failedStatus, failedAt } = row;
  const change = lastScore === null || previousScore === null ? null : lastScore - previousScore;
  const failed =
    failedCode === null || failedAt === null
      ? null
      : { code: failedCode, status: failedStatus, at: failedAt.toISOString() };
  return { ...toSavedUrl(row), previous_score: previousScore, change, failed, short_url: shortUrl(row.url) };
}

const SHORT_URL_CHARS_MAX = 120;

/** Shortened here and not by the browser: a list of long URLs would be megabytes of HTML. */
function shortUrl(url: string): string {
  const shown = url.replace(/^https?:\/\/(www\.)?/i, "").replace(/\/$/, "");
  return shown.length <= SHORT_URL_CHARS_MAX ? shown : `${shown.slice(0, SHORT_URL_CHARS_MAX - 1)}…`;
}

/** A saved URL of the website as the documentation shows it. */
export const SAVED_URL_VIEW_EXAMPLE = { ...SAVED_URL_EXAMPLE, previous_score: 81, change: 6 };

const LABEL_CHARS_MAX = 120;

/**
 * The URL of a page to save: one that could be checked, and at most 2,048 characters long when percent-encoded too, which
 * is what an index of the database holds.
 */
export const savableUrl = targetUrl
  .refine((url) => url.length <= CHARS_MAX, {
    params: { error: "invalid_url" },
    message: `That URL is longer than ${CHARS_MAX} characters when percent-encoded.`,
  })
  .meta({
    ...targetUrl.meta(),
    description: "The page to save: absolute, http or https, publicly resolvable, without credentials.",
  });

/** A saved URL's label; an empty one is null. */
export const labelField = shortText(LABEL_CHARS_MAX)
  .nullable()
  .transform((label) => label || null)
  .optional()
  .meta({ description: "A label for the page; null or empty for none.", examples: ["Landing page"] });

const PROJECT_DESCRIPTION = "The project to put it in; null for none.";

/** The project of a saved URL. */
export const projectField = idField("project", PROJECT_DESCRIPTION)
  .nullable()
  .optional()
  .describe(PROJECT_DESCRIPTION);

/** One of the account's saved URLs. Throws `not_found` when it has none with that id. */
export async function findSavedUrl(
  db: Pick<Client, "savedUrl">,
  accountId: string,
  id: string,
): Promise<ListedUrl> {
  const found = await db.savedUrl.findFirst({ where: { id, accountId }, select: LISTED_URL_COLUMNS });
  if (found === null) throw noSuch("savedUrl");
  return toListedUrl(found);
}
