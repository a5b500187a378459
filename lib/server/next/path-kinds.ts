import { readFileSync } from "node:fs";
import { join } from "node:path";

/** What is at a path: a page, a route with its own methods, a page of Next itself, or nothing. */
export type PathKind = "page" | "route" | "internal" | "nothing";
export type PathKindOf = (path: string) => PathKind;

const MANIFEST = join(".next", "app-path-routes-manifest.json");

/** The kinds of paths in the build of this folder. */
export function builtPathKinds(root: string): PathKindOf {
  return pathKindsOf(JSON.parse(readFileSync(join(root, MANIFEST), "utf8")));
}

/** The kinds of paths by a build's list of files and paths, such as `"/docs/[name]/page": "/docs/[name]"`. */
export function pathKindsOf(paths: Readonly<Record<string, string>>): PathKindOf {
  const known = Object.entries(paths)
    .sort(([, a], [, b]) => (vagueness(a) < vagueness(b) ? -1 : 1))
    .map(([file, path]) => ({ path, pattern: new RegExp(`^${patternOf(path)}/?$`), kind: kindOfFile(file) }));
  // A path without parameters is written in the list as it is requested.
  const exact = new Map(known.map(({ path, kind }) => [path, kind]));
  return (path) => exact.get(path) ?? known.find(({ pattern }) => pattern.test(path))?.kind ?? "nothing";
}

function kindOfFile(file: string): PathKind {
  if (!file.endsWith("/page")) return "route";
  return file.startsWith("/_") ? "internal" : "page";
}

/** Text that sorts a path before those that match the same but name less of it, as Next does. */
function vagueness(path: string): string {
  const kinds = ["[", "[...", "[[..."];
  return path
    .split("/")
    .map((segment) => kinds.findLastIndex((kind) => segment.startsWith(kind)) + 1)
    .join("");
}

function patternOf(path: string): string {
  if (path === "/") return "";
  return path
    .replace(/[.+*?^$(){}|\\]/g, "\\$&")
    .replace(/\/\[\[\\\.\\\.\\\.[^\]]+\]\]/g, "(?:/.+)?")
    .replace(/\[\\\.\\\.\\\.[^\]]+\]/g, ".+")
    .replace(/\[[^\]]+\]/g, "[^/]+");
}
