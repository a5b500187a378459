"use client";

import { Check, Copy } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { Button } from "./button";
import { COPY } from "./ui-text.data";

const CONFIRMED_MS = 2000;

interface CopyButtonProps {
  readonly text: string;
  /** What is copied, in words for those who cannot see what the button stands beside. */
  readonly what: string;
  /** The visible words; "Copy" unless said otherwise. */
  readonly label?: string;
  readonly strong?: boolean;
}

export function CopyButton({ text, what, label = COPY.copy, strong = false }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<"copied" | "failed" | null>(null);
  useEffect(() => {
    if (outcome !== "copied") return;
    const timer = setTimeout(() => setOutcome(null), CONFIRMED_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  const shown = outcome === "copied" ? COPY.copied : label;
  return (
    <>
      <Button
        tone={strong ? "strong" : "plain"}
        onClick={async () => setOutcome((await copyText(text)) ? "copied" : "failed")}
        className="no-script:hidden"
      >
        {outcome === "copied" ? <Check aria-hidden size={15} /> : <Copy aria-hidden size={15} />}
        {/* The wider word holds the button's width, so nothing moves when it changes. */}
        <span className="grid justify-items-center">
          <span className="col-start-1 row-start-1">{shown}</span>
          <span aria-hidden className="invisible col-start-1 row-start-1">
            {label.length > COPY.copied.length ? label : COPY.copied}
          </span>
        </span>
        <span className="sr-only">{what}</span>
      </Button>
      <span role="status" className="sr-only">
        {outcome === "copied" ? `${COPY.copied}: ${what}` : ""}
      </span>
      {outcome === "failed" && <CopyByHand text={text} what={what} onClose={() => setOutcome(null)} />}
    </>
  );
}

interface CopyByHandProps {
  readonly text: string;
  readonly what: string;
  onClose(): void;
}

/** The text in front of the page, selected, for a browser that does not let a page copy. */
function CopyByHand({ text, what, onClose }: CopyByHandProps) {
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

/** Puts a text on the clipboard; false when the browser does not let it. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/** Pages served without https have no clipboard object, but may still copy what is selected. */
function copyBySelection(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  field.className = "sr-only";
  const before = document.activeElement;
  // What stands behind an open dialog cannot be selected.
  (before?.closest("dialog") ?? document.body).append(field);
  field.select();
  const copied = document.execCommand("copy");
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return copied;
}
