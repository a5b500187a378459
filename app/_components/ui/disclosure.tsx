import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";

interface DisclosureProps {
  readonly summary: ReactNode;
  readonly children: ReactNode;
}

/** Collapsible content behind a short summary. */
export function Disclosure({ summary, children }: DisclosureProps) {
  return (
    <details className="group">
      <summary className="inline-flex items-center gap-1 rounded-md text-sm font-medium text-link">
        <ChevronRight aria-hidden size={16} className="transition-transform group-open:rotate-90" />
        {summary}
      </summary>
      <div className="mt-3">{children}</div>
    </details>
  );
}
