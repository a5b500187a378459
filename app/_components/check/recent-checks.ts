"use client";

import { useSearchParams } from "next/navigation";
import { useEffect, useSyncExternalStore } from "react";

export interface RecentCheck {
  readonly url: string;
  readonly score: number;
}

const RECENT_KEY = "headlight.recent";
const RECENT_MAX = 6;

/** Parses the stored checks, newest first; empty if the text is missing or malformed. */
export function parseRecent(stored: string | null): readonly RecentCheck[] {
  try {
    const value: unknown = JSON.parse(stored ?? "[]");
    return Array.isArray(value) ? value.filter(isRecentCheck).slice(0, RECENT_MAX) : [];
  } catch {
    return [];
  }
}

/** The list with this check first and no URL twice. */
export function withRecent(list: readonly RecentCheck[], check: RecentCheck): readonly RecentCheck[] {
  return [check, ...list.filter(({ url }) => url !== check.url)].slice(0, RECENT_MAX);
}

function isRecentCheck(value: unknown): value is RecentCheck {
  if (typeof value !== "object" || value === null) return false;
  return typeof Reflect.get(value, "url") === "string" && typeof Reflect.get(value, "score") === "number";
}

const CHANGED = "headlight:recent";

/** The stored text, live; null on the server and where storage is blocked. */
export function useStoredChecks(): string | null {
  return useSyncExternalStore(subscribe, read, () => null);
}

function addRecentCheck(check: RecentCheck): void {
  write(JSON.stringify(withRecent(parseRecent(read()), check)));
}

export function clearRecentChecks(): void {
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

// A browser that blocks storage throws on first access; the list is then not stored.
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

interface RecordCheckProps {
  readonly url: string;
  readonly score: number;
}

/** Adds a result to the recent checks, and removes `fresh` from its URL, so that a reload or a shared link uses the cache. */
export function RecordCheck({ url, score }: RecordCheckProps) {
  const isFresh = useSearchParams().has("fresh");
  useEffect(() => addRecentCheck({ url, score }), [url, score]);
  useEffect(() => {
    if (!isFresh) return;
    const here = new URL(window.location.href);
    here.searchParams.delete("fresh");
    window.history.replaceState(null, "", here);
  }, [isFresh]);
  return null;
}
