import { CATALOGUE } from "@/lib/inspect/catalogue";
import { PLATFORM_NAMES } from "@/lib/inspect/platforms/names";
import { OPERATION_GROUPS } from "@/lib/services/operations";

/** The names of the pages under a path. */
const NAMES: readonly (readonly [under: string, names: ReadonlySet<string>])[] = [
  ["/docs/issues/", new Set(CATALOGUE.map(({ code }) => code))],
  ["/docs/platforms/", new Set<string>(PLATFORM_NAMES)],
  ["/docs/api/", new Set([...OPERATION_GROUPS.map(({ slug }) => slug), "objects", "usage"])],
];

/** No route begins with this. */
const NOWHERE = "/nowhere";

/**
 * Moves a request for a page that does not exist to a path without a route. Next renders the not-found page for that in
 * full with status 404, while a page that calls notFound() itself gets an empty document that a script fills. Below
 * `/api/`, where a slash at the end would be redirected too, it stays among the paths that respond in JSON.
 */
export function unmatched(target: string): string {
  const [path = "", ...query] = target.split(/(?=\?)/);
  // Next removes a slash at the end itself, by a redirect that would show where the request was moved.
  const bare = path.replace(/\/$/, "");
  if (path.startsWith("/api/") && bare !== path) return ["/api", NOWHERE, ...query].join("");
  const [under, names] = NAMES.find(([start]) => path.startsWith(start)) ?? [];
  if (under === undefined || names === undefined) return target;
  const name = bare.slice(under.length);
  return name === "" || names.has(name) ? target : [NOWHERE, bare, ...query].join("");
}
