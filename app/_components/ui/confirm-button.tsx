"use client";

import { type ReactNode, useId } from "react";
import { Button, type ButtonTone } from "./button";
import { CONFIRM_TEXT } from "./ui-text.data";
import { useDialog } from "./use-dialog";

interface ConfirmButtonProps {
  /** The label of the button and of the one that confirms. */
  readonly label: string;
  /** The question in the dialog. */
  readonly question: string;
  /** What confirming does. */
  readonly consequence: string;
  readonly tone?: ButtonTone;
  readonly disabled?: boolean;
  readonly children?: ReactNode;
  onConfirm(): void;
}

/** A button that asks for confirmation first. Escape and a click outside the dialog cancel. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { label, question, consequence, tone = "plain", disabled = false, children, onConfirm } = props;
  const dialog = useDialog();
  const id = useId();
  return (
    <>
      <Button tone={tone} disabled={disabled} onClick={dialog.open}>
        {children ?? label}
      </Button>
      {dialog.isMade && (
        <dialog
          ref={dialog.ref}
          closedby="any"
          aria-labelledby={`${id}-question`}
          aria-describedby={`${id}-consequence`}
          className="m-auto w-[min(26rem,calc(100%-2rem))] rounded-2xl border border-line bg-surface p-6 text-left text-ink shadow-field backdrop:bg-black/45 motion-safe:open:animate-appear"
        >
          <h2 id={`${id}-question`} className="text-lg/6 font-semibold tracking-tight text-balance">
            {question}
          </h2>
          <p id={`${id}-consequence`} className="mt-2 text-[15px]/6 text-muted">
            {consequence}
          </p>
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <Button onClick={dialog.close}>{CONFIRM_TEXT.cancel}</Button>
            <Button
              tone="danger"
              onClick={() => {
                dialog.close();
                onConfirm();
              }}
            >
              {label}
            </Button>
          </div>
        </dialog>
      )}
    </>
  );
}
