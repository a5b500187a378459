import type { PlatformName } from "@/lib/inspect/platforms/names";
import type { CardDesign } from "../card/card-design";
import { discord } from "./discord/card";
import { facebook } from "./facebook/card";
import { google } from "./google/card";
import { linkedin } from "./linkedin/card";
import { slack } from "./slack/card";
import { telegram } from "./telegram/card";
import { whatsapp } from "./whatsapp/card";
import { x } from "./x/card";

export const CARDS: Readonly<Record<PlatformName, CardDesign>> = {
  google,
  discord,
  linkedin,
  slack,
  x,
  facebook,
  whatsapp,
  telegram,
};
