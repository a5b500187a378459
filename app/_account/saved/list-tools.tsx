import { Download } from "lucide-react";
import { buttonLook } from "@/app/_components/ui/button";
import type { ListedUrl } from "@/lib/services/saved-urls/saved-url";
import { CheckAll } from "./check-all";
import { SAVED } from "./saved-text.data";

interface ListToolsProps {
  /** How many pages are listed, in words. */
  readonly found?: string;
  readonly records: readonly ListedUrl[];
  readonly csv: { readonly href: string; readonly label: string };
}

/** Above a list of saved pages: how many there are, and actions for all of them. */
export function ListTools({ found, records, csv }: ListToolsProps) {
  return (
    <div className="mb-2 flex flex-wrap items-center gap-2 text-sm text-muted">
      <span className="mr-auto">{found}</span>
      <CheckAll records={records.map(({ id, label, short_url }) => ({ id, name: label ?? short_url }))} />
      <a href={csv.href} download className={buttonLook("plain", "small")}>
        <Download aria-hidden size={15} />
        {csv.label}
      </a>
    </div>
  );
}

interface ListPagesProps {
  /** Counted from 1. */
  readonly page: number;
  readonly pages: number;
  hrefOf(page: number): string;
}

/** Links to the next and previous page of a list. */
export function ListPages({ page, pages, hrefOf }: ListPagesProps) {
  if (pages <= 1) return null;
  return (
    <nav aria-label={SAVED.pagesLabel} className="mt-6 flex items-center justify-center gap-4 text-sm">
      {page > 1 && (
        <a href={hrefOf(page - 1)} rel="prev" className={buttonLook("plain", "small")}>
          {SAVED.earlier}
        </a>
      )}
      <span className="text-muted tabular-nums">{SAVED.page(page, pages)}</span>
      {page < pages && (
        <a href={hrefOf(page + 1)} rel="next" className={buttonLook("plain", "small")}>
          {SAVED.later}
        </a>
      )}
    </nav>
  );
}
