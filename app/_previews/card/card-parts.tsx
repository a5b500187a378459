import type { ReactNode } from "react";
import { SAMPLE_POST } from "./card-text.data";

interface RowProps {
  readonly text: string | null;
  readonly className: string;
  /** What is drawn of the text, when that is more than the text itself. */
  readonly children?: ReactNode;
}

/** One text row, in its own direction; a row without text leaves nothing behind. */
export function Row({ text, className, children }: RowProps) {
  if (text === null || text.trim() === "") return null;
  return (
    <div dir="auto" className={className}>
      {children ?? text}
    </div>
  );
}

/** The made-up sender's image: initials on a flat colour. */
export function Avatar() {
  return <div className="pv-avatar">{SAMPLE_POST.initials}</div>;
}

/** A host, handle or time: left to right in every language. */
export function Host({ text, className }: { readonly text: ReactNode; readonly className?: string }) {
  return (
    <bdi dir="ltr" className={className}>
      {text}
    </bdi>
  );
}
