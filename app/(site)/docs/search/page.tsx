import type { Metadata } from "next";
import { DocsFrame } from "@/app/_docs/docs-frame";
import { SEARCH_TEXT } from "@/app/_docs/docs-text.data";
import { docsIndex } from "@/app/_docs/search/docs-index";
import { findPages } from "@/app/_docs/search/find-pages";

interface PageProps {
  readonly searchParams: Promise<{ readonly q?: string | readonly string[] }>;
}

const PAGE = { path: "/docs/search", title: SEARCH_TEXT.heading, description: "", summary: "", kicker: "" };
const TEXT_LENGTH_MAX = 100;
const RESULTS_MAX = 100;

export const metadata: Metadata = { title: SEARCH_TEXT.heading, robots: { index: false } };

/** What a search of the documentation finds, for browsers without JavaScript and for long lists. */
export default async function SearchPage({ searchParams }: PageProps) {
  const { q = "" } = await searchParams;
  const text = typeof q === "string" ? q.trim().slice(0, TEXT_LENGTH_MAX) : "";
  const found = findPages(docsIndex(), text).slice(0, RESULTS_MAX);
  return (
    <DocsFrame
      page={PAGE}
      lead={
        <p role="status" className="wrap-anywhere">
          {text === "" ? SEARCH_TEXT.empty : SEARCH_TEXT.found(found.length, text)}
        </p>
      }
      contents={[]}
    >
      <ul className="mt-8 max-w-3xl divide-y divide-line border-y border-line empty:hidden">
        {found.map(({ href, title, kind, text: said }) => (
          <li key={href} className="py-3">
            <a href={href} className="font-medium text-link underline-offset-4 hover:underline">
              {title}
            </a>
            <p className="mt-0.5 line-clamp-2 text-sm/5 wrap-anywhere text-muted">
              {kind} · {said}
            </p>
          </li>
        ))}
      </ul>
    </DocsFrame>
  );
}
