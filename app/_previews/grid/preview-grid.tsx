import type { ReactNode } from "react";
import type { Previews } from "@/lib/inspect/platforms/platform";
import { GridFrame } from "./grid-frame";
import { GRID_COLUMNS } from "./grid-order.data";
import type { AllPlatformFacts } from "./platform-facts";
import { PreviewPanel } from "./preview-panel";

interface PreviewGridProps {
  readonly heading: ReactNode;
  readonly previews: Previews;
  readonly facts: AllPlatformFacts;
}

/** All eight platforms at a glance: four columns on a desktop, a row to swipe on a phone. */
export function PreviewGrid({ heading, previews, facts }: PreviewGridProps) {
  return (
    <GridFrame heading={heading}>
      {GRID_COLUMNS.map((column) => (
        <div key={column[0]} className="pv-column">
          {column.map((platform) => (
            <div key={platform} className="pv-cell">
              <PreviewPanel platform={platform} preview={previews[platform]} facts={facts[platform]} />
            </div>
          ))}
        </div>
      ))}
    </GridFrame>
  );
}
