import { ArrowUpRight } from "lucide-react";
import type { PlatformName } from "@/lib/inspect/platforms/names";
import type { Preview } from "@/lib/inspect/platforms/platform";
import { CARDS } from "../cards/index";
import { PreviewCard } from "../cards/preview-card";
import { CARD_WORDS, GOOGLE_CARD_WORDS, PANEL, PLATFORM_LABELS } from "../texts.data";
import { WhyItLooksSo } from "./explanation";
import { PanelStage } from "./panel-stage";
import type { AllPlatformFacts } from "./platform-facts";
import { NoCard } from "./preview-notices";

interface PreviewPanelProps {
  readonly platform: PlatformName;
  readonly preview: Preview;
  readonly facts: AllPlatformFacts[PlatformName];
}

/** One platform's card, and in words what it shows, why, and what is cut. */
export function PreviewPanel({ platform, preview, facts }: PreviewPanelProps) {
  const label = PLATFORM_LABELS[platform];
  const words = (platform === "google" ? GOOGLE_CARD_WORDS : CARD_WORDS)[preview.card];
  const sponsored = CARDS[platform].sponsored?.(preview) ?? null;
  const headingId = `preview-${platform}`;
  return (
    <section
      aria-labelledby={headingId}
      data-platform={platform}
      className="flex h-full min-w-0 flex-col overflow-hidden rounded-xl border border-line bg-surface shadow-card"
    >
      <PanelStage
        name={label}
        sponsored={sponsored && <PreviewCard platform={platform} preview={sponsored} />}
        heading={
          <div className="min-w-0">
            <h3 id={headingId} className="font-semibold text-ink text-sm">
              {label}
            </h3>
            <p className="truncate text-muted text-xs">
              {words}
              {preview.truncated.length > 0 && PANEL.cutParts(preview.truncated)}
            </p>
          </div>
        }
      >
        <PreviewCard platform={platform} preview={preview} />
      </PanelStage>
      {preview.reason !== null && <NoCard reason={preview.reason} />}
      <footer className="flex flex-wrap items-start justify-between gap-x-4 border-line border-t px-4 py-1 text-[13px]">
        <WhyItLooksSo platform={platform} preview={preview} facts={facts} />
        {facts.tool !== null && (
          <a
            href={facts.tool}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex items-center gap-1 rounded-sm py-0.5 text-link underline-offset-4 hover:underline"
          >
            {PANEL.refresh(label)}
            <ArrowUpRight aria-hidden size={14} />
          </a>
        )}
      </footer>
    </section>
  );
}
