/** True when an absolute address is that of a site's home page. */
export function isHomePage(url: string): boolean {
  const { pathname, search } = new URL(url);
  return pathname === "/" && search === "";
}
