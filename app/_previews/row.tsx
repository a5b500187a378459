import type { ReactNode } from "react";

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
