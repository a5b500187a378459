import { CARD_WORDS, GOOGLE_CARD_WORDS } from "@/app/_previews/texts.data";
import { cardShapes } from "@/lib/inspect/example/card-shapes";
import type { Platform } from "@/lib/inspect/platforms/resolve/define-platform";
import { ExampleCard } from "../example-card";
import { LabelChip } from "../label-chip";

/** Every card the platform draws, each with when it does. */
export function CardShapes({ platform }: { readonly platform: Platform }) {
  const { name, layouts } = platform;
  const words = name === "google" ? GOOGLE_CARD_WORDS : CARD_WORDS;
  return (
    <div className="grid gap-4 md:grid-cols-2">
      {cardShapes(name).map(({ card, preview }) => {
        const layout = layouts[card];
        return (
          <ExampleCard key={card} platform={name} preview={preview} title={words[card]}>
            {layout && (
              <div className="flex items-start justify-between gap-3">
                <span className="min-w-0">{layout.value}</span>
                <LabelChip label={layout.label} source={layout.source} />
              </div>
            )}
          </ExampleCard>
        );
      })}
    </div>
  );
}
