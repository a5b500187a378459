import { readFileSync } from "node:fs";
import { join } from "node:path";

/** What stands at a path: a page, a route with methods of its own, a page Next keeps for itself, or nothing. */
export type AddressKind = "page" | "route" | "internal" | "nothing";
export type KindOf = (path: string) => AddressKind;

const MANIFEST = join(".next", "app-path-routes-manifest.json");

/** What stands where in the build in this folder. */
export function builtKinds(root: string): KindOf {
  return kindsOf(JSON.parse(readFileSync(join(root, MANIFEST), "utf8")));
}

/** What stands where by a build's list of files and addresses, such as `"/docs/[name]/page": "/docs/[name]"`. */
export function kindsOf(addresses: Readonly<Record<string, string>>): KindOf {
  const known = Object.entries(addresses).map(([file, address]) => ({
    pattern: new RegExp(`^${patternOf(address)}/?$`),
    kind: kindOfFile(file),
  }));
  return (path) => known.find(({ pattern }) => pattern.test(path))?.kind ?? "nothing";
}

function kindOfFile(file: string): AddressKind {
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
