import { readFileSync } from "node:fs";
import { join } from "node:path";

/** What stands at a path: a page, a route with methods of its own, a page Next keeps for itself, or nothing. */
export type PathKind = "page" | "route" | "internal" | "nothing";
export type PathKindOf = (path: string) => PathKind;

const MANIFEST = join(".next", "app-path-routes-manifest.json");

/** What stands where in the build in this folder. */
export function builtPathKinds(root: string): PathKindOf {
  return pathKindsOf(JSON.parse(readFileSync(join(root, MANIFEST), "utf8")));
}

/** What stands where by a build's list of files and addresses, such as `"/docs/[name]/page": "/docs/[name]"`. */
export function pathKindsOf(addresses: Readonly<Record<string, string>>): PathKindOf {
  const known = Object.entries(addresses).map(([file, address]) => ({
    pattern: new RegExp(`^${patternOf(address)}/?$`),
    kind: kindOfFile(file),
  }));
  return (path) => known.find(({ pattern }) => pattern.test(path))?.kind ?? "nothing";
}

function kindOfFile(file: string): PathKind {
  if (!file.endsWith("/page")) return "route";
  return file.startsWith("/_") ? "internal" : "page";
}

function patternOf(address: string): string {
  if (address === "/") return "";
  return address
    .replace(/[.+*?^$(){}|\\]/g, "\\$&")
    .replace(/\/\[\[\\\.\\\.\\\.[^\]]+\]\]/g, "(?:/.+)?")
    .replace(/\[\\\.\\\.\\\.[^\]]+\]/g, ".+")
    .replace(/\[[^\]]+\]/g, "[^/]+");
}
