import { describe, expect, test } from "vitest";
import { attacksOn, matchMs, type Pattern, patternsIn } from "./patterns";

/** Where text of other people gets to. */
const FOLDERS = ["lib/inspect", "lib/net", "lib/http", "lib/server", "lib/services", "lib/oauth", "app"];
/** In time that grows with the square of the length, the second takes a second; one that doubles, hours. */
const CHARS = [26, 30_000];
const MS_MAX = 100;

/** What a pattern is slow on, measured again, since a busy machine may disturb one try. */
function slowPiece(pattern: Pattern): string | undefined {
  return attacksOn(pattern).find((piece) =>
    CHARS.some((chars) => [1, 2, 3].every(() => matchMs(pattern, piece, chars) > MS_MAX)),
  );
}

describe("patterns", () => {
  test("every regular expression takes time linear in its text", { timeout: 300_000 }, () => {
    const patterns = patternsIn(FOLDERS);
    expect(patterns.length).toBeGreaterThan(300);
    const slow = patterns.flatMap((pattern) => {
      const piece = slowPiece(pattern);
      return piece === undefined ? [] : [`${pattern.file}: ${pattern.regex} on ${JSON.stringify(piece)}`];
    });
    expect(slow).toEqual([]);
  });

  test("a pattern of square time is found out", { timeout: 120_000 }, () => {
    expect(slowPiece({ file: "here", regex: /\s+$/ })).toBe(" ");
  });
});
