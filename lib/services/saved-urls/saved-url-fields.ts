import { idField } from "../ids";
import { CHARS_MAX, targetUrl } from "../inspections/target-url";
import { shortText } from "../short-text";

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
