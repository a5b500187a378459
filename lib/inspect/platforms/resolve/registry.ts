import { runSteps } from "../../steps";
import type { Fact, Label } from "../facts";
import { type Listing, namesOf, recordOf } from "../names";
import type { Platform, PlatformDefinition, PlatformTables, Preview, ResolveInput } from "../platform";
import { crawlFailure } from "./crawl-failure";
import { linkOnly, resolvePreview } from "./resolve-preview";
import { visiblePage } from "./visible-page";

/** The platforms that the rest of the product knows. */
export interface Registry<Name extends string> {
  readonly platforms: Readonly<Record<Name, Platform<Name>>>;
  /** What each platform shows for the page, in the order of the listings. */
  resolvePreviews(input: ResolveInput): Readonly<Record<Name, Preview>>;
  /** The same in steps, one platform each. */
  resolveInSteps(input: ResolveInput): Generator<void, Readonly<Record<Name, Preview>>>;
}

/** Platforms from their listings and definitions, in the order of the listings. */
export function createRegistry<Name extends string>(
  listings: Readonly<Record<Name, Listing>>,
  definitions: Readonly<Record<Name, PlatformDefinition>>,
): Registry<Name> {
  const names = namesOf(listings);
  const platforms = recordOf(names, (name) => createPlatform(name, listings[name], definitions[name]));
  function* resolveInSteps(input: ResolveInput) {
    const found = new Map<Name, Preview>();
    for (const name of names) {
      found.set(name, platforms[name].resolve(input));
      yield;
    }
    return recordOf(names, (name) => found.get(name) ?? platforms[name].resolve(input));
  }
  return { platforms, resolvePreviews: (input) => runSteps(resolveInSteps(input)), resolveInSteps };
}

function createPlatform<Name extends string>(
  name: Name,
  { label, kind }: Listing,
  definition: PlatformDefinition,
): Platform<Name> {
  const basis = `${definition.basis} ${confidenceOf(definition)}`;
  const tables = { ...definition, name, label, kind, basis };
  const standard = (input: ResolveInput) => {
    const failure = crawlFailure(tables, input);
    if (failure !== null) return linkOnly(basis, input.page.finalUrl, failure);
    return resolvePreview(tables, visiblePage(definition.reads, input));
  };
  return {
    ...tables,
    sources: sourcesOf({ ...definition, disputes: [] }),
    resolve(input) {
      const preview = definition.resolve?.(input, { basis, resolve: standard }) ?? standard(input);
      return { ...preview, details: { ...preview.details, link: input.page.finalUrl } };
    },
  };
}

/** The URLs that are `source` anywhere in a table. */
function sourcesOf(table: unknown): readonly string[] {
  const urls = new Set<string>();
  const collect = (value: unknown) => {
    if (typeof value !== "object" || value === null) return;
    if ("source" in value && typeof value.source === "string") urls.add(value.source);
    Object.values(value).forEach(collect);
  };
  collect(table);
  return [...urls];
}

const WEAKEST_FIRST: readonly Label[] = ["assumed", "observed", "documented"];

type Facts = readonly (Fact<unknown> | undefined)[];

/** How well the main rules of a platform's card are known, as a sentence in the words of their labels. */
function confidenceOf({ order, limits, image }: PlatformTables): string {
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
