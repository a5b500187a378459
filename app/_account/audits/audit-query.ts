import { PLATFORM_NAMES, type PlatformName } from "@/lib/inspect/platforms/names";

/** Which pages of an audit are shown, and how. */
export interface AuditQuery {
  readonly search: string;
  readonly issue: string;
  readonly sort: string;
  /** The platform whose cards are shown; empty for the list. */
  readonly platform: PlatformName | "";
  readonly page: number;
}

type Given = Readonly<Record<string, string | readonly string[] | undefined>>;

/** The query of a page's URL. */
export function readAuditQuery(given: Given): AuditQuery {
  const text = (name: string) => (typeof given[name] === "string" ? String(given[name]) : "");
  const page = Number(text("page"));
  return {
    search: text("search"),
    issue: text("issue"),
    sort: text("sort") || "score",
    platform: PLATFORM_NAMES.find((name) => name === text("platform")) ?? "",
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The path of an audit's page with that query. */
export function auditPath(id: string, query: AuditQuery): string {
  const { page, sort, ...rest } = query;
  const stated = Object.entries({
    ...rest,
    sort: sort === "score" ? "" : sort,
    page: page > 1 ? String(page) : "",
  });
  const search = new URLSearchParams(stated.filter(([, value]) => value !== ""));
  return `/audits/${encodeURIComponent(id)}${search.size > 0 ? `?${search}` : ""}`;
}
