"use client";

import { type RefObject, useRef, useState } from "react";
import { flushSync } from "react-dom";

export interface Dialog {
  readonly ref: RefObject<HTMLDialogElement | null>;
  /** Whether it has ever been opened. Until then it is not rendered: a list has several dialogs in each of its rows. */
  readonly isMade: boolean;
  open(): void;
  close(): void;
}

/** A modal dialog in front of the page. */
export function useDialog(): Dialog {
  const ref = useRef<HTMLDialogElement>(null);
  const [isMade, setMade] = useState(false);
  return {
    ref,
    isMade,
    open() {
      flushSync(() => setMade(true));
      ref.current?.showModal();
    },
    close: () => ref.current?.close(),
  };
}
