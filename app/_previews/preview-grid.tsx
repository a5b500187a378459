import type { PlatformName, Previews } from "@/lib/inspect/platforms/platform";
import { GRID_ORDER } from "./cards.data";
import { GridFrame } from "./grid-frame";
import { PreviewPanel } from "./preview-panel";

interface PreviewGridProps {
  readonly previews: Previews;
  /** Each platform's own tool that reads a page again; null where it has none. */
  readonly refresh: Readonly<Record<PlatformName, string | null>>;
}

/** All eight platforms at a glance: columns on a desktop, a row to swipe on a phone. */
export function PreviewGrid({ previews, refresh }: PreviewGridProps) {
  return (
    <GridFrame>
      {GRID_ORDER.map((platform) => (
        <li key={platform} className="pv-cell">
          <PreviewPanel platform={platform} preview={previews[platform]} refresh={refresh[platform]} />
        </li>
      ))}
    </GridFrame>
  );
}
