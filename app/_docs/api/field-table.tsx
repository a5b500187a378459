import { API } from "../texts.data";
import type { FieldRow } from "./field-rows";
import { TypeWords } from "./type-words";

interface FieldTableProps {
  /** Names the list for those who do not see the heading above it. */
  readonly label: string;
  readonly rows: readonly FieldRow[];
  /** Whether a field that may be absent says so, or one that must be there. */
  readonly mark: "optional" | "required";
}

/** Fields with their types and what they mean. */
export function FieldTable({ label, rows, mark }: FieldTableProps) {
  return (
    <dl aria-label={label} className="divide-y divide-line border-y border-line">
      {rows.map((row) => (
        <div key={row.path} className="grid gap-x-5 gap-y-0.5 py-2.5 sm:grid-cols-[12rem_minmax(0,1fr)]">
          <dt className="flex flex-wrap items-baseline gap-x-2">
            <code className="font-mono text-[13px] wrap-anywhere">{row.path}</code>
            {row.required === (mark === "required") && (
              <span className="text-[12px] text-faint">{API[mark]}</span>
            )}
          </dt>
          <dd className="min-w-0 text-[15px]/6">
            {row.description !== "" && <span>{row.description} </span>}
            <TypeWords parts={row.type} />
            {row.constraint !== null && <span className="text-[13px] text-muted">, {row.constraint}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
