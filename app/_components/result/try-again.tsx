"use client";

import { RotateCw } from "lucide-react";
import { useEffect, useState } from "react";
import { CheckLink } from "../check/check-provider";
import { formatCountdown } from "../ui/format";
import { FAILURE_TEXT } from "./result-text.data";

interface TryAgainProps {
  readonly url: string;
  /** How long another try would fail; 0 if it may succeed now. */
  readonly waitSeconds: number;
}

const LOOK = "inline-flex h-9 items-center gap-1.5 rounded-lg px-4 font-medium";

const SECOND_MS = 1000;

/** Runs the check again; disabled, with a countdown, until another try can succeed. */
export function TryAgain({ url, waitSeconds }: TryAgainProps) {
  // Without a script the link works at once: nothing could enable it later.
  const left = useCountdown(waitSeconds);
  if (left > 0) {
    return (
      <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
        <button type="button" disabled className={`${LOOK} bg-sunken text-muted`}>
          <Label />
        </button>
        <span role="timer" className="text-muted tabular-nums">
          {FAILURE_TEXT.waits(formatCountdown(left))}
        </span>
      </span>
    );
  }
  return (
    <CheckLink url={url} className={`${LOOK} bg-ink text-canvas hover:opacity-85`}>
      <Label />
    </CheckLink>
  );
}

function Label() {
  return (
    <>
      <RotateCw aria-hidden size={15} />
      {FAILURE_TEXT.again}
    </>
  );
}

/** The seconds left, by the clock: a sleeping computer misses no time. 0 on the server. */
function useCountdown(seconds: number): number {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (seconds <= 0) return;
    const end = Date.now() + seconds * SECOND_MS;
    const tick = () => {
      const rest = Math.max(0, Math.ceil((end - Date.now()) / SECOND_MS));
      setLeft(rest);
      if (rest === 0) clearInterval(timer);
    };
    const timer = setInterval(tick, SECOND_MS);
    tick();
    return () => clearInterval(timer);
  }, [seconds]);
  return left;
}
