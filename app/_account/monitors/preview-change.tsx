import { shownPreviews } from "@/app/_components/result/shown-data";
import { PreviewCard } from "@/app/_previews/cards/preview-card";
import { PLATFORM_LABELS, PLATFORM_NAMES, type PlatformName } from "@/lib/inspect/platforms/names";
import type { PreviewChange as Change } from "@/lib/services/monitors/view-monitor";
import { MONITORS } from "./monitor-text.data";

interface PreviewChangeProps {
  readonly change: Change;
  readonly platform: PlatformName;
  /** Path of the page. */
  readonly path: string;
}

/** A page's card on one platform, before and after its last change. */
export function PreviewComparison({ change, platform, path }: PreviewChangeProps) {
  return (
    <section aria-labelledby="change" className="mt-10">
      <h2 id="change" className="text-xl font-semibold tracking-tight">
        {MONITORS.lastChange}
      </h2>
      <nav aria-label={MONITORS.platform} className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {PLATFORM_NAMES.map((name) => (
          <a
            key={name}
            href={`${path}?platform=${name}#change`}
            aria-current={name === platform ? "true" : undefined}
            className={name === platform ? "font-medium" : "text-muted hover:text-ink"}
          >
            {PLATFORM_LABELS[name]}
          </a>
        ))}
      </nav>
      <div className="mt-4 grid items-start gap-5 sm:grid-cols-2">
        {(["before", "after"] as const).map((side) => (
          <div key={side} className="min-w-0 overflow-hidden rounded-xl border border-line bg-surface p-4">
            <h3 className="mb-3 text-sm font-medium text-muted">{MONITORS[side]}</h3>
            <PreviewCard platform={platform} preview={shownPreviews(change[side])[platform]} />
          </div>
        ))}
      </div>
    </section>
  );
}
