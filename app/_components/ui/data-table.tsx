import type { ReactNode } from "react";

interface DataRow {
  readonly key: string;
  /** One for each column, null when empty. The first is the row's header. */
  readonly cells: readonly ReactNode[];
}

interface DataTableProps {
  /** Names the table for screen readers. */
  readonly label: string;
  readonly columns: readonly string[];
  readonly rows: readonly DataRow[];
  /**
   * On a phone each row becomes a block: the first two cells side by side, the others below, each after its column's
   * name, and the last one without a name.
   */
  readonly stacked?: boolean;
}

interface CellProps {
  readonly column: string;
  readonly isNamed: boolean;
  readonly children: ReactNode;
}

const STACKED_ROW =
  "max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_fit-content(50%)] max-sm:gap-x-4 max-sm:py-2";
const STACKED_CELL = "max-sm:py-1 max-sm:[&:nth-child(2)]:pr-0 max-sm:[&:nth-child(n+3)]:col-span-2";

/** A table of records. If it is wider than the screen, the table scrolls and the page does not. */
export function DataTable({ label, columns, rows, stacked = false }: DataTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard.
    <section aria-label={label} tabIndex={0} className="relative overflow-x-auto">
      <table className="w-full text-left text-[15px]/6">
        <thead className={`text-[13px] text-muted ${stacked ? "max-sm:sr-only" : ""}`}>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className="py-2 pr-4 align-bottom font-medium last:pr-0">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-y border-line tabular-nums">
          {rows.map(({ key, cells: [name, ...cells] }) => (
            <tr key={key} className={`align-top ${stacked ? STACKED_ROW : ""}`}>
              <th
                scope="row"
                className={`py-2.5 pr-4 font-medium wrap-anywhere ${stacked ? STACKED_CELL : ""}`}
              >
                {name}
              </th>
              {cells.map((cell, index) => (
                <td
                  key={columns[index + 1]}
                  className={`py-2.5 pr-4 last:pr-0 ${stacked ? STACKED_CELL : ""} ${stacked && cell === null ? "max-sm:hidden" : ""}`}
                >
                  <Cell
                    column={columns[index + 1] ?? ""}
                    isNamed={stacked && index > 0 && index < cells.length - 1}
                  >
                    {cell}
                  </Cell>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Cell({ column, isNamed, children }: CellProps) {
  return (
    <>
      {isNamed && (
        <span aria-hidden className="mr-2 text-[13px] text-muted sm:hidden">
          {column}
        </span>
      )}
      {children ?? "–"}
    </>
  );
}
