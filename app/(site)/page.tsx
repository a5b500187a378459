import type { Metadata } from "next";
import { cache } from "react";
import { checkHref, readCheckQuery, type SearchParams } from "@/app/_components/check/check-url";
import { Checker, Landing } from "@/app/_components/check/checker";
import { SITE } from "@/app/_components/frame/site-text.data";
import { Failure } from "@/app/_components/result/failure";
import { Result } from "@/app/_components/result/result";
import { RESULT_TEXT } from "@/app/_components/result/result-text.data";
import { shortUrl } from "@/app/_components/ui/format";
import { JsonLd } from "@/app/_docs/json-ld";
import { exampleView } from "@/app/_edit/example/example-view";
import { LiveExample } from "@/app/_edit/example/live-example";
import { FIXED_PAGES } from "@/app/_pages/fixed-pages.data";
import { pageMetadata, SOCIAL_IMAGE_PX } from "@/app/_pages/page-metadata";
import { settings } from "@/lib/env";
import { checkForPage, type PageCheck, pageCaller } from "@/lib/http/pages/run";

interface PageProps {
  readonly searchParams: Promise<SearchParams>;
}

const URL_SHOWN_MAX = 60;

/** Metadata and page share one check, which uses one unit. */
const checkOnce = cache((url: string, fresh: boolean) => checkForPage(url, { fresh }));

export async function generateMetadata({ searchParams }: PageProps): Promise<Metadata> {
  const requested = readCheckQuery(await searchParams);
  if (requested === null) return pageMetadata(FIXED_PAGES.home);
  return resultMetadata(requested.url, await checkOnce(requested.url, requested.fresh));
}

export default async function CheckerPage({ searchParams }: PageProps) {
  const requested = readCheckQuery(await searchParams);
  if (requested === null) {
    return (
      <Checker url="">
        <JsonLd data={webSite(settings().baseUrl)} />
        <LiveExample first={exampleView()} />
        <Landing />
      </Checker>
    );
  }
  const check = await checkOnce(requested.url, requested.fresh);
  return (
    <Checker url={requested.url}>
      {check.ok ? (
        <Result
          inspection={check.inspection}
          cache={check.cache}
          checkedAt={check.checkedAt}
          rate={check.rate}
        />
      ) : (
        <Failure failure={check.error} url={requested.url} freeChecks={await freeChecks()} />
      )}
    </Checker>
  );
}

async function freeChecks(): Promise<number | null> {
  const { kind } = await pageCaller();
  return kind === "session" ? null : settings().checksPerHour.free;
}

/** The site's name in search results (https://developers.google.com/search/docs/appearance/site-names). */
function webSite(baseUrl: string) {
  return { "@context": "https://schema.org", "@type": "WebSite", name: SITE.name, url: `${baseUrl}/` };
}

/** The metadata of a shared result. Failures are not indexed. */
function resultMetadata(requestedUrl: string, check: PageCheck): Metadata {
  const shown = shortUrl(requestedUrl).slice(0, URL_SHOWN_MAX);
  const description = RESULT_TEXT.pageDescription(shown);
  if (!check.ok) return { title: RESULT_TEXT.pageTitleFailed(shown), description, robots: { index: false } };
  const { score, url } = check.inspection;
  const { openGraph, twitter } = pageMetadata(FIXED_PAGES.home);
  const title = RESULT_TEXT.pageTitle(score.value, shown);
  const image = {
    url: `/social/result.png?${new URLSearchParams({ url, score: String(score.value) })}`,
    ...SOCIAL_IMAGE_PX,
    alt: RESULT_TEXT.imageAlt(score.value, shown),
    type: "image/png",
  };
  return {
    title,
    description,
    alternates: { canonical: checkHref(url) },
    openGraph: { ...openGraph, url: checkHref(url), title, description, images: [image] },
    twitter,
  };
}
