"use client";

import { useSearchParams } from "next/navigation";
import { useEffect, useSyncExternalStore } from "react";
export interface RecentCheck {
  readonly address: string;
  readonly score: number;
}

const RECENT_KEY = "headlight.recent";
const RECENT_MAX = 6;

/** The checks a stored text holds, newest first; none when it is missing or not ours. */
export function parseRecent(stored: string | null): readonly RecentCheck[] {
  try {
    const value: unknown = JSON.parse(stored ?? "[]");
    return Array.isArray(value) ? value.filter(isRecentCheck).slice(0, RECENT_MAX) : [];
  } catch {
    return [];
  }
}

/** The list with this check in front and each address once. */
export function addRecent(list: readonly RecentCheck[], check: RecentCheck): readonly RecentCheck[] {
  return [check, ...list.filter(({ address }) => address !== check.address)].slice(0, RECENT_MAX);
}

function isRecentCheck(value: unknown): value is RecentCheck {
  if (typeof value !== "object" || value === null) return false;
  return typeof Reflect.get(value, "address") === "string" && typeof Reflect.get(value, "score") === "number";
}

const CHANGED = "headlight:recent";

/** The stored text, kept up to date; null on the server and where storage is refused. */
export function useStoredRecent(): string | null {
  return useSyncExternalStore(subscribe, read, () => null);
}

function rememberCheck(check: RecentCheck): void {
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

interface RememberCheckProps {
  readonly address: string;
  readonly score: number;
}

/** Puts a result among the recent checks of this device, and takes `fresh` out of its address, so that a reload or a shared link costs the site nothing. */
export function RememberCheck({ address, score }: RememberCheckProps) {
  const isFresh = useSearchParams().has("fresh");
  useEffect(() => rememberCheck({ address, score }), [address, score]);
  useEffect(() => {
    if (!isFresh) return;
    const here = new URL(window.location.href);
    here.searchParams.delete("fresh");
    window.history.replaceState(null, "", here);
  }, [isFresh]);
  return null;
}
