import type { ReactNode } from "react";
import type { Previews } from "@/lib/inspect/platforms/platform";
import type { CardView } from "./card";
import { GRID_ORDER } from "./cards.data";
import { GridFrame } from "./grid-frame";
import type { AllPlatformFacts } from "./platform-facts";
import { PreviewPanel } from "./preview-panel";

interface PreviewGridProps {
  readonly heading: ReactNode;
  readonly previews: Previews;
  readonly facts: AllPlatformFacts;
  /** How the cards are drawn until the reader chooses; by the window's width unless said otherwise. */
  readonly view?: CardView;
}

/** All eight platforms at a glance: columns on a desktop, a row to swipe on a phone. */
export function PreviewGrid({ heading, previews, facts, view }: PreviewGridProps) {
  return (
    <GridFrame heading={heading} view={view}>
      {GRID_ORDER.map((platform) => (
        <li key={platform} className="pv-cell">
          <PreviewPanel platform={platform} preview={previews[platform]} facts={facts[platform]} />
        </li>
      ))}
    </GridFrame>
  );
}
