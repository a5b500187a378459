import { ArrowUpRight } from "lucide-react";
import type { Platform } from "@/lib/inspect/platforms/resolve/define-platform";
import { LabelChip } from "../label-chip";
import { PLATFORM } from "../texts.data";

/** How to have a changed page read anew. */
export function RefreshAdvice({ label, refresh }: Pick<Platform, "label" | "refresh">) {
  const { tool, keptFor, advice } = refresh;
  return (
    <div className="max-w-3xl rounded-xl border border-line bg-surface p-5 text-[15px]/6">
      <p>{advice}</p>
      <p className="mt-3 flex flex-wrap items-baseline gap-x-2.5 gap-y-1">
        <span>
          <span className="text-muted">{PLATFORM.keptFor}:</span> {keptFor.value}
        </span>
        <LabelChip label={keptFor.label} source={keptFor.source} />
      </p>
      <p className="mt-3 flex flex-wrap items-baseline gap-x-2.5 gap-y-1">
        {tool.value === null ? (
          <span className="text-muted">{PLATFORM.noTool}</span>
        ) : (
          <a
            href={tool.value}
            rel="noopener noreferrer"
            className="inline-flex items-center gap-1 rounded-sm font-medium text-link underline-offset-4 hover:underline"
          >
            {PLATFORM.tool(label)}
            <ArrowUpRight aria-hidden size={15} />
          </a>
        )}
        <LabelChip label={tool.label} source={tool.source} />
      </p>
    </div>
  );
}
