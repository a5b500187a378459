import { ChevronRight } from "lucide-react";
import { DETAILS } from "../result-text.data";
import type { DetailRow } from "./metadata-groups";

interface DetailTreeProps {
  readonly branches: readonly DetailBranch[];
  /** Whether everything stands open at first, or the outermost branches only. */
  readonly unfolded: boolean;
  readonly level?: number;
}

/** Deeper branches stand no further in, so that their values keep room. */
const INDENTS_MAX = 6;
const NAME_LOOK = "shrink-0 font-mono text-[13px]/5 wrap-anywhere text-muted";

/** Branches that fold, each under its name. */
export function DetailTree({ branches, unfolded, level = 0 }: DetailTreeProps) {
  const indent = level > 0 && level <= INDENTS_MAX ? "ml-[7px] border-l border-line pl-3.5" : "";
  return (
    <ul className={indent}>
      {branches.map(({ row, members }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a page may say the same twice, and the order is the page's own.
          key={index}
          className={`text-sm ${level === 0 ? "border-line not-last:border-b" : ""}`}
        >
          {members.length === 0 ? (
            <div className="flex flex-wrap gap-x-3 py-1.5 pl-5.5">
              <span className={NAME_LOOK}>{row.name}</span>
              <span dir="auto" className="min-w-0 flex-1 basis-40 wrap-anywhere">
                <DetailValue value={row.value} unfolded={unfolded} />
              </span>
            </div>
          ) : (
            <details className="group/branch" open={unfolded || level === 0}>
              <summary className="flex flex-wrap items-center gap-x-1.5 rounded-sm py-1.5 -outline-offset-2 hover:bg-sunken">
                <ChevronRight
                  aria-hidden
                  size={16}
                  className="shrink-0 text-faint transition-transform group-open/branch:rotate-90"
                />
                <span className={NAME_LOOK}>{row.name}</span>
                <span className="pl-1.5 text-[13px]/5 text-faint">
                  {row.value === DETAILS.members ? DETAILS.values(members.length) : row.value}
                </span>
              </summary>
              <DetailTree branches={members} unfolded={unfolded} level={level + 1} />
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}

export interface DetailBranch {
  readonly row: DetailRow;
  readonly members: readonly DetailBranch[];
}

/** The rows as the tree that their depths say they are. */
export function detailBranches(rows: readonly DetailRow[]): readonly DetailBranch[] {
  const roots: DetailBranch[] = [];
  const path: DetailBranch[][] = [roots];
  for (const row of rows) {
    path.length = Math.min((row.depth ?? 0) + 1, path.length);
    const members: DetailBranch[] = [];
    path.at(-1)?.push({ row, members });
    path.push(members);
  }
  return roots;
}

/** A longer value is folded to its first lines. */
const UNFOLDED_LENGTH_MAX = 240;

interface DetailValueProps {
  readonly value: string | null;
  /** Whether a long one stands open at first. */
  readonly unfolded: boolean;
}

/** What a page gives as a value; a click on a long one shows the whole of it. */
export function DetailValue({ value, unfolded }: DetailValueProps) {
  if (value === null || value === "") return <i className="text-faint">{DETAILS.empty}</i>;
  if (value.length <= UNFOLDED_LENGTH_MAX) return value;
  return (
    <details className="group/value" open={unfolded}>
      <summary className="rounded-sm">
        <span className="line-clamp-2 sm:line-clamp-1 group-open/value:line-clamp-none">{value}</span>
        <span className="text-[13px] font-medium text-link group-open/value:hidden">{DETAILS.whole}</span>
      </summary>
    </details>
  );
}
