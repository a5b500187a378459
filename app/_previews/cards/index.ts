// The registry of drawn cards, in the order of the grid.
import { LISTINGS, type Listing, namesOf, recordOf } from "@/lib/inspect/platforms/names";
import type { CardDesign, PlatformCard } from "../card/card-design";
import { discord } from "./discord/card";
import { facebook } from "./facebook/card";
import { google } from "./google/card";
import { linkedin } from "./linkedin/card";
import { slack } from "./slack/card";
import { telegram } from "./telegram/card";
import { whatsapp } from "./whatsapp/card";
import { x } from "./x/card";

export const DESIGNS = { google, discord, linkedin, slack, x, facebook, whatsapp, telegram };

export const CARDS = createCards(LISTINGS, DESIGNS);

/** Cards from the platforms' listings and designs, in the order of the designs. */
export function createCards<Name extends string>(
  listings: Readonly<Record<Name, Listing>>,
  designs: Readonly<Record<Name, CardDesign>>,
): Readonly<Record<Name, PlatformCard<Name>>> {
  return recordOf(namesOf(designs), (name) => ({ ...listings[name], name, design: designs[name] }));
}
