import { entries } from "../../page/meta-entries";
import type { Page } from "../../page/page";
import type { Fix } from "../rule";
import { lines, metaBlade, metaHtml } from "./snippet";

const NAMES = ["robots", "googlebot"];
/** More than any page needs; the rest of a hostile value is ignored. */
const CONTENT_LENGTH_MAX = 1_000;

/** The page's robots tags without the unwanted directives; null when no tag holds one, so the header does. */
export function robotsFix(page: Page, isUnwanted: (directive: string) => boolean): Fix | null {
  const tags = NAMES.flatMap((name) => correctedTag(page, name, isUnwanted));
  if (tags.length === 0) return null;
  return {
    html: lines(...tags.map(({ name, content }) => metaHtml("name", name, content))),
    laravel: lines(...tags.map(({ name, content }) => metaBlade("name", name, content))),
  };
}

/** One tag in place of those of a name that hold something unwanted. */
function correctedTag(page: Page, name: string, isUnwanted: (directive: string) => boolean) {
  const texts = entries(page, name, { attributes: ["name"] }).map(({ text }) => text);
  const directives = directivesOf(texts.join(","));
  const wanted = directives.filter((directive) => !isUnwanted(directive));
  if (wanted.length === directives.length) return [];
  return [{ name, content: [...new Set(wanted)].join(", ") || "index, follow" }];
}

/** Lower-case directives without white space. */
function directivesOf(content: string): readonly string[] {
  const parts = content.slice(0, CONTENT_LENGTH_MAX).toLowerCase().split(",");
  return parts.map((part) => part.trim().replace(/\s*:\s*/, ":")).filter((part) => part !== "");
}
