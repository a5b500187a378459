"use client";

import { createContext, useContext, useState, useSyncExternalStore } from "react";
import type { CardTheme, CardView } from "./card";
import { PHONE_WINDOW_PX_MAX } from "./cards.data";

export interface Choice {
  readonly theme: CardTheme;
  /** `auto` until the reader chooses: the window's width decides. */
  readonly view: CardView | "auto";
}

interface CommonChoice extends Choice {
  /** Counts the choices made for all cards: each overrules what was chosen for single ones before. */
  readonly stamp: number;
}

export const UNCHOSEN: CommonChoice = { theme: "light", view: "auto", stamp: 0 };

/** What the reader chose for all cards at once. */
export const CommonChoiceContext = createContext<CommonChoice>(UNCHOSEN);

/** The choice for one card: its own, where it is newer than the one for all. */
export function useCardChoice() {
  const common = useContext(CommonChoiceContext);
  const [own, setOwn] = useState<Partial<Choice> & { readonly stamp: number }>({ stamp: 0 });
  const { stamp: _, ...newer } = own.stamp === common.stamp ? own : UNCHOSEN_OWN;
  const choice: Choice = { theme: common.theme, view: common.view, ...newer };
  const choose = (part: Partial<Choice>) => setOwn({ ...newer, ...part, stamp: common.stamp });
  return { choice, choose };
}

const UNCHOSEN_OWN: Partial<Choice> & { readonly stamp: number } = { stamp: 0 };

/** The view that is drawn: the one chosen, else the one the window's width gives. */
export function useDrawnView(view: Choice["view"]): CardView {
  const narrow = useSyncExternalStore(watchWindow, isNarrow, () => false);
  if (view !== "auto") return view;
  return narrow ? "phone" : "desktop";
}

const NARROW = `(max-width: ${PHONE_WINDOW_PX_MAX}px)`;

function isNarrow(): boolean {
  return window.matchMedia(NARROW).matches;
}

function watchWindow(onChange: () => void): () => void {
  const query = window.matchMedia(NARROW);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}
