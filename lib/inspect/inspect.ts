// The hallway: the only file that knows the order in which a page is understood.
import { judgeInSteps } from "./catalogue";
import { jsonLdTrees } from "./metadata/json-ld";
import type { Metadata } from "./metadata/metadata";
import { readMetadata } from "./metadata/read-metadata";
import type { Page } from "./page/page";
import { resolveInSteps } from "./platforms/index";
import { type Inspection, reportImage } from "./report";
import type { LinkedResources } from "./resources";
import { scorePage } from "./score";
import { runSteps } from "./steps";

/**
 * Everything the core finds out about a page; what was not fetched beside it is absent from `resources`. `metadata` is
 * handed on by a caller that has read it before.
 */
export function inspectPage(
  page: Page,
  resources: LinkedResources,
  metadata: Metadata = readMetadata(page),
): Inspection {
  return runSteps(inspectInSteps(page, resources, metadata));
}

/** The same in steps. */
export function* inspectInSteps(
  page: Page,
  resources: LinkedResources,
  metadata: Metadata,
): Generator<void, Inspection> {
  const previews = yield* resolveInSteps({ page, metadata, resources });
  const { issues, losses } = yield* judgeInSteps({ page, metadata, previews, resources });
  yield;
  return {
    url: page.url,
    finalUrl: page.finalUrl,
    status: page.status,
    responseTimeMs: page.responseTimeMs,
    documentBytes: page.documentBytes,
    truncated: page.truncated,
    hops: page.hops,
    headers: page.headers,
    jsonLd: jsonLdTrees(page),
    score: scorePage(losses),
    metadata,
    image: reportImage(page, resources.images),
    previews,
    issues,
  };
}
