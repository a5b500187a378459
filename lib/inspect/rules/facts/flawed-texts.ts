import { PLATFORM_NAMES, type PlatformName } from "../../platforms/names";
import type { Previews } from "../../platforms/platform";
import { AREA_POINTS } from "../../score";
import type { Finding, RuleInput } from "../rule";
import { type TagText, type TextArea, type TextTag, tagTexts } from "./tag-texts";

export interface FlawedText extends TagText {
  /** The part of the text that is wrong, as written. */
  readonly flaw: string;
}

/** When so few platforms show the flawed tag, it costs no more than its absence would. */
const FEW_PLATFORMS = 2;
const ABSENCE_POINTS: Readonly<Record<TextArea, number>> = { title: 8, description: 4, card: 2 };

/** The texts of the page in which a flaw is found, titles first. */
export function flawedTexts(
  { metadata }: Pick<RuleInput, "metadata">,
  flawIn: (text: string) => string | null,
): readonly FlawedText[] {
  return tagTexts(metadata).flatMap((stated) => {
    const flaw = flawIn(stated.text);
    return flaw === null ? [] : [{ ...stated, flaw }];
  });
}

/** What flawed texts cost: points in each of their areas, fewer when few platforms show them. */
export function flawCost(
  texts: readonly TagText[],
  previews: Previews,
  weight: number,
): Required<Pick<Finding, "losses">> & Pick<Finding, "platforms"> {
  const platforms = platformsShowing(texts, previews);
  const areas = [...new Set(texts.map(({ area }) => area))];
  const losses = areas.map((area) => {
    const affected = platformsShowing(
      texts.filter((text) => text.area === area),
      previews,
    );
    const most = Math.min(weight, AREA_POINTS[area]);
    return { area, points: affected.length > FEW_PLATFORMS ? most : Math.min(most, ABSENCE_POINTS[area]) };
  });
  return { losses, ...(platforms.length > 0 && { platforms }) };
}

function platformsShowing(texts: readonly TagText[], previews: Previews): readonly PlatformName[] {
  return PLATFORM_NAMES.filter((name) => texts.some(({ tag }) => shows(name, tag, previews)));
}

function shows(platform: PlatformName, tag: TextTag, previews: Previews): boolean {
  const token = tag === "description" ? "meta description" : tag;
  return Object.values(previews[platform].source).includes(token);
}
