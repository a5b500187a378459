import type { Page } from "../../page/page";
import { ADVICE } from "../../platforms/advice.data";
import { leadText, type Room } from "../reading/lead-text";
import type { TextTag } from "../reading/stated-texts";
import type { Fix } from "../rule";
import { layoutFix, textFix } from "./text-fix";

/** Google draws 155 Latin letters in 920 px, and a Chinese or Japanese one as 14 px wide. */
const META_ROOM: Room = { letters: ADVICE.descriptionCharacters.value, wideLetters: 65 };
/** WhatsApp's two lines, in which a wide letter takes the room of two. */
const CARD_ROOM: Room = {
  letters: ADVICE.cardDescriptionCharacters.value,
  wideLetters: ADVICE.cardDescriptionCharacters.value / 2,
};

/** Description tags with the start of the page's first paragraph; the Laravel layout alone when it has none. */
export function leadFix(page: Page, ...tags: readonly TextTag[]): Fix {
  const texts = tags.flatMap((tag) => {
    const text = leadText(page, tag === "description" ? META_ROOM : CARD_ROOM);
    return text === null ? [] : [{ tag, text }];
  });
  return texts.length === 0 ? layoutFix(...tags) : textFix(texts);
}
