import type { Metadata } from "next";
import { cache } from "react";
import { type Query, readQuery } from "@/app/_components/check/check-url";
import { Checker, Landing } from "@/app/_components/check/checker";
import { SITE } from "@/app/_components/frame/site-text.data";
import { Failure } from "@/app/_components/result/failure";
import { Result } from "@/app/_components/result/result";
import { resultMetadata } from "@/app/_components/result/result-metadata";
import { JsonLd } from "@/app/_docs/json-ld";
import { FIXED_PAGES } from "@/app/_pages/fixed-pages.data";
import { pageMetadata } from "@/app/_pages/page-metadata";
import { settings } from "@/lib/env";
import { pageCaller } from "@/lib/http/pages/caller";
import { checkForPage } from "@/lib/http/pages/check";

interface PageProps {
  readonly searchParams: Promise<Query>;
}

/** Title and page are drawn from one check, which costs one unit. */
const checkOnce = cache((address: string, fresh: boolean) => checkForPage(address, { fresh }));

export async function generateMetadata({ searchParams }: PageProps): Promise<Metadata> {
  const asked = readQuery(await searchParams);
  if (asked === null) return pageMetadata(FIXED_PAGES.home);
  return resultMetadata(asked.address, await checkOnce(asked.address, asked.fresh));
}

export default async function CheckerPage({ searchParams }: PageProps) {
  const asked = readQuery(await searchParams);
  if (asked === null) {
    return (
      <Checker address="">
        <JsonLd data={webSite(settings().baseUrl)} />
        <Landing />
      </Checker>
    );
  }
  const check = await checkOnce(asked.address, asked.fresh);
  return (
    <Checker address={asked.address}>
      {check.ok ? (
        <Result inspection={check.inspection} cache={check.cache} rate={check.rate} />
      ) : (
        <Failure failure={check.error} address={asked.address} signedInChecks={await signedInChecks()} />
      )}
    </Checker>
  );
}

async function signedInChecks(): Promise<number | null> {
  const { kind } = await pageCaller();
  return kind === "session" ? null : settings().checksPerHour.free;
}

/** The name search results give the site (https://developers.google.com/search/docs/appearance/site-names). */
function webSite(baseUrl: string) {
  return { "@context": "https://schema.org", "@type": "WebSite", name: SITE.name, url: `${baseUrl}/` };
}
