import type { ReactNode } from "react";
import { examplePreview } from "@/app/_previews/card/example-preview";
import { PreviewCard } from "@/app/_previews/cards/preview-card";
import type { PlatformName } from "@/lib/inspect/platforms/names";
import type { Preview } from "@/lib/inspect/platforms/platform";

interface ExampleCardProps {
  readonly platform: PlatformName;
  readonly preview: Preview;
  /** What the preview is an example of. */
  readonly title: ReactNode;
  readonly children?: ReactNode;
}

/** A preview of an example page as on a phone, with a title and an optional note. */
export function ExampleCard({ platform, preview, title, children }: ExampleCardProps) {
  return (
    <div className="flex min-w-0 flex-col overflow-hidden rounded-xl border border-line bg-surface">
      <div className="flex min-h-11 items-center border-b border-line px-4 py-2 text-sm font-medium">
        {title}
      </div>
      <div className="flex grow flex-col">
        <PreviewCard platform={platform} preview={examplePreview(preview)} view="phone" />
      </div>
      {children && <div className="border-t border-line px-4 py-3 text-sm/5 text-muted">{children}</div>}
    </div>
  );
}
