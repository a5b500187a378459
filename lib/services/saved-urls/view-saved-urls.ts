import { z } from "zod";
import { requireAccount } from "../accounts/account";
import { idField } from "../fields";
import { defineView } from "../operation";
import { checkProjectExists } from "../projects/project";
import { LISTED_URL, LISTED_URL_COLUMNS, type ListedUrl, toListedUrl } from "./saved-url";

const PAGE_RECORDS = 100;

export const SORTS = ["newest", "score", "change", "checked", "name"] as const;

/** The page of saved URLs: searched, filtered by project and sorted. */
export const viewSavedUrls = defineView({
  name: "view_saved_urls",
  access: "session",
  scope: null,
  metered: false,
  input: z.object({
    /** A project's id, or `none` for what is in no project. */
    project_id: z.union([z.literal("none"), idField("project", "")]).optional(),
    search: z.string().trim().optional(),
    sort: z.enum(SORTS).default("newest"),
    order: z.enum(["asc", "desc"]).optional(),
    page: z.coerce.number().int().min(1).default(1),
  }),
  output: z.object({
    saved_urls: z.array(LISTED_URL),
    /** Found, on all pages. */
    total: z.int(),
    page: z.int(),
    pages: z.int(),
    /** All that the account has saved, whatever the filters. */
    count: z.int(),
    /** The account's projects, by name. */
    projects: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
  async run(ctx, { project_id, search = "", sort, order, page }) {
    const { accountId } = requireAccount(ctx.caller);
    const db = await ctx.db.open();
    const projectId = project_id === "none" ? null : project_id;
    await checkProjectExists(db, accountId, projectId);
    const projects = await db.project.findMany({
      where: { accountId },
      orderBy: { name: "asc" },
      select: { id: true, name: true },
    });
    const count = await db.savedUrl.count({ where: { accountId } });
    const found = await db.savedUrl.findMany({
      where: { accountId, projectId },
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      select: LISTED_URL_COLUMNS,
    });
    const needle = search.toLowerCase();
    const matching = found
      .map(toListedUrl)
      .filter(({ url, label }) => `${url}\n${label ?? ""}`.toLowerCase().includes(needle));
    const pages = Math.max(1, Math.ceil(matching.length / PAGE_RECORDS));
    const start = (Math.min(page, pages) - 1) * PAGE_RECORDS;
    const saved_urls = sortSavedUrls(matching, { sort, order }).slice(start, start + PAGE_RECORDS);
    return { saved_urls, total: matching.length, page: Math.min(page, pages), pages, count, projects };
  },
});

type Sort = (typeof SORTS)[number];
type Order = "asc" | "desc";

interface Sorting {
  readonly sort: Sort;
  /** By default what needs attention comes first. */
  readonly order?: Order | undefined;
}

const KEYS: Readonly<Record<Sort, (saved: ListedUrl) => string | number | null>> = {
  newest: ({ created_at }) => created_at,
  score: ({ last_score }) => last_score,
  change: ({ change }) => change,
  // One that was never checked is the least recent.
  checked: ({ last_checked_at }) => last_checked_at ?? "",
  name: ({ label, url }) => (label ?? url.replace(/^https?:\/\/(www\.)?/, "")).toLowerCase(),
};

const OWN_ORDERS: Readonly<Record<Sort, Order>> = {
  newest: "desc",
  score: "asc",
  change: "asc",
  checked: "asc",
  name: "asc",
};

/**
 * Saved URLs in this order. Those whose last check failed come first in any order, those without a value to sort by last,
 * and equals stay as they were.
 */
export function sortSavedUrls(
  all: readonly ListedUrl[],
  { sort, order = OWN_ORDERS[sort] }: Sorting,
): readonly ListedUrl[] {
  const key = KEYS[sort];
  const sign = order === "asc" ? 1 : -1;
  const isSound = ({ failed }: ListedUrl) => Number(failed === null);
  return all.toSorted((a, b) => isSound(a) - isSound(b) || compare(key(a), key(b), sign));
}

function compare(a: string | number | null, b: string | number | null, sign: 1 | -1): number {
  if (a === b) return 0;
  if (a === null) return 1;
  if (b === null) return -1;
  return a < b ? -sign : sign;
}
