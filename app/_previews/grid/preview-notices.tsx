import { CircleSlash, Info, Scissors } from "lucide-react";
import type { ReactNode } from "react";
import type { Preview } from "@/lib/inspect/platforms/platform";
import { PANEL } from "./panel-text.data";

/** Why the platform draws no card. */
export function NoCard({ reason }: { readonly reason: string }) {
  return (
    <ul className="border-line border-t px-4 py-2.5 text-muted text-sm">
      <Notice icon={<CircleSlash aria-hidden size={15} />}>{reason}</Notice>
    </ul>
  );
}

/** What a card does not show by itself: what is cut and where, and notes about the platform. */
export function PreviewNotices({ preview }: { readonly preview: Preview }) {
  const { truncated, details } = preview;
  if (truncated.length === 0 && details.note === null) return null;
  return (
    <ul className="flex flex-col gap-1.5">
      {truncated.map((field) => (
        <Notice key={field} icon={<Scissors aria-hidden size={15} />}>
          {cutWords(field, details.cutAt[field])}
        </Notice>
      ))}
      {details.note !== null && <Notice icon={<Info aria-hidden size={15} />}>{details.note}</Notice>}
    </ul>
  );
}

function Notice({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) {
  return (
    <li className="flex gap-2 leading-5">
      <span className="mt-0.5 shrink-0 text-faint">{icon}</span>
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  );
}

function cutWords(field: string, limit: string | undefined): string {
  const name = PANEL.sourceFields[field] ?? field;
  return limit === undefined ? PANEL.cutUnknown(name) : PANEL.cut(name, limit);
}
