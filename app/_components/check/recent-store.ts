"use client";

import { useSyncExternalStore } from "react";
import { addRecent, parseRecent, RECENT_KEY, type RecentCheck } from "./recent-checks";

const CHANGED = "headlight:recent";

/** The stored text, kept up to date; null on the server and where storage is refused. */
export function useStoredRecent(): string | null {
  return useSyncExternalStore(subscribe, read, () => null);
}

export function rememberCheck(check: RecentCheck): void {
  write(JSON.stringify(addRecent(parseRecent(read()), check)));
}

export function forgetChecks(): void {
  write("[]");
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener("storage", onChange);
  window.addEventListener(CHANGED, onChange);
  return () => {
    window.removeEventListener("storage", onChange);
    window.removeEventListener(CHANGED, onChange);
  };
}

// A browser that refuses storage throws on the very first touch; the list is then simply not kept.
function read(): string | null {
  try {
    return window.localStorage.getItem(RECENT_KEY);
  } catch {
    return null;
  }
}

function write(text: string): void {
  try {
    window.localStorage.setItem(RECENT_KEY, text);
    window.dispatchEvent(new Event(CHANGED));
  } catch {
    return;
  }
}
