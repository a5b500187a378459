import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";

type NoticeTone = "info" | "good" | "warning" | "error";

interface NoticeProps {
  readonly tone: NoticeTone;
  /** Announced by screen readers when it appears after the page has loaded. */
  readonly live?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

const ICONS = { info: Info, good: CircleCheck, warning: TriangleAlert, error: CircleAlert } as const;
const COLOURS: Readonly<Record<NoticeTone, string>> = {
  info: "bg-tip-soft text-tip",
  good: "bg-good-soft text-good",
  warning: "bg-warning-soft text-warning",
  error: "bg-error-soft text-error",
};

/** A highlighted message: the outcome of an action, or something visitors need to know. */
export function Notice({ tone, live = false, className = "", children }: NoticeProps) {
  const Icon = ICONS[tone];
  const role = tone === "error" ? "alert" : "status";
  return (
    <div
      role={live ? role : undefined}
      className={`flex items-start gap-2.5 rounded-xl p-4 text-[15px]/6 ${COLOURS[tone]} ${className}`}
    >
      <Icon aria-hidden size={18} className="mt-[3px] shrink-0" />
      <div className="min-w-0 wrap-anywhere">{children}</div>
    </div>
  );
}

interface EmptyStateProps {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text: string;
  /** What to do next. */
  readonly children?: ReactNode;
}

/** Shown in place of a list that is still empty. */
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
