import { CATALOGUE } from "@/lib/inspect/catalogue";
import { PLATFORM_NAMES } from "@/lib/inspect/platforms/names";
import { OPERATION_GROUPS } from "@/lib/services/operations";

/** The names that pages of one kind have, by the path they stand under. */
const NAMES: readonly (readonly [under: string, names: ReadonlySet<string>])[] = [
  ["/docs/issues/", new Set(CATALOGUE.map(({ code }) => code))],
  ["/docs/platforms/", new Set<string>(PLATFORM_NAMES)],
  ["/docs/api/", new Set([...OPERATION_GROUPS.map(({ slug }) => slug), "objects"])],
];

/** No route of ours begins so. */
const NOWHERE = "/nowhere";

/**
 * The target of a request, moved to where no route is when it names no page of its kind. Next answers a page that finds
 * out by itself with an empty document that only a script fills; what matches no route it renders in full, with status 404.
 */
export function unmatched(target: string): string {
  // Dots that lead upwards would lead out of nowhere again, by a redirect that names it.
  const resolved = target.startsWith("/") ? URL.parse(`http://localhost${target}`) : null;
  if (resolved === null) return target;
  const { pathname: path, search } = resolved;
  const [under, names] = NAMES.find(([start]) => path.startsWith(start)) ?? [];
  if (under === undefined || names === undefined) return target;
  // A closing slash is Next's to take away, by a redirect.
  const name = path.slice(under.length).replace(/\/$/, "");
  return name === "" || names.has(name) ? target : `${NOWHERE}${path}${search}`;
}
