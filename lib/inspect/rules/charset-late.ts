import { ADVICE } from "../platforms/advice.data";
import { PLATFORM_NAMES } from "../platforms/names";
import { charsetFix } from "./fixes/site-fixes";
import { defineRule } from "./rule";
import { LIGHTHOUSE_CHARSET } from "./sources.data";
import { countWords } from "./wording/words";

/** Crawlers look no further for it. */
const LOOKED_AT_BYTES = ADVICE.charsetBytes.value;
const FIRST = countWords(ADVICE.charsetBytes);

export const charsetLate = defineRule({
  code: "charset_late",
  title: "Character encoding declared too late",
  severity: "warning",
  importance: "optional",
  area: "document",
  weight: 2,
  platforms: PLATFORM_NAMES,
  why: `Accents or emoji may come out garbled. Platforms look for the character encoding only in the first ${FIRST} bytes of a page; when scripts or comments push the declaration further down, some platforms guess.`,
  sources: [LIGHTHOUSE_CHARSET],
  since: "1.0.0",
  examples: {
    bad: [{ html: '<meta charset="utf-8">', without: ["charset"], stylesBytes: 1024 }],
    good: [{ html: '<meta charset="utf-8">' }],
  },
  check({ page }) {
    const { source, declaredAt } = page.charset;
    if (source === "bom" || source === "header" || declaredAt === null || declaredAt <= LOOKED_AT_BYTES)
      return null;
    return {
      description: `Accents and emoji may come out garbled in previews. Your page declares its character encoding at byte ${declaredAt.toLocaleString("en")}, but platforms look only at the first ${FIRST}. Make it the first line of the head.`,
      fix: charsetFix(page),
    };
  },
});
