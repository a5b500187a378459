import { SAVED } from "./saved-text.data";

type Raw = Readonly<Record<string, string | readonly string[] | undefined>>;

/** What the list of saved pages is asked for in its URL; empty text where nothing is chosen. */
export interface SavedQuery {
  readonly search: string;
  /** A project's id, or `none` for pages without one. */
  readonly project: string;
  readonly sort: string;
  /** Counted from 1. */
  readonly page: number;
}

/** Reads the URL; what makes no sense there is as if it were not written. */
export function readSavedQuery(raw: Raw): SavedQuery {
  const text = (name: string) => [raw[name] ?? ""].flat()[0] ?? "";
  const sort = text("sort");
  const page = Number(text("page"));
  return {
    search: text("search").trim(),
    project: text("project"),
    sort: SAVED.sorts.some(([known]) => known === sort) ? sort : SAVED.sorts[0][0],
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** The URL of the list for a query. */
export function savedPath({ search, project, sort, page }: SavedQuery): string {
  const stated = {
    search,
    project,
    sort: sort === SAVED.sorts[0][0] ? "" : sort,
    page: page > 1 ? `${page}` : "",
  };
  const query = new URLSearchParams(Object.entries(stated).filter(([, value]) => value !== ""));
  return query.size === 0 ? "/saved" : `/saved?${query}`;
}
