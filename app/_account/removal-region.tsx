"use client";

import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from "react";

type Removed = (id: string, message: string) => void;

const RemovedContext = createContext<Removed>(() => {});

interface RemovalRegionProps {
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * A list whose records can be removed. When one is gone, the removal is announced and the keyboard goes on at the record
 * that took its place, or at the list when there is none. Records are marked with `data-removable`, their id.
 */
export function RemovalRegion({ className = "", children }: RemovalRegionProps) {
  const region = useRef<HTMLDivElement>(null);
  const pending = useRef<{ readonly id: string; readonly place: number } | null>(null);
  const [message, setMessage] = useState("");
  // Runs after every drawing: the record disappears in one of those that follow its removal.
  useEffect(() => {
    const { current: list } = region;
    const { current: gone } = pending;
    if (list === null || gone === null) return;
    const marks = marksIn(list);
    if (marks.some(({ dataset }) => dataset.removable === gone.id)) return;
    pending.current = null;
    if (document.activeElement !== null && document.activeElement !== document.body) return;
    const next = marks[Math.min(gone.place, marks.length - 1)];
    (next?.querySelector<HTMLElement>("button:not(:disabled), a") ?? list).focus();
  });

  const removed: Removed = (id, text) => {
    const place = marksIn(region.current).findIndex(({ dataset }) => dataset.removable === id);
    pending.current = { id, place: Math.max(place, 0) };
    setMessage(text);
  };
  return (
    <RemovedContext value={removed}>
      <div ref={region} tabIndex={-1} className={`outline-none ${className}`}>
        {children}
        <p role="status" className="sr-only">
          {message}
        </p>
      </div>
    </RemovedContext>
  );
}

/** To be called once a record is removed, with its id and what to announce. */
export function useRemoved(): Removed {
  return useContext(RemovedContext);
}

function marksIn(list: HTMLElement | null): readonly HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>("[data-removable]") ?? [])];
}
