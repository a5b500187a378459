import { PLATFORMS } from "../platforms/index";
import type { PlatformName } from "../platforms/names";
import type { Card, Preview } from "../platforms/platform";
import { CARD_PAGES } from "./card-pages.data";
import { inspectExample } from "./inspect-example";

export interface CardShape {
  readonly card: Card;
  readonly preview: Preview;
}

const CARDS: readonly Card[] = ["large", "small", "text", "none"];

/** The cards a platform can draw, largest first, each as an example page gets it. */
export function cardShapes(platform: PlatformName): readonly CardShape[] {
  const previews = CARD_PAGES.map((example) => inspectExample(example).previews[platform]);
  return CARDS.flatMap((card) => {
    if (PLATFORMS[platform].layouts[card] === null) return [];
    const preview = previews.find((each) => each.card === card) ?? sponsored(card, previews);
    return preview === undefined ? [] : [{ card, preview }];
  });
}

/** LinkedIn draws the large card in sponsored posts alone, which no page can ask for. */
function sponsored(card: Card, [perfect]: readonly Preview[]): Preview | undefined {
  return perfect && card === "large"
    ? { ...perfect, card, details: { ...perfect.details, note: null } }
    : undefined;
}
