"use client";

import { useEffect, useId, useRef } from "react";
import { COPY } from "../text.data";
import { Button } from "./button";

interface CopyByHandProps {
  readonly text: string;
  readonly what: string;
  onClose(): void;
}

/** The text in front of the page, selected, for a browser that does not let a page copy. */
export function CopyByHand({ text, what, onClose }: CopyByHandProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  useEffect(() => {
    dialog.current?.showModal();
    field.current?.select();
  }, []);
  return (
    <dialog
      ref={dialog}
      closedby="any"
      onClose={onClose}
      aria-labelledby={id}
      className="m-auto w-[min(36rem,calc(100%-2rem))] rounded-2xl border border-line bg-surface p-6 text-left text-ink shadow-field backdrop:bg-black/45 motion-safe:open:animate-appear"
    >
      <h2 id={id} className="text-lg/6 font-semibold tracking-tight text-balance">
        {COPY.byHand}
      </h2>
      <p className="mt-2 text-[15px]/6 text-muted">{COPY.byHandHow}</p>
      <textarea
        ref={field}
        readOnly
        aria-label={what}
        value={text}
        rows={8}
        className="mt-4 block w-full rounded-lg border border-line bg-canvas p-3.5 font-mono text-[13px]/5"
      />
      <div className="mt-6 flex justify-end">
        <Button onClick={() => dialog.current?.close()}>{COPY.close}</Button>
      </div>
    </dialog>
  );
}
