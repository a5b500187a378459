import { ArrowUpRight } from "lucide-react";
import type { Preview } from "@/lib/inspect/platforms/platform";
import type { PlatformCard } from "../card/card-design";
import { CardFigure } from "../card/card-figure";
import { CARD_WORDS } from "../card/card-text.data";
import { NoCard, PreviewExplanation } from "./explanation";
import { PanelStage } from "./panel-stage";
import { PANEL_TEXT } from "./panel-text.data";
import type { PlatformFacts } from "./platform-facts";

interface PreviewPanelProps {
  readonly platform: PlatformCard;
  readonly preview: Preview;
  readonly facts: PlatformFacts;
}

/** One platform's card, and in words what it shows, why, and what is cut. */
export function PreviewPanel({ platform, preview, facts }: PreviewPanelProps) {
  const { name, label, kind, design } = platform;
  const sponsored = design.sponsored?.(preview) ?? null;
  const headingId = `preview-${name}`;
  return (
    <section
      aria-labelledby={headingId}
      data-platform={name}
      className="flex h-full min-w-0 flex-col overflow-hidden rounded-xl border border-line bg-surface shadow-card"
    >
      <PanelStage
        name={label}
        sponsored={sponsored && <CardFigure platform={platform} preview={sponsored} />}
        heading={
          <div className="min-w-0">
            <h3 id={headingId} className="font-semibold text-ink text-sm">
              {label}
            </h3>
            <p className="truncate text-muted text-xs">
              {CARD_WORDS[kind][preview.card]}
              {preview.truncated.length > 0 && PANEL_TEXT.cutParts(preview.truncated)}
            </p>
          </div>
        }
      >
        <CardFigure platform={platform} preview={preview} />
      </PanelStage>
      {preview.reason !== null && <NoCard reason={preview.reason} />}
      <footer className="flex flex-wrap items-start justify-between gap-x-4 border-line border-t px-4 py-1 text-[13px]">
        <PreviewExplanation platform={platform} preview={preview} facts={facts} />
        {facts.tool !== null && (
          <a
            href={facts.tool}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex items-center gap-1 rounded-sm py-0.5 text-link underline-offset-4 hover:underline"
          >
            {PANEL_TEXT.refresh(label)}
            <ArrowUpRight aria-hidden size={14} />
          </a>
        )}
      </footer>
    </section>
  );
}
