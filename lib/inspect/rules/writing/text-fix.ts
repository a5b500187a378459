// The fix of a text tag, for both targets. A Laravel layout serves every page, so its tag yields a section and the
// page's own view fills it.
import { soundText } from "../reading/sound-text";
import type { TextTag } from "../reading/stated-texts";
import type { Fix } from "../rule";
import { sectionOf, yielding } from "./section";
import { attributeOf, bladeSection, lines, metaHtml, titleHtml } from "./snippet";

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
  const text = stated === null ? null : soundText(stated);
  return text === null ? layoutFix(...tags) : textFix(tags.map((tag) => ({ tag, text })));
}

function layoutOf(tags: readonly TextTag[]): string {
  return lines("{{-- In the layout's head --}}", ...tags.map(yielding));
}

function htmlOf(tag: TextTag, text: string): string {
  return tag === "title" ? titleHtml(text) : metaHtml(attributeOf(tag), tag, text);
}
