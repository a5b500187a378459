"use client";

import { Check, Copy } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { Button } from "./button";
import { COPY_TEXT } from "./ui-text.data";

const CONFIRMED_MS = 2000;

interface CopyButtonProps {
  readonly text: string;
  /** What is copied, for screen readers. */
  readonly what: string;
  /** The visible label; "Copy" by default. */
  readonly label?: string;
  readonly strong?: boolean;
}

export function CopyButton({ text, what, label = COPY_TEXT.copy, strong = false }: CopyButtonProps) {
  // A new object for each click, so that copying again confirms for the full time again.
  const [click, setClick] = useState<{ readonly outcome: "copied" | "failed" } | null>(null);
  const outcome = click?.outcome ?? null;
  useEffect(() => {
    if (click?.outcome !== "copied") return;
    const timer = setTimeout(() => setClick(null), CONFIRMED_MS);
    return () => clearTimeout(timer);
  }, [click]);

  const shown = outcome === "copied" ? COPY_TEXT.copied : label;
  return (
    <>
      <Button
        tone={strong ? "strong" : "plain"}
        onClick={async () => setClick({ outcome: (await copyText(text)) ? "copied" : "failed" })}
        className="no-script:hidden"
      >
        {outcome === "copied" ? <Check aria-hidden size={15} /> : <Copy aria-hidden size={15} />}
        {/* The wider label reserves the width, so nothing moves when it changes. */}
        <span className="grid justify-items-center">
          <span className="col-start-1 row-start-1">{shown}</span>
          <span aria-hidden className="invisible col-start-1 row-start-1">
            {label.length > COPY_TEXT.copied.length ? label : COPY_TEXT.copied}
          </span>
        </span>
        <span className="sr-only">{what}</span>
      </Button>
      <span role="status" className="sr-only">
        {outcome === "copied" ? `${COPY_TEXT.copied}: ${what}` : ""}
      </span>
      {outcome === "failed" && <ManualCopy text={text} what={what} onClose={() => setClick(null)} />}
    </>
  );
}

interface ManualCopyProps {
  readonly text: string;
  readonly what: string;
  onClose(): void;
}

/** A dialog with the text selected, for browsers that block copying. */
function ManualCopy({ text, what, onClose }: ManualCopyProps) {
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
        {COPY_TEXT.manual}
      </h2>
      <p className="mt-2 text-[15px]/6 text-muted">{COPY_TEXT.manualHow}</p>
      <textarea
        ref={field}
        readOnly
        aria-label={what}
        value={text}
        rows={8}
        className="mt-4 block w-full rounded-lg border border-line bg-canvas p-3.5 font-mono text-[13px]/5"
      />
      <div className="mt-6 flex justify-end">
        <Button onClick={() => dialog.current?.close()}>{COPY_TEXT.close}</Button>
      </div>
    </dialog>
  );
}

/** Copies a text to the clipboard; false if the browser blocks it. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/** Without https there is no clipboard API, but a selection can still be copied. */
function copyBySelection(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  field.className = "sr-only";
  const before = document.activeElement;
  // Content behind an open dialog cannot be selected.
  (before?.closest("dialog") ?? document.body).append(field);
  field.select();
  const copied = document.execCommand("copy");
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return copied;
}
