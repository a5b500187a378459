import { describe, expect, test } from "vitest";
import { highlight } from "@/app/_components/ui/code-block";
import { headTokens } from "@/app/_edit/head-panel";
import { endOfWrittenDate } from "@/lib/inspect/metadata/written-dates";
import { placeholderIn, placeholderInUrl } from "@/lib/inspect/page/placeholders";
import { withoutSegment } from "@/lib/inspect/page/text";
import { pathKindsOf } from "@/lib/server/next/path-kinds";
import { printable } from "@/lib/services/fields";
import { isKeyShaped } from "@/lib/services/keys/key";
import { LINK_TOKEN } from "@/lib/services/sign-in/sign-in-link";
import { growth } from "../growth";
import { attacksOn, cpuMsOf, match, type Pattern, patternsIn, type SlowText, textOf } from "./patterns";

/** Time that doubles with each character is found out by these. */
const FEW_CHARS = [20, 30, 40, 50, 60];
/** Time that grows with the square of the length comes to milliseconds with some, and to hundreds of them with many. */
const SOME_CHARS = 8_000;
const SOME_CHARS_MS = 1;
const MANY_CHARS = 30_000;
const MS_MAX = 25;
/** No busy machine makes so much of less than `MS_MAX`. */
const MS_CERTAIN = 250;
/** Of four times the length: linear work takes four times the time, work by the square sixteen times. */
const GROWTH_MAX = 8;
const GROWTH_ROUNDS = 10;

/** What runs the expressions that a file builds by itself, and what these are made from. */
const BUILT: Readonly<Record<string, readonly [of: string, ...run: readonly ((text: string) => unknown)[]]>> =
  {
    "app/_components/ui/code-block.tsx": [
      '<!-- --> {{-- --}} {{ }} {!! !!} @a <a "=',
      (text) => highlight(text, "html"),
      (text) => highlight(text, "laravel"),
      (text) => headTokens(text, "next"),
    ],
    "lib/inspect/metadata/written-dates.ts": ["jan feb 1st, : [ -] 2025", endOfWrittenDate],
    "lib/inspect/page/placeholders.ts": ["{ } % $ [ ] title page_", placeholderIn, placeholderInUrl],
    "lib/inspect/page/text.ts": ["| :: - ｜ _", (text) => withoutSegment(text, "a")],
    "lib/server/next/path-kinds.ts": [
      "/docs/[name]/[[...rest]]",
      pathKindsOf({
        "/a/[name]/page": "/a/[name]",
        "/b/[[...rest]]/page": "/b/[[...rest]]",
        "/c/[...c]/page": "/c/[...c]",
      }),
    ],
    "lib/services/fields.ts": ["\u202e \u0000", (text) => printable(text, 60)],
    "lib/services/keys/key.ts": ["hl_r_ a", isKeyShaped],
    "lib/services/sign-in/sign-in-link.ts": ["a", (text) => LINK_TOKEN.safeParse(text)],
  };

const { literals, builtIn } = patternsIn(["lib", "app"]);

/**
 * What a pattern is slow on. The clock, which is quick to read, says what may be slow, and processor time what is. On a
 * busy machine linear work may take long too, each time it is tried, but not out of proportion to shorter texts.
 */
function slowText(run: (text: string) => unknown, texts: readonly SlowText[]): SlowText | undefined {
  return texts.find((text) => {
    const takes = (chars: number, ms: number) => {
      const before = performance.now();
      run(textOf(text, chars));
      return performance.now() - before > ms;
    };
    const msOf = (chars: number) => cpuMsOf(() => run(textOf(text, chars)));
    const isSlow = (chars: number) => {
      const ms = msOf(chars);
      return ms > MS_CERTAIN || (ms > MS_MAX && [2, 3].every(() => msOf(chars) > MS_MAX));
    };
    if (FEW_CHARS.some((chars) => takes(chars, MS_MAX) && isSlow(chars))) return true;
    if (!takes(SOME_CHARS, SOME_CHARS_MS) || !isSlow(MANY_CHARS)) return false;
    const sizes = { small: MANY_CHARS / 4, large: MANY_CHARS, rounds: GROWTH_ROUNDS };
    return growth((chars) => run(textOf(text, chars)), sizes, GROWTH_MAX) >= GROWTH_MAX;
  });
}

function slowTextOf(pattern: Pattern): SlowText | undefined {
  return slowText((text) => match(pattern, text), attacksOn(pattern.regex.source));
}

describe("patterns", () => {
  test("every regular expression takes time linear in its text", { timeout: 300_000 }, () => {
    expect(literals.length).toBeGreaterThan(450);
    const slow = literals.flatMap((pattern) => {
      const text = slowTextOf(pattern);
      return text === undefined ? [] : [`${pattern.file}: ${pattern.regex} on ${JSON.stringify(text)}`];
    });
    expect(slow).toEqual([]);
  });

  test("every file that builds a regular expression is known", () => {
    expect([...new Set(builtIn)].sort()).toEqual(Object.keys(BUILT).sort());
  });

  test.each(Object.entries(BUILT))(
    "those that %s builds take time linear in their text",
    (_file, [of, ...run]) => {
      for (const one of run) expect(slowText(one, attacksOn(of))).toBeUndefined();
    },
  );

  test.each([/<!--[\s\S]*?-->/, /foo[a-z]*bar/, /^(?:a|ab|b)*c/])(
    "%s, whose time is not linear, is found out",
    { timeout: 120_000 },
    (regex) => {
      expect(slowTextOf({ file: "here", regex })).toBeDefined();
    },
  );
});
