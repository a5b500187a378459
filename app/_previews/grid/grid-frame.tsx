"use client";

import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { CommonChoiceContext, useCommonChoice } from "./card-choice";
import { ChoiceSwitches } from "./choice-switches";
import { GRID_TEXT } from "./panel-text.data";
import "./preview-grid.css";

/** Where a page finds its cards. */
export const GRID_ID = "previews";

interface GridFrameProps {
  /** Comes in one line with the switches. */
  readonly heading: ReactNode;
  readonly platforms: readonly JumpTarget[];
  readonly children: ReactNode;
}

/** The row or columns of panels, and the switches that apply to all of them. */
export function GridFrame({ heading, platforms, children }: GridFrameProps) {
  const { common, choose } = useCommonChoice();
  const list = useRef<HTMLDivElement>(null);
  return (
    <CommonChoiceContext value={common}>
      <div className="flex min-w-0 flex-col gap-2.5">
        <div className="flex flex-wrap items-center justify-between gap-3">
          {heading}
          <div className="ml-auto flex shrink-0 items-center gap-2.5 no-script:hidden">
            <span className="text-muted text-sm max-sm:sr-only">{GRID_TEXT.all}</span>
            <ChoiceSwitches of={GRID_TEXT.all} choice={common} onChoose={choose} />
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

/** The panel of which this share is in sight is the current one. */
const VISIBLE_SHARE_MIN = 0.5;
/** Sideways alone: the row is as tall as one card and cuts a much taller neighbour below. */
const VISIBLE_WITHIN = "100000px 0px";

interface JumpTarget {
  readonly name: string;
  readonly label: string;
}

interface JumpBarProps {
  /** The row that holds the panels. */
  readonly list: RefObject<HTMLDivElement | null>;
  readonly platforms: readonly JumpTarget[];
}

/** Names of the platforms, for a phone: shows which card is in sight and brings another one. */
function JumpBar({ list, platforms }: JumpBarProps) {
  const bar = useRef<HTMLElement>(null);
  const [current, setCurrent] = useState(platforms[0]?.name);

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        // On a busy phone, one call reports all panels that have passed.
        const shown = entries.findLast((entry) => entry.isIntersecting);
        const platform = shown?.target.getAttribute("data-platform");
        if (platform) setCurrent(platform);
      },
      { root: list.current, rootMargin: VISIBLE_WITHIN, threshold: VISIBLE_SHARE_MIN },
    );
    for (const panel of list.current?.querySelectorAll("[data-platform]") ?? []) observer.observe(panel);
    return () => observer.disconnect();
  }, [list]);

  // The row is as tall as the card in sight, so that nothing but the page follows under a short one.
  useEffect(() => {
    const row = list.current;
    const panel = row?.querySelector<HTMLElement>(`[data-platform="${current}"]`);
    if (!row || !panel) return;
    const height = new ResizeObserver(() => row.style.setProperty("--row-height", `${panel.offsetHeight}px`));
    height.observe(panel);
    return () => height.disconnect();
  }, [current, list]);

  // Scrolls the bar alone: bringing the name into view would move the page as well.
  useEffect(() => {
    const button = bar.current?.querySelector<HTMLElement>('[aria-current="true"]');
    if (button && bar.current) bar.current.scrollTo({ left: button.offsetLeft - bar.current.offsetLeft });
  });

  function show(platform: string) {
    const panel = list.current?.querySelector(`[data-platform="${platform}"]`);
    panel?.scrollIntoView({ block: "nearest", inline: "start" });
  }

  return (
    <nav
      ref={bar}
      aria-label={GRID_TEXT.jump}
      className="min-w-0 basis-full overflow-x-auto no-script:hidden sm:hidden [scrollbar-width:none]"
    >
      <ul className="flex gap-1">
        {platforms.map(({ name, label }) => (
          <li key={name}>
            <button
              type="button"
              aria-current={name === current}
              onClick={() => show(name)}
              className="rounded-full px-3 py-1 text-muted text-sm aria-[current=true]:bg-sunken aria-[current=true]:font-medium aria-[current=true]:text-ink"
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
