import type { ComponentType } from "react";
import type { PlatformName } from "@/lib/inspect/platforms/platform";
import type { CardProps } from "./card";
import { DiscordCard } from "./discord-card";
import { FacebookCard } from "./facebook-card";
import { GoogleCard } from "./google-card";
import { LinkedinCard } from "./linkedin-card";
import { SlackCard } from "./slack-card";
import { TelegramCard } from "./telegram-card";
import { WhatsappCard } from "./whatsapp-card";
import { XCard } from "./x-card";

const CARDS: Readonly<Record<PlatformName, ComponentType<CardProps>>> = {
  google: GoogleCard,
  x: XCard,
  facebook: FacebookCard,
  linkedin: LinkedinCard,
  discord: DiscordCard,
  whatsapp: WhatsappCard,
  slack: SlackCard,
  telegram: TelegramCard,
};

/** The card of one platform. */
export function PreviewCard({ platform, ...props }: CardProps & { readonly platform: PlatformName }) {
  const PlatformCard = CARDS[platform];
  return <PlatformCard {...props} />;
}
