import type { Metadata } from "../metadata/metadata";

/** What the page calls itself: its social title, else its title, else its first heading; null when it has no name. */
export function pageName({ open_graph, title, headings }: Metadata): string | null {
  return [open_graph["og:title"], title, headings[0]].find((text) => text?.trim()) ?? null;
}
