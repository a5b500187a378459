import type { Fact } from "@/lib/inspect/platforms/facts";

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
