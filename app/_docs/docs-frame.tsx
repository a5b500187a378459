import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { FIXED_PAGES } from "@/app/_pages/fixed-pages.data";
import type { SitePage } from "@/app/_pages/site-page";
import { settings } from "@/lib/env";
import { DocsNav } from "./docs-nav";
import { DOCS_NAV } from "./docs-text.data";
import { JsonLd } from "./json-ld";
import { DocsSearch } from "./search/docs-search";

interface DocsFrameProps {
  readonly page: SitePage;
  /** A short name for the breadcrumbs; the title by default. */
  readonly name?: string;
  /** The navigation link that the page belongs under, if it has none of its own. */
  readonly part?: string;
  /** Shown above the title. */
  readonly badge?: ReactNode;
  readonly lead: ReactNode;
  readonly contents: readonly ContentsEntry[];
  readonly children: ReactNode;
}

/** A page of the documentation: navigation on the left, contents on the right, the text between. */
export function DocsFrame(props: DocsFrameProps) {
  const { page, name = page.title, part, badge, lead, contents, children } = props;
  const hasContents = contents.length > 1;
  return (
    <div className="mx-auto grid w-full max-w-7xl grid-cols-[minmax(0,1fr)] px-4 sm:px-6 lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-x-12 xl:grid-cols-[13rem_minmax(0,1fr)_12rem]">
      <div className="mt-2 lg:sticky lg:top-6 lg:mt-0 lg:self-start lg:pt-4">
        <DocsSearch />
        <details className="group rounded-xl border border-line bg-surface lg:hidden">
          <summary className="flex items-center gap-2 rounded-xl px-4 py-2.5 text-[15px] font-medium">
            <ChevronRight
              aria-hidden
              size={16}
              className="text-faint transition-transform group-open:rotate-90"
            />
            {DOCS_NAV.menu}
          </summary>
          <div className="border-t border-line p-3">
            <DocsNav path={page.path} part={part} />
          </div>
        </details>
        <div className="hidden max-h-[calc(100dvh-7rem)] overflow-y-auto pb-6 lg:block">
          <DocsNav path={page.path} part={part} />
        </div>
      </div>
      <article className={`min-w-0 pt-7 lg:pt-4 ${hasContents ? "" : "xl:col-span-2"}`}>
        <Breadcrumbs page={page} name={name} />
        {badge}
        <h1 className="max-w-3xl text-3xl font-semibold tracking-tight text-balance sm:text-4xl/11">
          {page.title}
        </h1>
        <div className="mt-4 max-w-3xl text-lg/7 text-muted">{lead}</div>
        {children}
      </article>
      {hasContents && <Contents entries={contents} />}
    </div>
  );
}

function Contents({ entries }: { readonly entries: readonly ContentsEntry[] }) {
  return (
    <div className="hidden xl:block">
      <nav
        aria-labelledby="contents-heading"
        className="sticky top-6 max-h-[calc(100dvh-3rem)] overflow-y-auto pt-5 pb-6 text-sm"
      >
        <p id="contents-heading" className="font-semibold">
          {DOCS_NAV.contents}
        </p>
        <ul className="mt-2.5 space-y-2 border-l border-line">
          {entries.map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="-ml-px block border-l border-transparent pl-3 text-muted hover:border-line-strong hover:text-ink"
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

/** An entry in a page's table of contents. */
interface ContentsEntry {
  readonly id: string;
  readonly title: string;
}

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
function Breadcrumbs({ page, name }: { readonly page: SitePage; readonly name: string }) {
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

interface DocSectionProps {
  readonly id: string;
  readonly title: string;
  /** One line below the heading. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** A section with a heading that can be linked to. */
export function DocSection({ id, title, note, children }: DocSectionProps) {
  return (
    <section aria-labelledby={id} className="mt-12">
      <h2 id={id} className="scroll-mt-6 text-xl font-semibold tracking-tight">
        <a href={`#${id}`} className="rounded-sm underline-offset-4 hover:underline">
          {title}
        </a>
      </h2>
      {note && <p className="mt-1.5 max-w-prose text-[15px]/6 text-muted">{note}</p>}
      <div className="mt-4">{children}</div>
    </section>
  );
}
