import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Which paths are pages. */
export type IsPage = (path: string) => boolean;

const MANIFEST = join(".next", "app-path-routes-manifest.json");

/** Which paths the build in this folder draws as pages. */
export function builtPages(root: string): IsPage {
  return pagesOf(JSON.parse(readFileSync(join(root, MANIFEST), "utf8")));
}

/** Which paths are pages by a build's list of files and addresses, such as `"/docs/[name]/page": "/docs/[name]"`. */
export function pagesOf(addresses: Readonly<Record<string, string>>): IsPage {
  const pages = Object.entries(addresses).filter(([file]) => file.endsWith("/page"));
  const patterns = pages.map(([, address]) => new RegExp(`^${patternOf(address)}/?$`));
  return (path) => patterns.some((pattern) => pattern.test(path));
}

function patternOf(address: string): string {
  if (address === "/") return "";
  return address
    .replace(/[.+*?^$(){}|\\]/g, "\\$&")
    .replace(/\/\[\[\\\.\\\.\\\.[^\]]+\]\]/g, "(?:/.+)?")
    .replace(/\[\\\.\\\.\\\.[^\]]+\]/g, ".+")
    .replace(/\[[^\]]+\]/g, "[^/]+");
}
