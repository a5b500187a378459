import type { ReactNode } from "react";

interface DataRow {
  readonly key: string;
  /** One for each column; the first names the row. */
  readonly cells: readonly ReactNode[];
}

interface DataTableProps {
  /** Names the table for those who do not see the heading above it. */
  readonly label: string;
  readonly columns: readonly string[];
  readonly rows: readonly DataRow[];
}

/** Records, one a row. Where they are wider than the screen, the table scrolls and the page does not. */
export function DataTable({ label, columns, rows }: DataTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard.
    <section aria-label={label} tabIndex={0} className="relative overflow-x-auto">
      <table className="w-full text-left text-[15px]/6">
        <thead className="text-[13px] text-muted">
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
            <tr key={key} className="align-top">
              <th scope="row" className="py-2.5 pr-4 font-medium wrap-anywhere">
                {name}
              </th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]} className="py-2.5 pr-4 last:pr-0">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
