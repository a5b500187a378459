import type { ReactNode } from "react";
import { PreviewCard } from "@/app/_previews/cards/preview-card";
import { PERFECT_ICON_URL } from "@/lib/inspect/example/perfect-page";
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

/** The example pages have URLs that don't exist, so their images are drawn from these files. */
const IMAGE = "/example/tides.svg";
const ICON = "/example/field-notes.svg";

/** The preview of an example page with images that load. */
function examplePreview(preview: Preview): Preview {
  const { image, favicon, details } = preview;
  return {
    ...preview,
    image: image === null ? null : IMAGE,
    favicon: favicon === PERFECT_ICON_URL ? ICON : null,
    details: { ...details, gallery: details.gallery.map(() => IMAGE) },
  };
}
