import { resolveUrl } from "./resolve-url";

const QUERY_NAMES = ["url", "src"];

/**
 * The address that another one carries, as those of services that resize pictures do: the last one in its path, else
 * that in its parameter `url` or `src`. Null when it carries none.
 */
export function carriedAddress(address: string): string | null {
  const { pathname, searchParams } = new URL(address);
  const path = pathname.replace(/%3a/gi, ":").replace(/%2f/gi, "/");
  const start = Math.max(path.lastIndexOf("http://"), path.lastIndexOf("https://"));
  if (start !== -1) return resolveUrl(path.slice(start), address);
  const named = QUERY_NAMES.map((name) => searchParams.get(name)).find((value) => value !== null) ?? "";
  return /^(?:https?:)?\//i.test(named) ? resolveUrl(named, address) : null;
}
