import type { DetailRow } from "./details-of";

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
