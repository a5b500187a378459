// The words around the cards: switches, notices and the explanation under each card.
import { PLATFORM_COUNT } from "@/lib/inspect/platforms/names";

export const PANEL_TEXT = {
  theme: { legend: "Preview theme", light: "Light", dark: "Dark" },
  view: { legend: "Device", desktop: "Desktop", phone: "Phone" },
  sponsored: "Sponsored",
  why: "Why it looks like this",
  docs: (platform: string) => `All ${platform} preview rules`,
  approximate: "This is an approximation: no platform publishes exact rules.",
  sources: "Source of each value",
  sourceFields: {
    title: "Title",
    description: "Description",
    image: "Image",
    site_name: "Site name",
    favicon: "Icon",
  } as Readonly<Record<string, string>>,
  noSource: "not shown",
  cut: (field: string, limit: string) => `${field} cut at ${limit}`,
  cutUnknown: (field: string) => `${field} cut`,
  cutParts: (fields: readonly string[]) =>
    ` · ${fields.map((field) => (PANEL_TEXT.sourceFields[field] ?? field).toLowerCase()).join(" and ")} cut`,
  cached: (platform: string, time: string) => `${platform} caches previews for ${time}.`,
  refresh: (platform: string) => `Refresh on ${platform}`,
  emoji: "Emoji are drawn by your system; each platform uses its own set.",
} as const;

export const GRID_TEXT = {
  label: `Link previews on ${PLATFORM_COUNT} platforms`,
  jump: "Jump to a platform",
  all: "All previews",
} as const;
