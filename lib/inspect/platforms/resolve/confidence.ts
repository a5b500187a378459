import type { Label, Fact } from "../facts";
import type { PlatformTables } from "../platform";

const WORDS: Readonly<Record<Label, string>> = {
  documented: "documented",
  observed: "observed in practice",
  assumed: "assumed, our best guess",
};
const WEAKEST_FIRST: readonly Label[] = ["assumed", "observed", "documented"];

type Facts = readonly (Fact<unknown> | undefined)[];

/** How well the main rules of a platform's card are known, as a sentence in the words of their labels. */
export function confidenceOf({ order, limits, image }: PlatformTables): string {
  const parts = [
    part("which tags it takes first", [order.title[0], order.description[0], order.image[0]]),
    part("where it cuts texts", [limits.title, limits.description]),
    order.image.length === 0 ? null : part("which pictures it draws", pictureFacts(image)),
  ].flatMap((one) => one ?? []);
  const labels = new Set(parts.map(({ label }) => label));
  const [first] = parts;
  if (first !== undefined && labels.size === 1) return `All of this is ${WORDS[first.label]}.`;
  return `How well this is known: ${parts.map(({ what, label }) => `${what} is ${WORDS[label]}`).join("; ")}.`;
}

/** The limits on a picture, or the formats where no limit is known. */
function pictureFacts({ bytesMax, largeFromPx, formats }: PlatformTables["image"]): Facts {
  const limits = [bytesMax, largeFromPx].filter(({ value }) => value !== null);
  return limits.length > 0 ? limits : [formats];
}

/** The label of the least known of the facts that hold a value; null when none does. */
function part(what: string, facts: Facts): { readonly what: string; readonly label: Label } | null {
  const labels = facts.flatMap((fact) => (fact && fact.value !== null ? [fact.label] : []));
  const label = WEAKEST_FIRST.find((one) => labels.includes(one));
  return label === undefined ? null : { what, label };
}
