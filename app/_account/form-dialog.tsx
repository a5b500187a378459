import { type FormEvent, type ReactNode, useId } from "react";
import { Button } from "../_components/ui/button";
import { Notice } from "../_components/ui/notice";
import type { Dialog } from "../_components/ui/use-dialog";
import { DIALOG } from "./frame-text.data";

interface FormDialogProps {
  readonly dialog: Dialog;
  readonly title: string;
  /** A submission is running. */
  readonly busy: boolean;
  /** Why it was rejected, said where it was asked for. */
  readonly fault: string | null;
  readonly children: ReactNode;
  onSubmit(event: FormEvent<HTMLFormElement>): void;
}

/** A few fields in front of the page. Escape, and a click beside it, leave everything as it was. */
export function FormDialog({ dialog, title, busy, fault, children, onSubmit }: FormDialogProps) {
  const id = useId();
  if (!dialog.isMade) return null;
  return (
    <dialog
      ref={dialog.ref}
      closedby="any"
      aria-labelledby={id}
      className="m-auto w-[min(28rem,calc(100%-2rem))] rounded-2xl border border-line bg-surface p-6 text-left text-ink shadow-field backdrop:bg-black/45 motion-safe:open:animate-appear"
    >
      <h2 id={id} className="text-lg/6 font-semibold tracking-tight text-balance">
        {title}
      </h2>
      <form onSubmit={onSubmit} className="mt-3 grid gap-3">
        {children}
        {fault !== null && (
          <Notice tone="error" live>
            {fault}
          </Notice>
        )}
        <div className="flex justify-end gap-3">
          <Button onClick={dialog.close}>{DIALOG.cancel}</Button>
          <Button type="submit" tone="strong" disabled={busy}>
            {DIALOG.save}
          </Button>
        </div>
      </form>
    </dialog>
  );
}
