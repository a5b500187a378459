/** Where the website shows the report of a page; `fresh` passes the cache by. */
export function checkHref(address: string, fresh = false): string {
  const query = new URLSearchParams({ url: address });
  if (fresh) query.set("fresh", "1");
  return `/?${query}`;
}
