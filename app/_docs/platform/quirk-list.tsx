import type { Platform } from "@/lib/inspect/platforms/resolve/define-platform";
import { LabelChip } from "../label-chip";

/** What the card does beyond the tables. */
export function QuirkList({ quirks }: Pick<Platform, "quirks">) {
  return (
    <ul className="divide-y divide-line border-y border-line text-[15px]/6">
      {quirks.map(({ value, label, source }) => (
        <li key={value} className="flex items-start justify-between gap-4 py-2.5">
          <span className="min-w-0">{value}</span>
          <LabelChip label={label} source={source} />
        </li>
      ))}
    </ul>
  );
}
