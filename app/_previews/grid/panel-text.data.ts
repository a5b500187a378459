// The words around the cards: switches, notices and the explanation under each card.
import { PLATFORM_COUNT } from "@/lib/inspect/platforms/names";

export const PANEL = {
  theme: { legend: "Colours of the card", light: "Light", dark: "Dark" },
  view: { legend: "Device", desktop: "Desktop", phone: "Phone" },
  sponsored: "Sponsored",
  why: "Why it looks so",
  docs: (platform: string) => `All that ${platform} reads, cuts and draws`,
  approximate: "An approximation: no platform publishes exact rules.",
  sources: "Where each value comes from",
  sourceFields: {
    title: "Title",
    description: "Description",
    image: "Image",
    site_name: "Site name",
    favicon: "Icon",
  } as Readonly<Record<string, string>>,
  noSource: "not shown",
  cut: (field: string, limit: string) => `${field} is cut at ${limit}`,
  cutUnknown: (field: string) => `${field} is cut`,
  cutParts: (fields: readonly string[]) =>
    ` · ${fields.map((field) => (PANEL.sourceFields[field] ?? field).toLowerCase()).join(" and ")} cut`,
  kept: (platform: string, time: string) => `${platform} keeps what it read for ${time}.`,
  refresh: (platform: string) => `Refresh it on ${platform}`,
  emoji: "Emoji are your system’s own; each platform draws its own set.",
} as const;

export const GRID_TEXT = {
  label: `Previews on ${PLATFORM_COUNT} platforms`,
  jump: "Jump to a platform",
  all: "All cards",
} as const;
