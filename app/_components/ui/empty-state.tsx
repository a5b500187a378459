import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

interface EmptyStateProps {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text: string;
  /** What to do about it. */
  readonly children?: ReactNode;
}

/** What stands where there is nothing yet. */
export function EmptyState({ icon: Icon, title, text, children }: EmptyStateProps) {
  return (
    <div className="rounded-2xl border border-dashed border-line-strong px-6 py-12 text-center">
      <Icon aria-hidden size={26} strokeWidth={1.75} className="mx-auto text-faint" />
      <p className="mt-3 font-semibold tracking-tight">{title}</p>
      <p className="mx-auto mt-1 max-w-md text-[15px]/6 text-pretty text-muted">{text}</p>
      {children !== undefined && <div className="mt-5 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  );
}
