import { ArrowLeft } from "lucide-react";
import type { Metadata } from "next";
import { redirect } from "next/navigation";
import type { ReactNode } from "react";
import { checkHref, type Query, readQuery } from "@/app/_components/check/check-url";
import { shortAddress } from "@/app/_components/ui/format";
import { Notice } from "@/app/_components/ui/notice";
import { CheckedDesk } from "@/app/_edit/editor";
import { PASTE, TRY } from "@/app/_edit/editor-text.data";
import { deskView } from "@/app/_edit/editor-view";
import { NO_EDITS } from "@/app/_edit/edits";
import { PasteDesk } from "@/app/_edit/paste-editor";
import { FIXED_PAGES } from "@/app/_pages/fixed-pages.data";
import { pageMetadata } from "@/app/_pages/page-metadata";

import { platformFacts } from "@/app/_previews/grid/platform-facts";
import { checkForPage } from "@/lib/http/pages/check";

import { checkedDraft } from "@/lib/inspect/edit/draft";

interface PageProps {
  readonly searchParams: Promise<Query>;
}

const ADDRESS_SHOWN_MAX = 60;

export async function generateMetadata({ searchParams }: PageProps): Promise<Metadata> {
  const asked = readQuery(await searchParams);
  if (asked === null) return pageMetadata(FIXED_PAGES.edit);
  const shown = shortAddress(asked.address).slice(0, ADDRESS_SHOWN_MAX);
  return { title: TRY.pageTitle(shown), description: TRY.pageDescription(shown), robots: { index: false } };
}

/** With an address, a checked page to try changes on; without, a place to paste a page that is not online. */
export default async function EditPage({ searchParams }: PageProps) {
  const asked = readQuery(await searchParams);
  if (asked === null) {
    return (
      <Desk heading={PASTE.heading} lead={PASTE.lead}>
        <PasteDesk facts={platformFacts()} />
      </Desk>
    );
  }
  const check = await checkForPage(asked.address, { fresh: false });
  if (!check.ok) redirect(checkHref(asked.address));
  const { inspection } = check;
  return (
    <Desk
      heading={TRY.heading}
      lead={TRY.lead}
      back={checkHref(inspection.url)}
      address={inspection.finalUrl}
    >
      <CheckedDesk
        known={inspection}
        first={deskView(checkedDraft(inspection), NO_EDITS)}
        facts={platformFacts()}
      />
    </Desk>
  );
}

interface DeskProps {
  readonly heading: string;
  readonly lead: string;
  readonly back?: string;
  readonly address?: string;
  readonly children: ReactNode;
}

function Desk({ heading, lead, back, address, children }: DeskProps) {
  return (
    <div className="mx-auto w-full max-w-7xl px-4 pt-4 sm:px-6 sm:pt-8">
      {back !== undefined && (
        <a
          href={back}
          rel="nofollow"
          className="mb-4 inline-flex items-center gap-1.5 rounded-md text-sm font-medium text-link underline-offset-4 hover:underline"
        >
          <ArrowLeft aria-hidden size={15} />
          {TRY.back}
        </a>
      )}
      <h1 className="text-3xl font-semibold tracking-tight text-balance sm:text-4xl">{heading}</h1>
      {address !== undefined && (
        <p className="mt-2 line-clamp-2 text-sm wrap-anywhere text-muted">{address}</p>
      )}
      <p className="mt-3 max-w-3xl text-pretty text-muted sm:text-lg/7">{lead}</p>
      <div className="mt-6 hidden no-script:block">
        <Notice tone="warning">{PASTE.noScript}</Notice>
      </div>
      {children}
    </div>
  );
}
