import { type Listing, namesOf, recordOf } from "../names";
import type { Platform, PlatformDefinition, Preview, ResolveInput } from "../platform";
import { confidenceOf } from "./confidence";
import { crawlFailure } from "./crawl-failure";
import { linkOnly, resolvePreview } from "./resolve-preview";
import { visiblePage } from "./visible-page";

/** The platforms that the rest of the product knows. */
export interface Registry<Name extends string> {
  readonly platforms: Readonly<Record<Name, Platform<Name>>>;
  /** What each platform shows for the page, in the order of the listings. */
  resolvePreviews(input: ResolveInput): Readonly<Record<Name, Preview>>;
}

/** Platforms from their listings and definitions, in the order of the listings. */
export function createRegistry<Name extends string>(
  listings: Readonly<Record<Name, Listing>>,
  definitions: Readonly<Record<Name, PlatformDefinition>>,
): Registry<Name> {
  const names = namesOf(listings);
  const platforms = recordOf(names, (name) => createPlatform(name, listings[name], definitions[name]));
  return {
    platforms,
    resolvePreviews: (input) => recordOf(names, (name) => platforms[name].resolve(input)),
  };
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
    resolve: (input) => definition.resolve?.(input, { basis, resolve: standard }) ?? standard(input),
  };
}

/** The URLs that stand as `source` anywhere in a table. */
function sourcesOf(table: unknown): readonly string[] {
  const urls = new Set<string>();
  const visit = (value: unknown) => {
    if (typeof value !== "object" || value === null) return;
    if ("source" in value && typeof value.source === "string") urls.add(value.source);
    Object.values(value).forEach(visit);
  };
  visit(table);
  return [...urls];
}
