import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { CheckPageForm } from "@/app/_docs/doc-forms";
import { DocSection, DocsFrame } from "@/app/_docs/docs-frame";
import { SOURCE_TEXT } from "@/app/_docs/docs-text.data";
import { crawlerRows, imageRows, limitRows, otherRows, readsRows } from "@/app/_docs/platform/fact-rows";
import { FactTable } from "@/app/_docs/platform/fact-table";
import {
  CardShapes,
  DisputeList,
  OrderList,
  PlatformIssues,
  QuirkList,
  RefreshAdvice,
} from "@/app/_docs/platform/platform-sections";
import { PLATFORM_TEXT } from "@/app/_docs/platform/platform-text.data";
import { LabelLegend } from "@/app/_docs/sources";
import { platformPage } from "@/app/_pages/docs-pages";
import { pageMetadata } from "@/app/_pages/page-metadata";
import { PLATFORMS } from "@/lib/inspect/platforms/index";
import { PLATFORM_NAMES } from "@/lib/inspect/platforms/names";
import type { Platform } from "@/lib/inspect/platforms/platform";

interface PageProps {
  readonly params: Promise<{ readonly platform: string }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return pageMetadata(platformPage(await platformOf(params)));
}

export default async function PlatformDocPage({ params }: PageProps) {
  const platform = await platformOf(params);
  const { label, basis, order, quirks } = platform;
  const further = otherRows(platform);
  return (
    <DocsFrame
      page={platformPage(platform)}
      name={label}
      lead={<p>{basis}</p>}
      contents={contentsOf(platform)}
    >
      <DocSection id="cards" title={PLATFORM_TEXT.cards} note={PLATFORM_TEXT.cardsNote}>
        <CardShapes platform={platform} />
      </DocSection>
      <DocSection id="refresh" title={PLATFORM_TEXT.refresh}>
        <RefreshAdvice {...platform} />
      </DocSection>
      <DocSection id="order" title={PLATFORM_TEXT.order} note={PLATFORM_TEXT.orderNote}>
        <OrderList order={order} />
      </DocSection>
      <DocSection id="limits" title={PLATFORM_TEXT.limits}>
        <FactTable label={PLATFORM_TEXT.limits} rows={limitRows(platform)} />
      </DocSection>
      <DocSection id="images" title={PLATFORM_TEXT.image}>
        <FactTable label={PLATFORM_TEXT.image} rows={imageRows(platform)} />
      </DocSection>
      <DocSection id="crawler" title={PLATFORM_TEXT.crawler}>
        <FactTable label={PLATFORM_TEXT.crawler} rows={crawlerRows(platform)} />
      </DocSection>
      <DocSection id="reads" title={PLATFORM_TEXT.reads}>
        <FactTable label={PLATFORM_TEXT.reads} rows={readsRows(platform)} />
      </DocSection>
      <DocSection id="quirks" title={PLATFORM_TEXT.quirks}>
        <QuirkList quirks={quirks} />
        {further.length > 0 && (
          <div className="mt-6">
            <FactTable label={PLATFORM_TEXT.facts} rows={further} />
          </div>
        )}
      </DocSection>
      <DocSection id="disputes" title={PLATFORM_TEXT.disputes} note={PLATFORM_TEXT.disputesNote}>
        <DisputeList disputes={platform.disputes} />
      </DocSection>
      <DocSection id="issues" title={PLATFORM_TEXT.issues(label)}>
        <PlatformIssues {...platform} />
      </DocSection>
      <DocSection id="legend" title={SOURCE_TEXT.legend}>
        <LabelLegend />
      </DocSection>
      <CheckPageForm />
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
    { id: "cards", title: PLATFORM_TEXT.cards },
    { id: "refresh", title: PLATFORM_TEXT.refresh },
    { id: "order", title: PLATFORM_TEXT.order },
    { id: "limits", title: PLATFORM_TEXT.limits },
    { id: "images", title: PLATFORM_TEXT.image },
    { id: "crawler", title: PLATFORM_TEXT.crawler },
    { id: "reads", title: PLATFORM_TEXT.reads },
    { id: "quirks", title: PLATFORM_TEXT.quirks },
    { id: "disputes", title: PLATFORM_TEXT.disputes },
    { id: "issues", title: PLATFORM_TEXT.issues(label) },
    { id: "legend", title: SOURCE_TEXT.legend },
  ];
}
