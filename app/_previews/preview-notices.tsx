import { CircleSlash, Info, Scissors } from "lucide-react";
import type { ReactNode } from "react";
import type { Preview } from "@/lib/inspect/platforms/platform";
import { PANEL } from "./texts.data";

/** What a reader should know about a card beyond seeing it: why it is missing, what is cut, what the platform is peculiar in. */
export function PreviewNotices({ preview }: { readonly preview: Preview }) {
  const { reason, truncated, details } = preview;
  if (reason === null && truncated.length === 0 && details.note === null) return null;
  return (
    <ul className="flex flex-col gap-1.5 border-line border-t px-4 py-3 text-muted text-sm">
      {reason !== null && <Notice icon={<CircleSlash aria-hidden size={15} />}>{reason}</Notice>}
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
