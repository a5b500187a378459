import type { APIResponse } from "@playwright/test";
import { imageFacts } from "@/lib/inspect/example/perfect-page";
import { inspectPage } from "@/lib/inspect/inspect";
import { readMetadata } from "@/lib/inspect/metadata/read-metadata";
import { missingResources } from "@/lib/inspect/missing-resources";
import { joinPage, type Page } from "@/lib/inspect/page/page";
import { parseDocument } from "@/lib/inspect/page/read-document";
import type { Inspection } from "@/lib/inspect/report";
import { type ImageFacts, NO_RESOURCES } from "@/lib/inspect/resources";
import { createNet } from "@/lib/net/net";

/** Where the site would be for everyone else. */
const PUBLIC_ORIGIN = "https://headlight.example";

interface OwnSite {
  readonly origin: string;
  /** Whether social images are fetched and measured; drawing one takes the server a third of a second. */
  readonly measured: boolean;
}

/** What our core finds out about one of our own pages, as if the site were at a public https URL. */
export async function inspectOwnPage(response: APIResponse, site: OwnSite): Promise<Inspection> {
  const html = (await response.text()).replaceAll(site.origin, PUBLIC_ORIGIN);
  const url = response.url().replace(site.origin, PUBLIC_ORIGIN);
  const page = joinPage(
    {
      url,
      finalUrl: url,
      hops: [],
      status: response.status(),
      headers: response.headers(),
      responseTimeMs: 0,
      documentBytes: Buffer.byteLength(html),
      truncated: false,
    },
    parseDocument(new TextEncoder().encode(html), response.headers()["content-type"]),
  );
  return inspectPage(page, { ...NO_RESOURCES, images: await imagesOf(page, site) });
}

async function imagesOf(page: Page, site: OwnSite): Promise<ReadonlyMap<string, ImageFacts>> {
  const net = createNet({
    userAgent: "Mozilla/5.0 (compatible; HeadlightBot/1.0; +https://headlight.example/bot)",
    allowPrivateOrigins: [site.origin],
    blockedHosts: [],
    fetchConcurrency: 8,
    fetchPerHost: 8,
    fetchPerHostMinute: 1_000,
  });
  const { images } = missingResources(page, readMetadata(page), NO_RESOURCES);
  const facts = await Promise.all(
    images.map(async (url) => {
      if (!site.measured && new URL(url).pathname.startsWith("/social"))
        return imageFacts(url, "png", { width: 1200, height: 630, bytes: 80_000 });
      const measured = await net.probeImage(url.replace(PUBLIC_ORIGIN, site.origin));
      if (measured === null) throw new Error(`Nobody looked into ${url}.`);
      return { ...measured, url, finalUrl: url };
    }),
  );
  await net.close();
  return new Map(facts.map((one) => [one.url, one]));
}
