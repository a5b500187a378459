import { formatBytes } from "@/app/_components/ui/format";
import type { Sourced } from "@/lib/inspect/platforms/platform";

/** One fact of a platform's tables in words, with the grounds for it. */
export interface FactRow {
  readonly name: string;
  /** Null when the table holds no value because none is known. */
  readonly value: string | null;
  readonly fact: Sourced<unknown>;
  /** The value is code, not prose. */
  readonly isCode?: boolean;
}

/** The row of a fact; `say` puts its value in words. */
export function tell<T>(name: string, fact: Sourced<T>, say: (value: T) => string | null): FactRow {
  return { name, value: say(fact.value), fact };
}

/** Words for a value that may be unknown. */
export function known<T>(say: (value: T) => string): (value: T | null) => string | null {
  return (value) => (value === null ? null : say(value));
}

/** A limit in bytes, which is always a round one: `300 KB`, `2 MB`. */
export function bytesWords(bytes: number): string {
  return formatBytes(bytes).replace(".0 ", " ");
}

/** One sentence for yes, one for no. */
export function either(yes: string, no: string): (value: boolean) => string {
  return (value) => (value ? yes : no);
}
