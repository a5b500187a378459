"use client";

import { createContext, useContext, useState } from "react";
import type { CardTheme, CardView } from "../card/card-figure";

export interface Choice {
  readonly theme: CardTheme;
  readonly view: CardView;
}

interface CommonChoice extends Choice {
  /** Counts the choices made for all cards: each overrules what was chosen for single ones before. */
  readonly stamp: number;
}

/** As on a phone, where links are mostly met; and so all eight fit one screen of a desktop. */
export const UNCHOSEN: CommonChoice = { theme: "light", view: "phone", stamp: 0 };

/** What the visitor chose for all cards at once. */
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
