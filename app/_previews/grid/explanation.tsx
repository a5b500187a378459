import { ChevronRight, CircleSlash, Info, Scissors } from "lucide-react";
import type { ReactNode } from "react";
import type { Preview } from "@/lib/inspect/platforms/platform";
import type { PlatformCard } from "../card/card-design";
import { PANEL_TEXT } from "./panel-text.data";
import type { PlatformFacts } from "./platform-facts";

interface ExplanationProps {
  readonly platform: PlatformCard;
  readonly preview: Preview;
  readonly facts: PlatformFacts;
}

/** The platform's rules in plain words, the tag behind each value, and how to have a changed page read again. */
export function PreviewExplanation({ platform, preview, facts }: ExplanationProps) {
  const fields = Object.entries(preview.source).filter(([field]) => !facts.never.includes(field));
  return (
    <details className="group min-w-0 open:basis-full">
      <summary className="inline-flex items-center gap-1 rounded-sm py-0.5 font-medium text-ink">
        <ChevronRight
          aria-hidden
          size={14}
          className="text-faint transition-transform group-open:rotate-90"
        />
        {PANEL_TEXT.why}
      </summary>
      <div className="flex flex-col gap-3 pt-2 pb-2 text-muted leading-relaxed">
        <PreviewNotices preview={preview} />
        <p className="max-w-prose">{preview.basis}</p>
        <dl aria-label={PANEL_TEXT.sources} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
          {fields.map(([field, source]) => (
            <SourceOf key={field} field={field} source={source} />
          ))}
        </dl>
        <p className="max-w-prose">
          {PANEL_TEXT.cached(platform.label, facts.cachedFor)} {facts.advice}
        </p>
        <p>
          <a
            href={`/docs/platforms/${platform.name}`}
            className="rounded-sm text-link underline-offset-4 hover:underline"
          >
            {PANEL_TEXT.docs(platform.label)}
          </a>
        </p>
        <p className="max-w-prose text-faint text-xs">
          {PANEL_TEXT.approximate} {PANEL_TEXT.emoji}
        </p>
      </div>
    </details>
  );
}

function SourceOf({ field, source }: { readonly field: string; readonly source: string | null }) {
  return (
    <>
      <dt className="text-faint">{PANEL_TEXT.sourceFields[field] ?? field}</dt>
      <dd className="min-w-0 wrap-anywhere">
        {source === null ? (
          PANEL_TEXT.noSource
        ) : (
          <code className="font-mono text-[0.9em] text-ink">{source}</code>
        )}
      </dd>
    </>
  );
}

/** Why the platform draws no card. */
export function NoCard({ reason }: { readonly reason: string }) {
  return (
    <ul className="border-line border-t px-4 py-2.5 text-muted text-sm">
      <Notice icon={<CircleSlash aria-hidden size={15} />}>{reason}</Notice>
    </ul>
  );
}

/** What a card does not show by itself: what is cut and where, and notes about the platform. */
function PreviewNotices({ preview }: { readonly preview: Preview }) {
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
  const name = PANEL_TEXT.sourceFields[field] ?? field;
  return limit === undefined ? PANEL_TEXT.cutUnknown(name) : PANEL_TEXT.cut(name, limit);
}
