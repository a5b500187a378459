"use client";

import { Megaphone } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useCardChoice } from "./card-choice";
import { ChoiceSwitches } from "./choice-switches";
import { PANEL_TEXT } from "./panel-text.data";

interface PanelStageProps {
  readonly name: string;
  readonly heading: ReactNode;
  /** The same link in a sponsored post, where the platform draws that differently. */
  readonly sponsored?: ReactNode;
  readonly children: ReactNode;
}

/** The card with its switches. The card itself is drawn on the server and follows the attributes set here. */
export function PanelStage({ name, heading, sponsored, children }: PanelStageProps) {
  const { choice, choose } = useCardChoice();
  const [paid, setPaid] = useState(false);
  return (
    <>
      <header className="@container flex min-h-10 items-center gap-3 border-line border-b px-4 py-0.5">
        {heading}
        {sponsored && (
          <button
            type="button"
            aria-pressed={paid}
            title={PANEL_TEXT.sponsored}
            onClick={() => setPaid(!paid)}
            className="ml-auto shrink-0 rounded-full border border-line px-2 py-1 @sm:px-3 text-muted text-xs transition-colors hover:text-ink aria-pressed:bg-sunken aria-pressed:text-ink no-script:hidden"
          >
            {/* The platform's name comes first where the panel is narrow. */}
            <Megaphone aria-hidden size={14} className="@sm:hidden" />
            <span className="@max-sm:sr-only">{PANEL_TEXT.sponsored}</span>
          </button>
        )}
        <div className={sponsored ? "" : "ml-auto"}>
          <ChoiceSwitches of={name} choice={choice} onChoose={choose} />
        </div>
      </header>
      <div
        className="flex min-w-0 grow flex-col"
        data-card-theme={choice.theme ?? undefined}
        data-card-view={choice.view}
      >
        {paid ? sponsored : children}
      </div>
    </>
  );
}
