import type { ReactNode } from "react";
import { namesOf } from "@/lib/inspect/platforms/names";
import type { Preview } from "@/lib/inspect/platforms/platform";
import type { PlatformCard } from "../card/card-design";
import { CARDS } from "../cards/index";
import { GridFrame } from "./grid-frame";
import type { PlatformFacts } from "./platform-facts";
import { PreviewPanel } from "./preview-panel";

/** Columns of a wide window, as in preview-grid.css. */
const COLUMNS = 4;

interface PreviewGridProps<Name extends string> {
  readonly heading: ReactNode;
  readonly previews: Readonly<Record<Name, Preview>>;
  readonly facts: Readonly<Record<Name, PlatformFacts>>;
}

/** All platforms at a glance: four columns on a desktop, a row to swipe on a phone. */
export function PreviewGrid(props: PreviewGridProps<keyof typeof CARDS>) {
  return <CardGrid {...props} cards={CARDS} />;
}

interface CardGridProps<Name extends string> extends PreviewGridProps<Name> {
  readonly cards: Readonly<Record<Name, PlatformCard<Name>>>;
}

/** The previews on these cards, in their order. */
export function CardGrid<Name extends string>({ heading, previews, facts, cards }: CardGridProps<Name>) {
  const platforms = namesOf(cards).map((name) => cards[name]);
  return (
    <GridFrame heading={heading} platforms={platforms.map(({ name, label }) => ({ name, label }))}>
      {columnsOf(platforms).map((column) => (
        <div key={column[0]?.name} className="pv-column">
          {column.map((platform) => (
            <div key={platform.name} className="pv-cell">
              <PreviewPanel
                platform={platform}
                preview={previews[platform.name]}
                facts={facts[platform.name]}
              />
            </div>
          ))}
        </div>
      ))}
    </GridFrame>
  );
}

/** The items in at most four columns of nearly the same length, the longer ones first. */
function columnsOf<T>(items: readonly T[]): readonly (readonly T[])[] {
  const columns: (readonly T[])[] = [];
  for (let start = 0; start < items.length; ) {
    const length = Math.ceil((items.length - start) / (COLUMNS - columns.length));
    columns.push(items.slice(start, start + length));
    start += length;
  }
  return columns;
}
