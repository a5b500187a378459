import { completeUrl } from "@/lib/inspect/url/http-url";

/** The path of the result for a URL; `fresh` bypasses the cache. */
export function checkHref(url: string, fresh = false): string {
  const query = new URLSearchParams({ url });
  if (fresh) query.set("fresh", "1");
  return `/?${query}`;
}

export interface RequestedCheck {
  readonly url: string;
  readonly fresh: boolean;
}

export type SearchParams = Readonly<Record<string, string | string[] | undefined>>;

/** The check that the query asks for; null if it names no URL. */
export function readCheckQuery(query: SearchParams): RequestedCheck | null {
  const url = completeUrl(first(query.url));
  return url === "" ? null : { url, fresh: first(query.fresh) === "1" };
}

function first(value: string | string[] | undefined): string {
  return (Array.isArray(value) ? value[0] : value) ?? "";
}

/** Names that people give to machines of their own. */
const OWN_MACHINE = /^(?:localhost|localdomain|router|nas)$/;

/** The URL that a bare name such as `acme` probably stands for, `https://acme.com/`; null for any other URL. */
export function meantUrl(url: string): string | null {
  const parsed = URL.parse(url);
  if (parsed === null || !/^[a-z][a-z0-9-]{1,62}$/.test(parsed.hostname)) return null;
  if (OWN_MACHINE.test(parsed.hostname) || parsed.port !== "") return null;
  parsed.hostname = `${parsed.hostname}.com`;
  return parsed.href;
}
