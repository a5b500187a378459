"use client";

import { type ReactNode, useRef, useState } from "react";
import { type Choice, CommonChoiceContext, UNCHOSEN } from "./card-choice";
import { ChoiceSwitches } from "./choice-switches";
import "./preview-grid.css";
import { JumpBar } from "./jump-bar";
import { GRID_TEXT } from "./texts.data";

/** Where a page finds its cards. */
export const GRID_ID = "previews";

interface GridFrameProps {
  /** Stands in one line with the switches. */
  readonly heading: ReactNode;
  /** How the cards are drawn until the reader chooses; by the window's width unless said otherwise. */
  readonly view?: Choice["view"];
  readonly children: ReactNode;
}

/** The row or columns of panels, and the switches that stand for all of them. */
export function GridFrame({ heading, view = "auto", children }: GridFrameProps) {
  const [common, setCommon] = useState({ ...UNCHOSEN, view });
  const list = useRef<HTMLUListElement>(null);
  return (
    <CommonChoiceContext value={common}>
      <div className="flex min-w-0 flex-col gap-3">
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
        <JumpBar list={list} />
        <ul
          ref={list}
          id={GRID_ID}
          aria-label={GRID_TEXT.label}
          data-grid-view={common.view}
          className="pv-grid"
        >
          {children}
        </ul>
      </div>
    </CommonChoiceContext>
  );
}
