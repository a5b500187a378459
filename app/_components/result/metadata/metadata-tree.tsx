import { ChevronRight } from "lucide-react";
import { METADATA_TEXT } from "../result-text.data";
import type { MetadataRow } from "./metadata-groups";

interface MetadataTreeProps {
  readonly branches: readonly MetadataNode[];
  /** Whether everything starts expanded, or only the top level. */
  readonly unfolded: boolean;
  readonly level?: number;
}

/** Deeper levels are not indented further, so that values stay wide enough. */
const INDENTS_MAX = 6;
const NAME_LOOK = "shrink-0 font-mono text-[13px]/5 wrap-anywhere text-muted";

/** A tree of collapsible branches. */
export function MetadataTree({ branches, unfolded, level = 0 }: MetadataTreeProps) {
  const indent = level > 0 && level <= INDENTS_MAX ? "ml-[7px] border-l border-line pl-3.5" : "";
  return (
    <ul className={indent}>
      {branches.map(({ row, children }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a page may say the same twice, and the order is the page's own.
          key={index}
          className={`text-sm ${level === 0 ? "border-line not-last:border-b" : ""}`}
        >
          {children.length === 0 ? (
            <div className="flex flex-wrap gap-x-3 py-1.5 pl-5.5">
              <span className={NAME_LOOK}>{row.name}</span>
              <span dir="auto" className="min-w-0 flex-1 basis-40 wrap-anywhere">
                <MetadataValue value={row.value} unfolded={unfolded} />
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
                  {row.value === METADATA_TEXT.children ? METADATA_TEXT.values(children.length) : row.value}
                </span>
              </summary>
              <MetadataTree branches={children} unfolded={unfolded} level={level + 1} />
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}

export interface MetadataNode {
  readonly row: MetadataRow;
  readonly children: readonly MetadataNode[];
}

/** Builds a tree from rows and their depths. */
export function buildTree(rows: readonly MetadataRow[]): readonly MetadataNode[] {
  const roots: MetadataNode[] = [];
  const path: MetadataNode[][] = [roots];
  for (const row of rows) {
    path.length = Math.min((row.depth ?? 0) + 1, path.length);
    const children: MetadataNode[] = [];
    path.at(-1)?.push({ row, children });
    path.push(children);
  }
  return roots;
}

/** Longer values start collapsed to their first lines. */
const UNFOLDED_LENGTH_MAX = 240;

interface MetadataValueProps {
  readonly value: string | null;
  /** Whether a long value starts expanded. */
  readonly unfolded: boolean;
}

/** A metadata value. A click on a long one expands it. */
export function MetadataValue({ value, unfolded }: MetadataValueProps) {
  if (value === null || value === "") return <i className="text-faint">{METADATA_TEXT.empty}</i>;
  if (value.length <= UNFOLDED_LENGTH_MAX) return value;
  return (
    <details className="group/value" open={unfolded}>
      <summary className="rounded-sm">
        <span className="line-clamp-2 sm:line-clamp-1 group-open/value:line-clamp-none">{value}</span>
        <span className="text-[13px] font-medium text-link group-open/value:hidden">
          {METADATA_TEXT.showAll}
        </span>
      </summary>
    </details>
  );
}
