import { z } from "zod";
import { lockAccount } from "@/lib/db/transaction";
import { AppError } from "@/lib/errors";
import { completeUrl } from "@/lib/inspect/url/http-url";
import { PLANS } from "@/lib/limits/plans";
import { requireAccount } from "../accounts/account";
import type { Ctx } from "../context";
import { newId } from "../fields";
import { defineOperation } from "../operation";
import { checkProjectExists } from "../projects/project";
import {
  projectField,
  SAVED_URL,
  SAVED_URL_COLUMNS,
  SAVED_URL_EXAMPLE,
  savableUrl,
  toSavedUrl,
} from "./saved-url";

const LINES_MAX = 500;

/** Saves a pasted list of URLs, up to the plan's quota, and returns an outcome for each line. */
export const saveUrls = defineOperation({
  name: "save_urls",
  summary: "Save a pasted list of URLs, one per line, with an outcome for each.",
  http: { method: "POST", path: "/api/saved-urls/bulk" },
  access: "session",
  scope: null,
  destructive: false,
  metered: false,
  input: z.object({
    text: z
      .string()
      .describe(
        `The list, at most ${LINES_MAX} lines. Blank lines are skipped; https:// is added to bare hosts.`,
      ),
    project_id: projectField,
  }),
  output: z
    .object({
      added: z.int().describe("Number of URLs added."),
      results: z
        .array(
          z.object({
            line: z.int().describe("Counted from 1, blank lines included."),
            text: z.string().describe("The line's text."),
            status: z
              .enum(["added", "exists", "invalid", "over_quota"])
              .describe("The line's outcome; over_quota means that the plan's quota is used up."),
            message: z.string().nullable().describe("What is wrong with an invalid line. Prose."),
            saved_url: SAVED_URL.nullable().describe("The new or existing record."),
          }),
        )
        .describe("One for each non-blank line, in order."),
    })
    .meta({ id: "PastedUrls", description: "The outcome of a pasted list." }),
  errors: ["not_found"],
  example: () => ({
    added: 1,
    results: [
      {
        line: 1,
        text: "example.com/page",
        status: "added" as const,
        message: null,
        saved_url: SAVED_URL_EXAMPLE,
      },
    ],
  }),
  async run(ctx, { text, project_id = null }) {
    const { accountId } = requireAccount(ctx.caller);
    const lines = parseUrlList(ctx, text);
    const urls = [...new Set(lines.flatMap(({ url }) => url ?? []))];
    const added = await addUrls(ctx, { urls, projectId: project_id });
    const db = await ctx.db.open();
    const rows = await db.savedUrl.findMany({
      where: { accountId, url: { in: urls } },
      select: SAVED_URL_COLUMNS,
    });
    const records = new Map(rows.map((row) => [row.url, toSavedUrl(row)]));
    const isFirst = (url: string, line: number) => lines.find((one) => one.url === url)?.line === line;
    const results = lines.map(({ line, text, url, fault }) => {
      if (url === null) return { line, text, status: "invalid" as const, message: fault, saved_url: null };
      const record = records.get(url) ?? null;
      const isNew = added.has(url) && isFirst(url, line);
      const status = isNew ? "added" : record ? "exists" : "over_quota";
      return { line, text, status, message: null, saved_url: record } as const;
    });
    return { added: added.size, results };
  },
});

interface UrlList {
  /** Normalized, each once. */
  readonly urls: readonly string[];
  readonly projectId: string | null;
}

/**
 * Saves the URLs that the account has not saved, in order, up to its plan's quota, and returns the new ones. Throws `not_found` for a project that is not its own.
 */
async function addUrls(ctx: Ctx, { urls, projectId }: UrlList): Promise<ReadonlySet<string>> {
  const { accountId, plan } = requireAccount(ctx.caller);
  const now = ctx.clock.now();
  return lockAccount(await ctx.db.open(), accountId, async (tx) => {
    await checkProjectExists(tx, accountId, projectId);
    const known = await tx.savedUrl.findMany({
      where: { accountId, url: { in: [...urls] } },
      select: { url: true },
    });
    const used = await tx.savedUrl.count({ where: { accountId } });
    const left = Math.max(0, PLANS[plan].savedUrls - used);
    const added = urls.filter((url) => !known.some((one) => one.url === url)).slice(0, left);
    const data = added.map((url, index) => ({
      id: newId("savedUrl", ctx.random),
      accountId,
      url,
      projectId,
      // Lists are newest first: this keeps the first line on top.
      createdAt: new Date(now - index),
    }));
    await tx.savedUrl.createMany({ data });
    return new Set(added);
  });
}

/** A line of a pasted list that is not blank: the URL on it, or what is wrong with it. */
export type UrlLine = {
  /** Counted from 1, blank lines included. */
  readonly line: number;
  readonly text: string;
} & ({ readonly url: string; readonly fault: null } | { readonly url: null; readonly fault: string });

/**
 * The lines of a pasted list, one URL each; `https://` is added to a bare host, as on the website. They are counted
 * before the first is parsed. Throws `invalid_body` for more than `LINES_MAX`.
 */
function parseUrlList({ net }: Pick<Ctx, "net">, pasted: string): readonly UrlLine[] {
  const lines = pasted
    .split(/\r\n|[\r\n]/)
    .map((text, index) => ({ line: index + 1, text: text.trim() }))
    .filter(({ text }) => text !== "");
  if (lines.length > LINES_MAX) {
    throw new AppError("invalid_body", { message: `A list can have up to ${LINES_MAX} lines.` });
  }
  const read = (text: string) => {
    const parsed = savableUrl.safeParse(completeUrl(text));
    if (!parsed.success) return { url: null, fault: parsed.error.issues[0]?.message ?? "" };
    const fault = messageOf(() => net.guardUrl(new URL(parsed.data)));
    return fault === null ? { url: parsed.data, fault } : { url: null, fault };
  };
  return lines.map(({ line, text }) => ({ line, text, ...read(text) }));
}

function messageOf(check: () => unknown): string | null {
  try {
    check();
    return null;
  } catch (error) {
    if (error instanceof AppError) return error.message;
    throw error;
  }
}
