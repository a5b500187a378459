import type { Fact, Label } from "../facts";
import type { PlatformTables } from "../platform";

const WEAKEST_FIRST: readonly Label[] = ["assumed", "observed", "documented"];

type Facts = readonly (Fact<unknown> | undefined)[];

/** How well the main rules of a platform's card are known, as a sentence in the words of their labels. */
export function confidenceOf({ order, limits, image }: PlatformTables): string {
  const parts = [
    part("tag order", [order.title[0], order.description[0], order.image[0]]),
    part("text limits", [limits.title, limits.description]),
    order.image.length === 0 ? null : part("image rules", imageFacts(image)),
  ].flatMap((one) => one ?? []);
  const labels = new Set(parts.map(({ label }) => label));
  const [first] = parts;
  if (first !== undefined && labels.size === 1) return `Source: ${first.label}.`;
  return `Source: ${parts.map(({ what, label }) => `${what} ${label}`).join(", ")}.`;
}

/** The limits on an image, or the formats where no limit is known. */
function imageFacts({ bytesMax, largeFromPx, formats }: PlatformTables["image"]): Facts {
  const limits = [bytesMax, largeFromPx].filter(({ value }) => value !== null);
  return limits.length > 0 ? limits : [formats];
}

/** The label of the least known of the facts that hold a value; null when none does. */
function part(what: string, facts: Facts): { readonly what: string; readonly label: Label } | null {
  const labels = facts.flatMap((fact) => (fact && fact.value !== null ? [fact.label] : []));
  const label = WEAKEST_FIRST.find((one) => labels.includes(one));
  return label === undefined ? null : { what, label };
}
