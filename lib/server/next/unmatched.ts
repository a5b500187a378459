import { CATALOGUE } from "@/lib/inspect/catalogue";
import { PLATFORM_NAMES } from "@/lib/inspect/platforms/names";
import { OPERATION_GROUPS } from "@/lib/services/operations";

/** The names of the pages under a path. */
const NAMES: readonly (readonly [under: string, names: ReadonlySet<string>])[] = [
  ["/docs/issues/", new Set(CATALOGUE.map(({ code }) => code))],
  ["/docs/platforms/", new Set<string>(PLATFORM_NAMES)],
  ["/docs/api/", new Set([...OPERATION_GROUPS.map(({ slug }) => slug), "objects"])],
];

/** No route begins with this. */
const NOWHERE = "/nowhere";

/**
 * Moves a request for a page that does not exist to a path without a route. Next renders the not-found page for that in
 * full with status 404, while a page that calls notFound() itself gets an empty document that a script fills.
 */
export function unmatched(target: string): string {
  // Dot segments would lead out of NOWHERE again, by a redirect that shows it.
  const resolved = target.startsWith("/") ? URL.parse(`http://localhost${target}`) : null;
  if (resolved === null) return target;
  const { pathname: path, search } = resolved;
  const [under, names] = NAMES.find(([start]) => path.startsWith(start)) ?? [];
  if (under === undefined || names === undefined) return target;
  // Next removes a trailing slash itself, by a redirect.
  const name = path.slice(under.length).replace(/\/$/, "");
  return name === "" || names.has(name) ? target : `${NOWHERE}${path}${search}`;
}
