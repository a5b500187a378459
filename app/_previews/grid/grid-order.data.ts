// Apart from the cards' numbers, so that what jumps from card to card does not bring them into the browser.
import type { PlatformName } from "@/lib/inspect/platforms/names";

/** The columns of a wide window: a tall card and a short one each, so that all eight fit one screen. */
export const GRID_COLUMNS: readonly (readonly PlatformName[])[] = [
  ["google", "discord"],
  ["linkedin", "slack"],
  ["x", "facebook"],
  ["whatsapp", "telegram"],
];

export const GRID_ORDER: readonly PlatformName[] = GRID_COLUMNS.flat();
