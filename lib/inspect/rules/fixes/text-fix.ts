// The fix of a text tag, for both targets. A Laravel layout serves every page, so its tag yields a section and the
// page's own view fills it.
import type { Page } from "../../page/page";
import { ADVICE } from "../../platforms/advice.data";
import { leadText, type TextLimit } from "../facts/description-text";
import { fullTitle, pageName } from "../facts/page-name";
import type { TextTag } from "../facts/tag-texts";
import { cleanText } from "../facts/text-flaws";
import type { Fix, RuleInput } from "../rule";
import { attributeOf, bladeSection, layoutTag, lines, metaHtml, sectionOf, titleHtml } from "./snippet";

export interface TaggedText {
  readonly tag: TextTag;
  readonly text: string;
}

/** Tags with these texts; without texts there is only the Laravel layout to give. */
export function textFix(texts: readonly TaggedText[]): Fix {
  const layout = layoutOf(texts.map(({ tag }) => tag));
  const view = texts.map(({ tag, text }) => bladeSection(sectionOf(tag), text));
  return {
    html: lines(...texts.map(({ tag, text }) => htmlOf(tag, text))),
    laravel: lines(layout, "{{-- In this page's view --}}", ...view),
  };
}

/** The fix of tags whose text the page does not hold: only the Laravel layout can be given. */
export function layoutFix(...tags: readonly TextTag[]): Fix {
  return { html: null, laravel: layoutOf(tags) };
}

/** One text for several tags, or the layout alone when the page holds no such text or a flawed one. */
export function sameTextFix(stated: string | null, ...tags: readonly TextTag[]): Fix {
  const text = stated === null ? null : cleanText(stated);
  return text === null ? layoutFix(...tags) : textFix(tags.map((tag) => ({ tag, text })));
}

/** Title tags with the page's own name, the title tag with its site's behind it; the layout alone when it has none. */
export function nameFix(input: Pick<RuleInput, "page" | "metadata">, ...tags: readonly TextTag[]): Fix {
  const [name, title] = [pageName(input), fullTitle(input)];
  return longFix(tags.map((tag) => ({ tag, text: tag === "title" ? title : name })));
}

function layoutOf(tags: readonly TextTag[]): string {
  return lines("{{-- In the layout's head --}}", ...tags.map(layoutTag));
}

function htmlOf(tag: TextTag, text: string): string {
  return tag === "title" ? titleHtml(text) : metaHtml(attributeOf(tag), tag, text);
}

/** Google draws 155 Latin letters in 920 px, and a Chinese or Japanese one as 14 px wide. */
const META_ROOM: TextLimit = { letters: ADVICE.descriptionCharacters.value, wideLetters: 65 };
/** WhatsApp's two lines, in which a wide letter takes the room of two. */
const CARD_ROOM: TextLimit = {
  letters: ADVICE.cardDescriptionCharacters.value,
  wideLetters: ADVICE.cardDescriptionCharacters.value / 2,
};

/** Description tags with the first sentences of the page's first paragraph; the Laravel layout alone when it has none. */
export function leadFix(page: Page, ...tags: readonly TextTag[]): Fix {
  const meta = leadText(page, META_ROOM);
  // A whole sentence that a card cuts is better than half of one.
  const card = leadText(page, CARD_ROOM) ?? meta;
  return longFix(tags.map((tag) => ({ tag, text: tag === "description" ? meta : card })));
}

/** Tags with those of these texts that there are; the Laravel layout alone when there is none. */
export function longFix(texts: readonly { readonly tag: TextTag; readonly text: string | null }[]): Fix {
  const known = texts.flatMap(({ tag, text }) => (text === null ? [] : [{ tag, text }]));
  return known.length === 0 ? layoutFix(...texts.map(({ tag }) => tag)) : textFix(known);
}
