import type { Listing } from "@/lib/inspect/platforms/names";
import type { Card, Preview } from "@/lib/inspect/platforms/platform";
import { CAPTION, CARD_WORDS } from "./card-text.data";

interface Drawn {
  readonly platform: Listing;
  readonly preview: Preview;
  readonly card: Card;
  readonly failed?: boolean;
}

/** What a drawn card shows, in words, for those who do not see it. */
export function caption({ platform, preview, card, failed = false }: Drawn): string {
  const kind = `${platform.label}: ${CARD_WORDS[platform.kind][card]}.`;
  if (card === "none") return [kind, preview.reason, CAPTION.host(preview.domain)].filter(Boolean).join(" ");
  return [
    kind,
    preview.title === null ? CAPTION.untitled : CAPTION.titled(preview.title),
    preview.description === null ? null : CAPTION.described(preview.description),
    CAPTION.host(preview.domain),
    imageWords({ preview, card, failed }),
  ]
    .filter(Boolean)
    .join(" ");
}

function imageWords({ preview, card, failed }: Pick<Drawn, "preview" | "card" | "failed">): string {
  if (failed) return CAPTION.failed;
  if (preview.image === null || card === "text") return CAPTION.noImage;
  return preview.details.imageAlt === null ? CAPTION.image : CAPTION.imageAlt(preview.details.imageAlt);
}
