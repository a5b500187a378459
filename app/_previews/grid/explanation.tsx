import { ChevronRight } from "lucide-react";
import type { Preview } from "@/lib/inspect/platforms/platform";
import type { PlatformCard } from "../card/card-design";
import { PANEL } from "./panel-text.data";
import type { PlatformFacts } from "./platform-facts";
import { PreviewNotices } from "./preview-notices";

interface ExplanationProps {
  readonly platform: PlatformCard;
  readonly preview: Preview;
  readonly facts: PlatformFacts;
}

/** The platform's rules in plain words, the tag behind each value, and how to have a changed page read again. */
export function Explanation({ platform, preview, facts }: ExplanationProps) {
  const fields = Object.entries(preview.source).filter(([field]) => !facts.never.includes(field));
  return (
    <details className="group min-w-0 open:basis-full">
      <summary className="inline-flex items-center gap-1 rounded-sm py-0.5 font-medium text-ink">
        <ChevronRight
          aria-hidden
          size={14}
          className="text-faint transition-transform group-open:rotate-90"
        />
        {PANEL.why}
      </summary>
      <div className="flex flex-col gap-3 pt-2 pb-2 text-muted leading-relaxed">
        <PreviewNotices preview={preview} />
        <p className="max-w-prose">{preview.basis}</p>
        <dl aria-label={PANEL.sources} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
          {fields.map(([field, source]) => (
            <SourceOf key={field} field={field} source={source} />
          ))}
        </dl>
        <p className="max-w-prose">
          {PANEL.cached(platform.label, facts.keptFor)} {facts.advice}
        </p>
        <p>
          <a
            href={`/docs/platforms/${platform.name}`}
            className="rounded-sm text-link underline-offset-4 hover:underline"
          >
            {PANEL.docs(platform.label)}
          </a>
        </p>
        <p className="max-w-prose text-faint text-xs">
          {PANEL.approximate} {PANEL.emoji}
        </p>
      </div>
    </details>
  );
}

function SourceOf({ field, source }: { readonly field: string; readonly source: string | null }) {
  return (
    <>
      <dt className="text-faint">{PANEL.sourceFields[field] ?? field}</dt>
      <dd className="min-w-0 wrap-anywhere">
        {source === null ? PANEL.noSource : <code className="font-mono text-[0.9em] text-ink">{source}</code>}
      </dd>
    </>
  );
}
