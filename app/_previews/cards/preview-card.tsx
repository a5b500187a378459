import type { PlatformName } from "@/lib/inspect/platforms/names";
import { CardFigure, type CardProps } from "../card/card-figure";
import { CARDS } from "./index";

/** The card of one platform. */
export function PreviewCard({ platform, ...props }: CardProps & { readonly platform: PlatformName }) {
  return <CardFigure {...props} platform={CARDS[platform]} />;
}
