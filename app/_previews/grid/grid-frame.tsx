"use client";

import { type ReactNode, useRef, useState } from "react";
import { CommonChoiceContext, UNCHOSEN } from "./card-choice";
import { ChoiceSwitches } from "./choice-switches";
import "./preview-grid.css";
import { JumpBar, type JumpTarget } from "./jump-bar";
import { GRID_TEXT } from "./panel-text.data";

/** Where a page finds its cards. */
export const GRID_ID = "previews";

interface GridFrameProps {
  /** Stands in one line with the switches. */
  readonly heading: ReactNode;
  readonly platforms: readonly JumpTarget[];
  readonly children: ReactNode;
}

/** The row or columns of panels, and the switches that stand for all of them. */
export function GridFrame({ heading, platforms, children }: GridFrameProps) {
  const [common, setCommon] = useState(UNCHOSEN);
  const list = useRef<HTMLDivElement>(null);
  return (
    <CommonChoiceContext value={common}>
      <div className="flex min-w-0 flex-col gap-2.5">
        <div className="flex flex-wrap items-center justify-between gap-3">
          {heading}
          <div className="ml-auto flex shrink-0 items-center gap-2.5 no-script:hidden">
            <span className="text-muted text-sm max-sm:sr-only">{GRID_TEXT.all}</span>
            <ChoiceSwitches
              of={GRID_TEXT.all}
              choice={common}
              onChoose={(part) => setCommon({ ...common, ...part, stamp: common.stamp + 1 })}
            />
          </div>
        </div>
        <JumpBar list={list} platforms={platforms} />
        <div className="pv-container">
          {/* biome-ignore lint/a11y/useSemanticElements: nothing in it is filled in. */}
          <div ref={list} id={GRID_ID} role="group" aria-label={GRID_TEXT.label} className="pv-grid">
            {children}
          </div>
        </div>
      </div>
    </CommonChoiceContext>
  );
}
