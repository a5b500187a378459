import { MAY_CONCEAL } from "./elements.data";
import type { StartTag } from "./tag-reader";

/**
 * What React streams late arrives hidden under such an id, and a small script puts it where it belongs, so the page
 * does show it (`startSegmentHTML` and `segmentPrefix` of react-dom/server, read 2026-11-28).
 */
const STREAMED_ID = /S:[\da-f]+$/;

/** True at the start of an element that a browser does not show: a closed dialog, or one with the attribute `hidden`. */
export function conceals({ name, attributes }: StartTag): boolean {
  if (!MAY_CONCEAL.has(name)) return false;
  if (name === "dialog" && !attributes.has("open")) return true;
  // What is hidden until found can be found: its text counts.
  const hidden = attributes.get("hidden")?.toLowerCase();
  return hidden !== undefined && hidden !== "until-found" && !STREAMED_ID.test(attributes.get("id") ?? "");
}
