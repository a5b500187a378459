// Lists are returned in pages, newest first. The next page starts after the last record of this one, so that records
// that are added or deleted meanwhile neither repeat nor hide others.
import { z } from "zod";

const LIMIT_MAX = 100;
const LIMIT_DEFAULT = 50;

/** A position in a list: after the record with this time and id. */
export interface Cursor {
  readonly createdAt: Date;
  readonly id: string;
}

/** The input of every list, beside its own filters. */
export const PAGE_INPUT = {
  limit: z
    .unknown()
    .optional()
    .transform((value, check) => {
      const limit = parseLimit(value);
      if (limit !== null) return limit;
      const message = `The parameter limit must be a whole number from 1 to ${LIMIT_MAX}.`;
      check.addIssue({ code: "custom", message });
      return z.NEVER;
    })
    .meta({
      description: "Maximum number of records to return.",
      type: "integer",
      minimum: 1,
      maximum: LIMIT_MAX,
      default: LIMIT_DEFAULT,
    }),
  cursor: z
    .string()
    .transform((text, check) => {
      const cursor = parseCursor(text);
      if (cursor !== null) return cursor;
      check.addIssue({ code: "custom", message: "The parameter cursor must be a next_cursor of this list." });
      return z.NEVER;
    })
    .optional()
    .describe("The next_cursor of the previous page."),
};

export const NEXT_CURSOR = z
  .string()
  .nullable()
  .describe("The cursor of the next page; null on the last page.");

interface Page {
  readonly limit: number;
  readonly cursor?: Cursor | undefined;
}

/** The query for a page's records: newest first, and one more than the limit, which tells whether there are others. */
export function pageQuery({ limit, cursor }: Page) {
  const behind = cursor && {
    OR: [{ createdAt: { lt: cursor.createdAt } }, { createdAt: cursor.createdAt, id: { lt: cursor.id } }],
  };
  return {
    where: behind ?? {},
    orderBy: [{ createdAt: "desc" as const }, { id: "desc" as const }],
    take: limit + 1,
  };
}

/** The records of a page and the next cursor, from the result of `pageQuery`. */
export function pageOf<Row extends Cursor>(found: readonly Row[], { limit }: Page) {
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return { rows, nextCursor: found.length > limit && last ? formatCursor(last) : null };
}

function parseLimit(value: unknown): number | null {
  if (value === undefined) return LIMIT_DEFAULT;
  const limit = /^\d{1,3}$/.test(String(value)) ? Number(value) : 0;
  return limit >= 1 && limit <= LIMIT_MAX ? limit : null;
}

function formatCursor({ createdAt, id }: Cursor): string {
  return Buffer.from(`${createdAt.getTime()}.${id}`).toString("base64url");
}

function parseCursor(text: string): Cursor | null {
  const found = /^(\d{1,15})\.([a-z]{3}_[0-9A-Za-z]{1,40})$/.exec(Buffer.from(text, "base64url").toString());
  const [, time = "", id = ""] = found ?? [];
  return found && { createdAt: new Date(Number(time)), id };
}
