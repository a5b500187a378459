import { buttonLook } from "@/app/_components/ui/button-look";
import { SAVED } from "../texts.data";

interface ListPagesProps {
  /** Counted from 1. */
  readonly page: number;
  readonly pages: number;
  hrefOf(page: number): string;
}

/** The way through a list that is longer than a page. */
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
