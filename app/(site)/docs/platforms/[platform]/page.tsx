import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { DocSection } from "@/app/_docs/doc-section";
import { DocsFrame } from "@/app/_docs/docs-frame";
import { SOURCE } from "@/app/_docs/docs-text.data";
import { crawlerRows, furtherRows, imageRows, limitRows, readsRows } from "@/app/_docs/platform/fact-rows";
import { FactTable } from "@/app/_docs/platform/fact-table";
import { OrderList } from "@/app/_docs/platform/order-list";
import { CardShapes, PlatformIssues, RefreshAdvice } from "@/app/_docs/platform/platform-sections";
import { PLATFORM } from "@/app/_docs/platform/platform-text.data";
import { DisputeList, QuirkList } from "@/app/_docs/platform/quirks";
import { LabelLegend } from "@/app/_docs/sources";
import { TryForm } from "@/app/_docs/try-form";
import { platformPage } from "@/app/_pages/docs-pages";
import { pageMetadata } from "@/app/_pages/page-metadata";
import { PLATFORMS } from "@/lib/inspect/platforms/index";
import { PLATFORM_NAMES } from "@/lib/inspect/platforms/names";
import type { Platform } from "@/lib/inspect/platforms/resolve/define-platform";

interface PageProps {
  readonly params: Promise<{ readonly platform: string }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return pageMetadata(platformPage((await platformOf(params)).name));
}

export default async function PlatformDocPage({ params }: PageProps) {
  const platform = await platformOf(params);
  const { name, label, basis, order, quirks } = platform;
  const further = furtherRows(platform);
  return (
    <DocsFrame page={platformPage(name)} name={label} lead={<p>{basis}</p>} contents={contentsOf(platform)}>
      <DocSection id="cards" title={PLATFORM.cards} note={PLATFORM.cardsNote}>
        <CardShapes platform={platform} />
      </DocSection>
      <DocSection id="refresh" title={PLATFORM.refresh}>
        <RefreshAdvice {...platform} />
      </DocSection>
      <DocSection id="order" title={PLATFORM.order} note={PLATFORM.orderNote}>
        <OrderList order={order} />
      </DocSection>
      <DocSection id="limits" title={PLATFORM.limits}>
        <FactTable label={PLATFORM.limits} rows={limitRows(platform)} />
      </DocSection>
      <DocSection id="pictures" title={PLATFORM.image}>
        <FactTable label={PLATFORM.image} rows={imageRows(platform)} />
      </DocSection>
      <DocSection id="crawler" title={PLATFORM.crawler}>
        <FactTable label={PLATFORM.crawler} rows={crawlerRows(platform)} />
      </DocSection>
      <DocSection id="reads" title={PLATFORM.reads}>
        <FactTable label={PLATFORM.reads} rows={readsRows(platform)} />
      </DocSection>
      <DocSection id="quirks" title={PLATFORM.quirks}>
        <QuirkList quirks={quirks} />
        {further.length > 0 && (
          <div className="mt-6">
            <FactTable label={PLATFORM.facts} rows={further} />
          </div>
        )}
      </DocSection>
      <DocSection id="disputes" title={PLATFORM.disputes} note={PLATFORM.disputesNote}>
        <DisputeList disputes={platform.disputes} />
      </DocSection>
      <DocSection id="issues" title={PLATFORM.issues(label)}>
        <PlatformIssues {...platform} />
      </DocSection>
      <DocSection id="legend" title={SOURCE.legend}>
        <LabelLegend />
      </DocSection>
      <TryForm />
    </DocsFrame>
  );
}

async function platformOf(params: PageProps["params"]): Promise<Platform> {
  const { platform } = await params;
  const name = PLATFORM_NAMES.find((each) => each === platform);
  return name === undefined ? notFound() : PLATFORMS[name];
}

function contentsOf({ label }: Platform) {
  return [
    { id: "cards", title: PLATFORM.cards },
    { id: "refresh", title: PLATFORM.refresh },
    { id: "order", title: PLATFORM.order },
    { id: "limits", title: PLATFORM.limits },
    { id: "pictures", title: PLATFORM.image },
    { id: "crawler", title: PLATFORM.crawler },
    { id: "reads", title: PLATFORM.reads },
    { id: "quirks", title: PLATFORM.quirks },
    { id: "disputes", title: PLATFORM.disputes },
    { id: "issues", title: PLATFORM.issues(label) },
    { id: "legend", title: SOURCE.legend },
  ];
}
