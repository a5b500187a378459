"use client";

import type { DeskView } from "./desk-view";
import { FallPanel } from "./fall-panel";
import { TagSwitches } from "./tag-switches";
import { TAG_TEXT } from "./texts.data";

interface TagBenchProps {
  readonly view: DeskView;
  readonly off: ReadonlySet<string>;
  onChange(off: ReadonlySet<string>): void;
}

/** The page's tags, and what falls without some of them. */
export function TagBench({ view: { tags, fall, scoreWhole }, off, onChange }: TagBenchProps) {
  return (
    <section aria-labelledby="tags-heading" className="mt-12">
      <h2 id="tags-heading" className="text-xl font-semibold tracking-tight">
        {TAG_TEXT.heading}
      </h2>
      <p className="mt-1 text-muted">{TAG_TEXT.lead}</p>
      <div className="mt-4 grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_23rem]">
        <div className="lg:sticky lg:top-6 lg:order-2">
          <FallPanel
            fall={fall}
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
