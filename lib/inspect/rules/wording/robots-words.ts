import type { RobotsDirectives } from "../../metadata/metadata";
import { limitsOf, type RobotsLimits } from "../../metadata/robots";
import { quote } from "./quote";

interface Question {
  /** Whether a text of directives sets the rule. */
  readonly forbids: (limits: RobotsLimits) => boolean;
  /** Words by which a text says the contrary. */
  readonly allows: RegExp;
}

/**
 * Who sets a robots rule that holds, the page's tag or its header, as sentences; and who says the contrary, for then
 * the stricter of the two holds (https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag).
 */
export function robotsWords({ content, header }: RobotsDirectives, { forbids, allows }: Question): string {
  const texts = [
    { by: "The page's robots tag", text: content ?? "" },
    { by: "The X-Robots-Tag header", text: header ?? "" },
  ];
  const strict = texts.find(({ text }) => forbids(limitsOf(text)));
  const mild = texts.find(({ text }) => !forbids(limitsOf(text)) && allows.test(text));
  if (strict === undefined) return "";
  const said = `${strict.by} says ${quote(strict.text)}.`;
  if (mild === undefined) return said;
  return `${said} ${mild.by} says ${quote(mild.text)}, but when two disagree, the stricter one applies.`;
}
