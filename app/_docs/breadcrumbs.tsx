import { ChevronRight } from "lucide-react";
import { FIXED_PAGES } from "@/app/_pages/fixed-pages.data";
import type { SitePage } from "@/app/_pages/site-page";
import { settings } from "@/lib/env";
import { DOCS_NAV } from "./docs-text.data";
import { JsonLd } from "./json-ld";

interface Crumb {
  readonly href: string;
  readonly name: string;
}

const { docs, api, platforms, issues } = FIXED_PAGES;
const PARENTS: readonly Crumb[] = [
  { href: docs.path, name: DOCS_NAV.names.docs },
  { href: api.path, name: DOCS_NAV.names.api },
  { href: platforms.path, name: DOCS_NAV.names.platforms },
  { href: issues.path, name: DOCS_NAV.names.issues },
];

/** The breadcrumbs of a page, visible and as structured data. */
export function Breadcrumbs({ page, name }: { readonly page: SitePage; readonly name: string }) {
  const above = PARENTS.filter(({ href }) => page.path.startsWith(`${href}/`));
  if (above.length === 0) return null;
  return (
    <nav aria-label={DOCS_NAV.breadcrumbs} className="mb-4 text-sm text-muted">
      <JsonLd data={breadcrumbList([...above, { href: page.path, name }])} />
      <ol className="flex flex-wrap items-center gap-1">
        {above.map(({ href, name: parent }) => (
          <li key={href} className="flex items-center gap-1">
            <a href={href} className="rounded-sm underline-offset-4 hover:text-ink hover:underline">
              {parent}
            </a>
            <ChevronRight aria-hidden size={14} className="text-faint" />
          </li>
        ))}
        <li aria-current="page" className="min-w-0 wrap-anywhere">
          {name}
        </li>
      </ol>
    </nav>
  );
}

/** https://developers.google.com/search/docs/appearance/structured-data/breadcrumb */
function breadcrumbList(crumbs: readonly Crumb[]) {
  const { baseUrl } = settings();
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ href, name }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: `${baseUrl}${href}`,
    })),
  };
}
