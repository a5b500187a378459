import { ArrowUpRight } from "lucide-react";
import { FIXED_PAGES } from "@/app/_pages/fixed-pages.data";
import { CARD_WORDS } from "@/app/_previews/card/card-text.data";
import { CATALOGUE } from "@/lib/inspect/catalogue";
import { cardShapes } from "@/lib/inspect/example/inspect-example";
import type { Platform } from "@/lib/inspect/platforms/platform";
import { ExampleCard } from "../example-card";
import { IssueLinks } from "../issue-links";
import { LabelChip } from "../sources";
import { PLATFORM_TEXT } from "./platform-text.data";

/** Every layout a platform draws, and when it uses each. */
export function CardShapes({ platform }: { readonly platform: Platform }) {
  const { name, kind, layouts } = platform;
  return (
    <div className="grid gap-4 md:grid-cols-2">
      {cardShapes(name).map(({ card, preview }) => {
        const layout = layouts[card];
        return (
          <ExampleCard key={card} platform={name} preview={preview} title={CARD_WORDS[kind][card]}>
            {layout && (
              <div className="flex items-start justify-between gap-3">
                <span className="min-w-0">{layout.value}</span>
                <LabelChip label={layout.label} source={layout.source} />
              </div>
            )}
          </ExampleCard>
        );
      })}
    </div>
  );
}

/** How to refresh the cached preview after a change. */
export function RefreshAdvice({ label, refresh }: Pick<Platform, "label" | "refresh">) {
  const { tool, keptFor, advice } = refresh;
  return (
    <div className="max-w-3xl rounded-xl border border-line bg-surface p-5 text-[15px]/6">
      <p>{advice}</p>
      <p className="mt-3 flex flex-wrap items-baseline gap-x-2.5 gap-y-1">
        <span>
          <span className="text-muted">{PLATFORM_TEXT.cachedFor}:</span> {keptFor.value}
        </span>
        <LabelChip label={keptFor.label} source={keptFor.source} />
      </p>
      <p className="mt-3 flex flex-wrap items-baseline gap-x-2.5 gap-y-1">
        {tool.value === null ? (
          <span className="text-muted">{PLATFORM_TEXT.noTool}</span>
        ) : (
          <a
            href={tool.value}
            rel="noopener noreferrer"
            className="inline-flex items-center gap-1 rounded-sm font-medium text-link underline-offset-4 hover:underline"
          >
            {PLATFORM_TEXT.tool(label)}
            <ArrowUpRight aria-hidden size={15} />
          </a>
        )}
        <LabelChip label={tool.label} source={tool.source} />
      </p>
    </div>
  );
}

/** An issue on more platforms than this isn't specific to one. */
const PLATFORMS_MAX = 3;

/** The issues specific to this platform, costliest first, and a link to all of them. */
export function PlatformIssues({ name, label }: Pick<Platform, "name" | "label">) {
  const seen = CATALOGUE.filter(({ platforms }) => platforms.includes(name));
  const own = seen.filter(({ platforms }) => platforms.length <= PLATFORMS_MAX);
  return (
    <div className="max-w-3xl">
      <IssueLinks entries={own.toSorted((a, b) => b.weight - a.weight)} />
      <p className="mt-4">
        <a
          href={`${FIXED_PAGES.issues.path}?q=${encodeURIComponent(label)}`}
          className="rounded-sm text-[15px] font-medium text-link underline-offset-4 hover:underline"
        >
          {PLATFORM_TEXT.allIssues(seen.length, label)}
        </a>
      </p>
    </div>
  );
}
