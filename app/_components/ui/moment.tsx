"use client";

import { useSyncExternalStore } from "react";
import { momentText } from "./moment-text";

const MINUTE_MS = 60_000;

interface MomentProps {
  /** ISO 8601. */
  readonly at: string;
  /** Shows the minute too, and how long ago it was within the last hour. */
  readonly exact?: boolean;
}

/** A time in the visitor's time zone; in UTC until a script runs, since the server does not know the zone. */
export function Moment({ at, exact = false }: MomentProps) {
  const minute = useSyncExternalStore(everyMinute, currentMinute, () => null);
  const view =
    minute === null ? { timeZone: "UTC", nowMs: null } : { timeZone: undefined, nowMs: minute * MINUTE_MS };
  const { day, time, ago } = momentText(at, view);
  return (
    <time dateTime={at} title={time} className="whitespace-nowrap">
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
