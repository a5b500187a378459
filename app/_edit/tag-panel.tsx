"use client";

import type { InspectionDiff } from "@/lib/inspect/edit/compare-inspections";
import { PLATFORM_LABELS } from "../../lib/inspect/platforms/names";
import { Button } from "../_components/ui/button";
import { TAG_TEXT } from "./editor-text.data";
import type { EditorView } from "./editor-view";
import { TagSwitches } from "./tag-switches";

interface TagPanelProps {
  readonly view: EditorView;
  readonly off: ReadonlySet<string>;
  onChange(off: ReadonlySet<string>): void;
}

/** Switches for the page's tags, and what breaks without some of them. */
export function TagPanel({ view: { tags, impact, scoreWhole }, off, onChange }: TagPanelProps) {
  return (
    <section aria-labelledby="tags-heading" className="mt-12">
      <h2 id="tags-heading" className="text-xl font-semibold tracking-tight">
        {TAG_TEXT.heading}
      </h2>
      <p className="mt-1 text-muted">{TAG_TEXT.lead}</p>
      <div className="mt-4 grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_23rem]">
        <div className="lg:sticky lg:top-6 lg:order-2">
          <ImpactPanel
            impact={impact}
            count={tags.filter(({ id }) => off.has(id)).length}
            score={scoreWhole}
            onAllOn={() => onChange(new Set())}
          />
        </div>
        <div className="min-w-0">
          <TagSwitches tags={tags} off={off} onChange={onChange} />
        </div>
      </div>
    </section>
  );
}

interface ImpactPanelProps {
  readonly impact: InspectionDiff;
  /** How many tags are off. */
  readonly count: number;
  /** The score with every tag on. */
  readonly score: number;
  onAllOn(): void;
}

/** What changes without the tags that are off. */
function ImpactPanel({ impact, count, score, onAllOn }: ImpactPanelProps) {
  const { points, previews, issues } = impact;
  const hasNoEffect = points === 0 && previews.length === 0 && issues.length === 0;
  return (
    <div className="rounded-xl border border-line bg-surface p-5 shadow-card">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p role="status" className="font-medium tabular-nums">
          {count === 0
            ? TAG_TEXT.noneOff
            : `${TAG_TEXT.off(count)}: ${TAG_TEXT.score(score, score - points)}`}
        </p>
        {count > 0 && <Button onClick={onAllOn}>{TAG_TEXT.allOn}</Button>}
      </div>
      {count > 0 && hasNoEffect && <p className="mt-2 text-sm text-muted">{TAG_TEXT.noEffect}</p>}
      {previews.length > 0 && (
        <>
          <h3 className="mt-4 text-sm font-medium text-muted">{TAG_TEXT.changes}</h3>
          <dl className="mt-1.5 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
            {previews.map(({ platform, parts }) => (
              <div key={platform} className="contents">
                <dt className="font-medium">{PLATFORM_LABELS[platform]}</dt>
                <dd className="text-muted">{parts.map((part) => TAG_TEXT.parts[part]).join(", ")}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {issues.length > 0 && (
        <>
          <h3 className="mt-4 text-sm font-medium text-muted">{TAG_TEXT.issues}</h3>
          <ul className="mt-1.5 list-disc space-y-1 pl-5 text-sm marker:text-faint">
            {issues.map(({ code, title }) => (
              <li key={code}>{title}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
