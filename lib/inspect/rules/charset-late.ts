import { ADVICE } from "../platforms/advice.data";
import { PLATFORM_NAMES } from "../platforms/names";
import { charsetFix } from "./fixes/site-fixes";
import { defineRule } from "./rule";
import { LIGHTHOUSE_CHARSET } from "./sources.data";
import { countWords } from "./wording/limits";

/** Readers look no further for it. */
const LOOKED_AT_BYTES = ADVICE.charsetBytes.value;
const FIRST = countWords(ADVICE.charsetBytes);

export const charsetLate = defineRule({
  code: "charset_late",
  title: "The encoding is declared too late",
  severity: "warning",
  importance: "optional",
  area: "document",
  weight: 2,
  platforms: PLATFORM_NAMES,
  why: `Readers look for the encoding in the first ${FIRST} bytes only. When scripts or comments push the declaration further down, some guess instead, and accents or emoji may break.`,
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
      description: `The encoding is declared at byte ${declaredAt.toLocaleString("en")}, and readers look at the first ${FIRST} only. Make it the first line of the head.`,
      fix: charsetFix(page),
    };
  },
});
