import { emptyValueIn, placeholderIn } from "./text-flaws";

/** What a template left in a written address because nothing filled it in; null when nothing is. */
export function unfilledIn(address: string): string | null {
  const start = address.slice(0, 2000);
  return placeholderIn(start) ?? emptyValueIn(start);
}
