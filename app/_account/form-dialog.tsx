import type { FormEvent, ReactNode, RefObject } from "react";

interface FormDialogProps {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly titleId: string;
  readonly title: string;
  readonly children: ReactNode;
  onSubmit(event: FormEvent<HTMLFormElement>): void;
}

/** A few fields in front of the page. Escape, and a click beside it, leave everything as it was. */
export function FormDialog({ dialog, titleId, title, children, onSubmit }: FormDialogProps) {
  return (
    <dialog
      ref={dialog}
      closedby="any"
      aria-labelledby={titleId}
      className="m-auto w-[min(28rem,calc(100%-2rem))] rounded-2xl border border-line bg-surface p-6 text-left text-ink shadow-field backdrop:bg-black/45 motion-safe:open:animate-appear"
    >
      <h2 id={titleId} className="text-lg/6 font-semibold tracking-tight text-balance">
        {title}
      </h2>
      <form onSubmit={onSubmit} className="mt-3 grid gap-3">
        {children}
      </form>
    </dialog>
  );
}
