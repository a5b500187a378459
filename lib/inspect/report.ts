// The report as the API sends it (docs/contract.md), and the richer inspection it is made from.

import type { JsonLdBranch } from "./metadata/json-ld";
import type { Metadata } from "./metadata/metadata";
import { declaredPixels, socialImage } from "./metadata/social-image";
import { firstText } from "./page/meta-entries";
import type { Hop, Page } from "./page/page";
import { PLATFORM_NAMES, type PlatformName, recordOf } from "./platforms/names";
import type { Preview, Previews } from "./platforms/platform";
import type { ImageFacts, ImageState } from "./resources";
import type { Fix, Importance, Severity } from "./rules/rule";
import type { AreaLoss, Score } from "./score";

export interface ReportImage {
  readonly url: string;
  readonly width: number | null;
  readonly height: number | null;
  readonly alt: string | null;
  readonly size: number | null;
  readonly mime: string | null;
  readonly accessible: boolean;
  readonly inspected: boolean;
  readonly state: ImageState;
  readonly declared: { readonly width: number | null; readonly height: number | null };
}

export interface ReportIssue {
  readonly code: string;
  readonly severity: Severity;
  readonly importance: Importance;
  readonly title: string;
  readonly description: string;
  readonly fix: Fix | null;
}

/** An issue as the website shows it: what it costs, where, and on which platforms. */
export interface Issue extends ReportIssue {
  /** By area, at least one, the one it is mostly about first. */
  readonly losses: readonly AreaLoss[];
  /** Of all areas together. */
  readonly points: number;
  readonly platforms: readonly PlatformName[];
}

export type ReportPreview = Omit<Preview, "details">;

export interface Report {
  readonly url: string;
  readonly final_url: string;
  readonly status_code: number;
  readonly response_time: number;
  readonly document_size: number;
  readonly truncated: boolean;
  readonly score: number;
  readonly metadata: Metadata;
  readonly image: ReportImage | null;
  readonly previews: Readonly<Record<PlatformName, ReportPreview>>;
  readonly issues: readonly ReportIssue[];
  readonly redirects: readonly Hop[];
  /** Present only when the request asked for it. */
  readonly prompt?: string;
}

/** Everything the core found out about a page; plain data that survives JSON. */
export interface Inspection {
  readonly url: string;
  readonly finalUrl: string;
  readonly status: number;
  readonly responseTimeMs: number;
  readonly documentBytes: number;
  readonly truncated: boolean;
  readonly hops: readonly Hop[];
  /** The page's response headers as in `FetchedPage`; for the website's details, never in the report. */
  readonly headers: Readonly<Record<string, string>>;
  /** The JSON-LD blocks of `metadata.json_ld` as trees; for the website's details, never in the report. */
  readonly jsonLd: readonly (readonly JsonLdBranch[])[];
  readonly score: Score;
  readonly metadata: Metadata;
  readonly image: ReportImage | null;
  readonly previews: Previews;
  readonly issues: readonly Issue[];
}

/** The report of an inspection, with the API's fields in their order. */
export function toReport(inspection: Inspection): Report {
  return {
    url: inspection.url,
    final_url: inspection.finalUrl,
    status_code: inspection.status,
    response_time: Math.round(inspection.responseTimeMs),
    document_size: inspection.documentBytes,
    truncated: inspection.truncated,
    score: inspection.score.value,
    metadata: inspection.metadata,
    image: inspection.image,
    previews: reportPreviews(inspection.previews),
    issues: inspection.issues.map(reportIssue),
    redirects: inspection.hops,
  };
}

/**
 * The page's primary social image as the report carries it; null when the page declares none. An image without
 * facts did not arrive in time.
 */
export function reportImage(page: Page, images: ReadonlyMap<string, ImageFacts>): ReportImage | null {
  const image = socialImage(page);
  if (image === null) return null;
  const { url, written, declared } = image;
  const facts = url === null ? undefined : images.get(url);
  const state = facts?.state ?? (url === null ? "invalid_url" : "timeout");
  return {
    url: url ?? written,
    width: facts?.width ?? null,
    height: facts?.height ?? null,
    alt: declared.alt ?? firstText(page, "twitter:image:alt"),
    size: facts?.bytes ?? null,
    mime: facts?.mime ?? null,
    accessible: state === "ok" || state === "unreadable",
    inspected: facts?.inspected ?? false,
    state,
    declared: { width: declaredPixels(declared.width), height: declaredPixels(declared.height) },
  };
}

function reportPreviews(previews: Previews): Readonly<Record<PlatformName, ReportPreview>> {
  return recordOf(PLATFORM_NAMES, (name) => {
    const { details: _, ...preview } = previews[name];
    return preview;
  });
}

function reportIssue({ code, severity, importance, title, description, fix }: Issue): ReportIssue {
  return { code, severity, importance, title, description, fix };
}
