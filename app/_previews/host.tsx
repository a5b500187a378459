import type { ReactNode } from "react";

/** A host, handle or time: left to right in every language. */
export function Host({ text, className }: { readonly text: ReactNode; readonly className?: string }) {
  return (
    <bdi dir="ltr" className={className}>
      {text}
    </bdi>
  );
}
