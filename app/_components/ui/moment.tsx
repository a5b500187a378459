"use client";

import { useSyncExternalStore } from "react";

const MINUTE_MS = 60_000;

interface MomentProps {
  /** ISO 8601. */
  readonly at: string;
  /** Shows the minute too, and how long ago it was within the last hour. */
  readonly exact?: boolean;
}

/**
 * A time in the visitor's time zone; in UTC until a script runs, since the server does not know the zone. How long ago
 * it was the server says too, so that the text keeps its width. A minute may pass meanwhile; the next one corrects it.
 */
export function Moment({ at, exact = false }: MomentProps) {
  const minute = useSyncExternalStore(everyMinute, currentMinute, currentMinute);
  const timeZone = useSyncExternalStore(
    everyMinute,
    () => undefined,
    () => "UTC",
  );
  const { day, time, ago } = momentText(at, { timeZone, nowMs: minute * MINUTE_MS });
  return (
    <time dateTime={at} title={time} className="whitespace-nowrap" suppressHydrationWarning>
      {exact ? (ago ?? time) : day}
    </time>
  );
}

function everyMinute(changed: () => void): () => void {
  const timer = setInterval(changed, MINUTE_MS);
  return () => clearInterval(timer);
}

function currentMinute(): number {
  return Math.floor(Date.now() / MINUTE_MS);
}

const MINUTES_AGO_MAX = 59;

const DAY = { day: "numeric", month: "short", year: "numeric" } as const;
const TIME = { ...DAY, hour: "2-digit", minute: "2-digit" } as const;

interface MomentView {
  /** The runtime's own when undefined. */
  readonly timeZone: string | undefined;
  readonly nowMs: number;
}

interface MomentTexts {
  /** `28 Nov 2026`. */
  readonly day: string;
  /** `28 Nov 2026, 16:40`; with `UTC` behind it in that zone. */
  readonly time: string;
  /** `2 minutes ago`; null when it was more than an hour ago, or is yet to come. */
  readonly ago: string | null;
}

/** A time, given in ISO 8601, in words. */
export function momentText(at: string, { timeZone, nowMs }: MomentView): MomentTexts {
  const date = new Date(at);
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat("en-GB", { ...options, timeZone }).format(date);
  return {
    day: format(DAY),
    time: timeZone === "UTC" ? `${format(TIME)} UTC` : format(TIME),
    ago: agoText(nowMs - date.getTime()),
  };
}

function agoText(ms: number): string | null {
  const minutes = Math.floor(ms / MINUTE_MS);
  // The current time is rounded down to the minute, so what just happened may seem to lie ahead.
  if (minutes < -1 || minutes > MINUTES_AGO_MAX) return null;
  if (minutes < 1) return "just now";
  return minutes === 1 ? "1 minute ago" : `${minutes} minutes ago`;
}
