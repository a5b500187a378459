import { ArrowLeft } from "lucide-react";
import type { Metadata } from "next";
import { redirect } from "next/navigation";
import type { ReactNode } from "react";
import { checkHref, readCheckQuery, type SearchParams } from "@/app/_components/check/check-url";
import { fitData } from "@/app/_components/result/fit-data";
import { shortUrl } from "@/app/_components/ui/format";
import { Notice } from "@/app/_components/ui/notice";
import { CheckedEditor } from "@/app/_edit/editor";
import { EDIT_TEXT, PASTE_TEXT } from "@/app/_edit/editor-text.data";
import { editorView } from "@/app/_edit/editor-view";
import { NO_EDITS } from "@/app/_edit/edits";
import { PasteEditor } from "@/app/_edit/paste-editor";
import { FIXED_PAGES } from "@/app/_pages/fixed-pages.data";
import { pageMetadata } from "@/app/_pages/page-metadata";
import { platformFacts } from "@/app/_previews/grid/platform-facts";
import { settings } from "@/lib/env";
import { checkForPage } from "@/lib/http/pages/run";
import { baseFromInspection } from "@/lib/inspect/edit/apply-changes";

interface PageProps {
  readonly searchParams: Promise<SearchParams>;
}

const URL_SHOWN_MAX = 60;
/** The editor's fields, tags, previews and fixes are made from it, which takes it several times. */
const INSPECTION_BYTES_MAX = 200_000;

export async function generateMetadata({ searchParams }: PageProps): Promise<Metadata> {
  const requested = readCheckQuery(await searchParams);
  if (requested === null) return pageMetadata(FIXED_PAGES.edit);
  const shown = shortUrl(requested.url).slice(0, URL_SHOWN_MAX);
  return {
    title: EDIT_TEXT.pageTitle(shown),
    description: EDIT_TEXT.pageDescription(shown),
    robots: { index: false },
  };
}

/** With a URL, the editor for a checked page; without, the one for pasted HTML. */
export default async function EditPage({ searchParams }: PageProps) {
  const requested = readCheckQuery(await searchParams);
  const { allowPrivateOrigins } = settings();
  if (requested === null) {
    return (
      <EditLayout heading={PASTE_TEXT.heading} lead={PASTE_TEXT.lead}>
        <PasteEditor facts={platformFacts()} allowedOrigins={allowPrivateOrigins} />
      </EditLayout>
    );
  }
  const check = await checkForPage(requested.url, { fresh: false });
  if (!check.ok) redirect(checkHref(requested.url));
  const inspection = fitData(check.inspection, INSPECTION_BYTES_MAX);
  return (
    <EditLayout
      heading={EDIT_TEXT.heading}
      lead={EDIT_TEXT.lead}
      back={checkHref(inspection.url)}
      url={inspection.finalUrl}
    >
      <CheckedEditor
        known={inspection}
        first={editorView(baseFromInspection(inspection), NO_EDITS)}
        facts={platformFacts()}
        allowedOrigins={allowPrivateOrigins}
      />
    </EditLayout>
  );
}

interface EditLayoutProps {
  readonly heading: string;
  readonly lead: string;
  readonly back?: string;
  readonly url?: string;
  readonly children: ReactNode;
}

function EditLayout({ heading, lead, back, url, children }: EditLayoutProps) {
  return (
    <div className="mx-auto w-full max-w-7xl px-4 pt-4 sm:px-6 sm:pt-8">
      {back !== undefined && (
        <a
          href={back}
          rel="nofollow"
          className="mb-4 inline-flex items-center gap-1.5 rounded-md text-sm font-medium text-link underline-offset-4 hover:underline"
        >
          <ArrowLeft aria-hidden size={15} />
          {EDIT_TEXT.back}
        </a>
      )}
      <h1 className="text-3xl font-semibold tracking-tight text-balance sm:text-4xl">{heading}</h1>
      {url !== undefined && <p className="mt-2 line-clamp-2 text-sm wrap-anywhere text-muted">{url}</p>}
      <p className="mt-3 max-w-3xl text-pretty text-muted sm:text-lg/7">{lead}</p>
      <div className="mt-6 hidden no-script:block">
        <Notice tone="warning">{PASTE_TEXT.noScript}</Notice>
      </div>
      {children}
    </div>
  );
}
