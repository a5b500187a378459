import type { PlatformName } from "@/lib/inspect/platforms/names";
import { CardFigure, type CardProps } from "../card/card-figure";
import { CARDS } from "./index";

/** The card of one platform. */
export function PreviewCard(props: CardProps & { readonly platform: PlatformName }) {
  return <CardFigure {...props} design={CARDS[props.platform]} />;
}
