const SEGMENTS_MAX = 8;

/** Numbers, dates, hexadecimal ids, and words with a number or three hyphens: what differs from page to page of a template. */
const VARIABLE = /^(?:[\d._-]+|[0-9a-f-]{16,}|\D*\d.*|(?:[^-]+-){3,}[^-]*|.{40,})$/i;

/**
 * What the URLs of pages made from one template have in common: `/blog/*` for `/blog/2026-03-02`. The last segment below
 * another always varies; names of parameters are kept, sorted.
 */
export function urlPattern(url: string): string {
  const { pathname, searchParams } = new URL(url);
  const segments = pathname.split("/").filter(Boolean);
  const kept = segments.slice(0, SEGMENTS_MAX).map((segment, at) => {
    const isLeaf = at > 0 && at === segments.length - 1;
    return isLeaf || VARIABLE.test(segment) ? "*" : segment;
  });
  const names = [...new Set(searchParams.keys())].sort();
  return `/${kept.join("/")}${names.length > 0 ? `?${names.join("&")}` : ""}`;
}
