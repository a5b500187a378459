import { z } from "zod";
import type { Inspection } from "@/lib/inspect/report";
import type { Change } from "../monitor-check";

/** What of a page is monitored, by the names that changes tell. */
export const MONITORED_FIELDS = z.record(z.string(), z.string().nullable());

type MonitoredFields = Readonly<z.infer<typeof MONITORED_FIELDS>>;

const CHARS_MAX = 500;

/**
 * What is monitored of a page: whatever changes its preview. `imageHash` is of the social image's bytes; null when they
 * could not be fetched.
 */
export function monitoredFields(inspection: Inspection, imageHash: string | null): MonitoredFields {
  const { metadata, image, hops, finalUrl, status } = inspection;
  const { open_graph: og, twitter } = metadata;
  const fields: Record<string, string | number | null | undefined> = {
    title: metadata.title,
    description: metadata.description,
    canonical: metadata.canonical,
    robots: [metadata.robots.content, metadata.robots.header].filter(Boolean).join(", "),
    final_url: finalUrl,
    status_code: status,
    redirects: hops.map((hop) => `${hop.status} ${hop.url}`).join("\n"),
    site_name: metadata.site_name,
    favicon: metadata.favicon?.url,
    "og:title": og["og:title"],
    "og:description": og["og:description"],
    "og:type": og["og:type"],
    "og:url": og["og:url"],
    "twitter:card": twitter["twitter:card"],
    "twitter:title": twitter["twitter:title"],
    "twitter:description": twitter["twitter:description"],
    "image.url": image?.url,
    "image.alt": image?.alt,
    "image.state": image?.state,
    "image.size": image?.size,
    "image.width": image?.width,
    "image.height": image?.height,
    "image.mime": image?.mime,
    "image.sha256": imageHash,
  };
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, toText(value)]));
}

/** What has changed. A field that was not monitored before has not, and neither has a hash that is not known. */
export function changesOf(before: MonitoredFields, after: MonitoredFields): Change[] {
  return Object.entries(after).flatMap(([field, value]) => {
    const last = before[field];
    if (last === undefined || last === value) return [];
    if (field === "image.sha256" && (last === null || value === null)) return [];
    return [{ field, before: last, after: value }];
  });
}

function toText(value: string | number | null | undefined): string | null {
  if (value === undefined || value === null || value === "") return null;
  return String(value).slice(0, CHARS_MAX);
}
