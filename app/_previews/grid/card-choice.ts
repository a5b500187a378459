"use client";

import { createContext, useContext, useState, useSyncExternalStore } from "react";
import type { CardTheme, CardView } from "../card/card-figure";

export interface Choice {
  /** Null where nothing is chosen and the site's own theme is not known yet. */
  readonly theme: CardTheme | null;
  readonly view: CardView;
}

/** What was chosen for all cards; null for what was not. */
interface StoredChoice {
  readonly theme: CardTheme | null;
  readonly view: CardView | null;
}

interface CommonChoice extends Choice {
  /** Counts the choices made for all cards: each overrules what was chosen for single ones before. */
  readonly stamp: number;
}

const NOTHING: StoredChoice = { theme: null, view: null };
/** As on a phone, where links are mostly met; and so all eight fit one screen of a desktop. */
const VIEW: CardView = "phone";
const KEY = "headlight.previews";
const CHANGED = "headlight:previews";

/** The choice for all cards at once. */
export const CommonChoiceContext = createContext<CommonChoice>({ theme: null, view: VIEW, stamp: 0 });

/** The choice for all cards, which lasts in this browser; without one the cards follow the site's theme. */
export function useCommonChoice() {
  const stored = parseChoice(useSyncExternalStore(subscribeStored, read, () => null));
  const siteTheme = useSyncExternalStore(subscribeSite, readSiteTheme, () => null);
  const [stamp, setStamp] = useState(0);
  const common: CommonChoice = { theme: stored.theme ?? siteTheme, view: stored.view ?? VIEW, stamp };
  const choose = (part: Partial<Choice>) => {
    write(JSON.stringify({ ...stored, ...part }));
    setStamp(stamp + 1);
  };
  return { common, choose };
}

type OwnChoice = Partial<Choice> & { readonly stamp: number };

/** The choice for one card: its own, where it is newer than the one for all. */
export function useCardChoice() {
  const common = useContext(CommonChoiceContext);
  const [own, setOwn] = useState<OwnChoice>({ stamp: 0 });
  const { stamp: _, ...newer } = own.stamp === common.stamp ? own : { stamp: 0 };
  const choice: Choice = { theme: common.theme, view: common.view, ...newer };
  const choose = (part: Partial<Choice>) => setOwn({ ...newer, ...part, stamp: common.stamp });
  return { choice, choose };
}

/** The choice in a stored text; nothing chosen where it is missing or malformed. */
export function parseChoice(stored: string | null): StoredChoice {
  try {
    const value: unknown = JSON.parse(stored ?? "null");
    if (typeof value !== "object" || value === null) return NOTHING;
    return {
      theme: oneOf(["light", "dark"], Reflect.get(value, "theme")),
      view: oneOf(["desktop", "phone"], Reflect.get(value, "view")),
    };
  } catch {
    return NOTHING;
  }
}

function oneOf<T extends string>(options: readonly T[], value: unknown): T | null {
  return options.find((option) => option === value) ?? null;
}

/** Kept here for browsers that block storage: the choice then lasts as long as the page. */
let unstored: string | null = null;

function read(): string | null {
  try {
    return window.localStorage.getItem(KEY) ?? unstored;
  } catch {
    return unstored;
  }
}

function write(text: string): void {
  unstored = text;
  store(text);
  window.dispatchEvent(new Event(CHANGED));
}

function store(text: string): void {
  try {
    window.localStorage.setItem(KEY, text);
  } catch {
    return;
  }
}

function subscribeStored(onChange: () => void): () => void {
  window.addEventListener("storage", onChange);
  window.addEventListener(CHANGED, onChange);
  return () => {
    window.removeEventListener("storage", onChange);
    window.removeEventListener(CHANGED, onChange);
  };
}

function darkQuery(): MediaQueryList {
  return window.matchMedia("(prefers-color-scheme: dark)");
}

function readSiteTheme(): CardTheme {
  const { theme } = document.documentElement.dataset;
  if (theme === "light" || theme === "dark") return theme;
  return darkQuery().matches ? "dark" : "light";
}

function subscribeSite(onChange: () => void): () => void {
  const query = darkQuery();
  const root = new MutationObserver(onChange);
  query.addEventListener("change", onChange);
  root.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  return () => {
    query.removeEventListener("change", onChange);
    root.disconnect();
  };
}
