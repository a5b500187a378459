import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";

type NoticeTone = "info" | "good" | "warning" | "error";

interface NoticeProps {
  readonly tone: NoticeTone;
  /** Said by screen readers when it appears after the page has loaded. */
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

/** A few words that stand out: how something went, or what a visitor has to know. */
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
