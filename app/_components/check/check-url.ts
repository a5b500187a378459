import { completeAddress } from "@/lib/inspect/url/complete-url";
/** Where the website shows the report of a page; `fresh` passes the cache by. */
export function checkHref(address: string, fresh = false): string {
  const query = new URLSearchParams({ url: address });
  if (fresh) query.set("fresh", "1");
  return `/?${query}`;
}

export interface AskedCheck {
  readonly address: string;
  readonly fresh: boolean;
}

export type Query = Readonly<Record<string, string | string[] | undefined>>;

/** The check that the page's own address asks for; null when it names no page. */
export function readQuery(query: Query): AskedCheck | null {
  const address = completeAddress(first(query.url));
  return address === "" ? null : { address, fresh: first(query.fresh) === "1" };
}

function first(value: string | string[] | undefined): string {
  return (Array.isArray(value) ? value[0] : value) ?? "";
}
