// Where the Tab key leads on a page.
import type { Page } from "@playwright/test";

const STOPS_MAX = 400;

interface Stop {
  readonly what: string;
  readonly isNamed: boolean;
  readonly isSeen: boolean;
}

/** Goes from stop to stop, past the end and on from the beginning, until one comes up again. */
export async function walkFocus(page: Page): Promise<readonly Stop[]> {
  const stops: Stop[] = [];
  for (let step = 0; step < STOPS_MAX; step++) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(lookAtStop);
    if (stop === "seen before") return stops;
    if (stop !== "none") stops.push(stop);
  }
  throw new Error("The keyboard never came round.");
}

function lookAtStop(): Stop | "none" | "seen before" {
  const stop = document.activeElement;
  if (!(stop instanceof HTMLElement) || stop === document.body) return "none";
  if (stop.dataset.walked) return "seen before";
  stop.dataset.walked = "yes";
  const labels = stop instanceof HTMLInputElement || stop instanceof HTMLTextAreaElement ? stop.labels : null;
  const named = (stop.getAttribute("aria-labelledby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id));
  const words = [
    stop.getAttribute("aria-label"),
    stop.textContent,
    ...[...(labels ?? []), ...named].map((one) => one?.textContent),
  ];
  // A radio button that is drawn by its label has its ring there, a field in a frame has it on the frame.
  const around = [stop, stop.parentElement, stop.parentElement?.parentElement];
  const isSeen = around.some((element) => {
    if (!element) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 1 && width > 4 && height > 4;
  });
  return { what: stop.outerHTML.slice(0, 200), isNamed: words.some((text) => text?.trim()), isSeen };
}

/** Links, buttons and fields that can be seen; of radio buttons one a group. */
export function countReachable(): number {
  const all = [
    ...document.querySelectorAll<HTMLElement>("a[href], button, input, textarea, select, summary"),
  ];
  const open = document.querySelector("dialog[open]");
  const shown = all.filter(
    (element) => element.checkVisibility({ visibilityProperty: true }) && (!open || open.contains(element)),
  );
  const radios = shown.filter((element) => element instanceof HTMLInputElement && element.type === "radio");
  const groups = new Set(radios.map((radio) => radio.getAttribute("name")));
  return shown.length - radios.length + groups.size;
}
