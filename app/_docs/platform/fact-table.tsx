import type { Fact } from "@/lib/inspect/platforms/facts";
import { FactSource } from "../sources";
import { PLATFORM_TEXT } from "./platform-text.data";

interface FactTableProps {
  /** Names the table for screen readers. */
  readonly label: string;
  readonly rows: readonly FactRow[];
}

/** Facts with their sources. Unknown ones are listed in one line below. */
export function FactTable({ label, rows }: FactTableProps) {
  const unknown = rows.filter(({ value }) => value === null);
  const told = rows.filter(({ value }) => value !== null);
  return (
    <>
      {told.length > 0 && (
        <table className="w-full text-[15px]/6">
          <caption className="sr-only">{label}</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">{PLATFORM_TEXT.fact}</th>
              <th scope="col">{PLATFORM_TEXT.value}</th>
              <th scope="col">{PLATFORM_TEXT.source}</th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line border-y border-line">
            {told.map(({ name, value, fact, isCode }) => (
              <tr key={name} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-2.5 sm:table-row">
                <th scope="row" className="text-left font-normal text-muted sm:w-[38%] sm:py-2.5 sm:pr-4">
                  {name}
                </th>
                <td className="col-span-2 row-start-2 min-w-0 wrap-anywhere sm:py-2.5">
                  {isCode ? <code className="font-mono text-[13px]">{value}</code> : value}
                </td>
                <td className="text-right align-top sm:w-28 sm:py-2.5 sm:pl-4">
                  <FactSource fact={fact} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {unknown.length > 0 && (
        <p className="mt-3 text-sm/6 text-muted">
          {PLATFORM_TEXT.unknown}{" "}
          {unknown.map(({ name }) => name.charAt(0).toLowerCase() + name.slice(1)).join("; ")}.
        </p>
      )}
    </>
  );
}

/** One fact in a platform's tables in words, with its source. */
export interface FactRow {
  readonly name: string;
  /** Null if the value is unknown. */
  readonly value: string | null;
  readonly fact: Fact<unknown>;
  /** Whether the value is code. */
  readonly isCode?: boolean;
}

/** The row of a fact; `say` turns its value into words. */
export function factRow<T>(name: string, fact: Fact<T>, say: (value: T) => string | null): FactRow {
  return { name, value: say(fact.value), fact };
}

/** Words for a value that may be unknown (null). */
export function unlessNull<T>(say: (value: T) => string): (value: T | null) => string | null {
  return (value) => (value === null ? null : say(value));
}

/** One text for true, one for false. */
export function yesOrNo(yes: string, no: string): (value: boolean) => string {
  return (value) => (value ? yes : no);
}
