"use client";

import { RotateCw } from "lucide-react";
import { useEffect, useState } from "react";
import { CheckLink } from "../check/check-provider";
import { FAILURE_TEXT } from "./result-text.data";

interface TryAgainProps {
  readonly url: string;
  /** How long another try would fail; 0 if it may succeed now. */
  readonly waitSeconds: number;
}

const LOOK = "inline-flex h-9 items-center gap-1.5 rounded-lg px-4 font-medium";

/** Runs the check again; disabled until another try can succeed. */
export function TryAgain({ url, waitSeconds }: TryAgainProps) {
  // Without a script the link works at once: nothing could enable it later.
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => {
    if (waitSeconds <= 0) return;
    setWaiting(true);
    const timer = setTimeout(() => setWaiting(false), waitSeconds * 1000);
    return () => clearTimeout(timer);
  }, [waitSeconds]);
  const label = (
    <>
      <RotateCw aria-hidden size={15} />
      {FAILURE_TEXT.again}
    </>
  );
  if (isWaiting)
    return (
      <button type="button" disabled className={`${LOOK} bg-sunken text-muted`}>
        {label}
      </button>
    );
  return (
    <CheckLink url={url} className={`${LOOK} bg-ink text-canvas hover:opacity-85`}>
      {label}
    </CheckLink>
  );
}
