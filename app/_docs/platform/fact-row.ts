import type { Sourced } from "@/lib/inspect/platforms/facts";

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

/** One sentence for yes, one for no. */
export function either(yes: string, no: string): (value: boolean) => string {
  return (value) => (value ? yes : no);
}
