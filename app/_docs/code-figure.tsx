import type { ReactNode } from "react";
import { CopyButton } from "../_components/ui/copy-button";

interface CodeFigureProps {
  /** What the code is, in a word or two. */
  readonly caption: ReactNode;
  readonly code: string;
  /** What is copied, for those who do not see it; null where copying makes no sense. */
  readonly copyWhat: string | null;
  readonly children: ReactNode;
}

/** Code under a line that says what it is. */
export function CodeFigure({ caption, code, copyWhat, children }: CodeFigureProps) {
  return (
    <figure className="min-w-0">
      <div className="mb-1.5 flex min-h-8 items-center justify-between gap-3">
        <figcaption className="text-sm font-medium text-muted">{caption}</figcaption>
        {copyWhat !== null && <CopyButton text={code} what={copyWhat} />}
      </div>
      {children}
    </figure>
  );
}
