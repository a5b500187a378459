import type { Page } from "../../page/page";
import { ADVICE } from "../../platforms/advice.data";
import { leadText } from "../reading/lead-text";
import type { TextTag } from "../reading/stated-texts";
import type { Fix } from "../rule";
import { layoutFix, textFix } from "./text-fix";

const META_CHARACTERS_MAX = ADVICE.descriptionCharacters.value;
const CARD_CHARACTERS_MAX = ADVICE.cardDescriptionCharacters.value;

/** Description tags with the start of the page's first paragraph; the Laravel layout alone when it has none. */
export function leadFix(page: Page, ...tags: readonly TextTag[]): Fix {
  const texts = tags.flatMap((tag) => {
    const text = leadText(page, tag === "description" ? META_CHARACTERS_MAX : CARD_CHARACTERS_MAX);
    return text === null ? [] : [{ tag, text }];
  });
  return texts.length === 0 ? layoutFix(...tags) : textFix(texts);
}
