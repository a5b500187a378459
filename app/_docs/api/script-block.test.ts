import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { tokenize } from "@/app/_components/ui/code-block";
import { SCRIPT_PATTERNS } from "./script-block";

function kinds(code: string, language: keyof typeof SCRIPT_PATTERNS): readonly string[] {
  return tokenize(code, SCRIPT_PATTERNS[language]).flatMap(({ kind, text }) =>
    kind === "plain" ? [] : [`${kind} ${text}`],
  );
}

describe("SCRIPT_PATTERNS", () => {
  test.each([
    ["curl", "curl --get 'a -b' \\", ["tag curl", "name --get", "text 'a -b'"]],
    [
      "javascript",
      'const a = await fetch("//b"); // c',
      ["tag const", "tag await", "name fetch", 'text "//b"', "comment // c"],
    ],
    ["python", "for x in load('#'): # d", ["tag for", "tag in", "name load", "text '#'", "comment # d"]],
    ["php", '<?php\necho $a["if"];', ["comment <?php", "tag echo", "blade $a", 'text "if"']],
    ["json", '{"a": [1, null, "b:"]}', ['name "a"', "tag 1", "tag null", 'text "b:"']],
  ] as const)("colours %s", (language, code, expected) => {
    expect(kinds(code, language)).toEqual(expected);
  });

  test("the tokens joined are the code", () => {
    const code = fc.string({
      unit: fc.constantFrom('"', "'", "`", "\\", "$", "#", "/", "a", "(", ":", " ", "\n"),
    });
    fc.assert(
      fc.property(code, fc.constantFrom(...Object.values(SCRIPT_PATTERNS)), (text, pattern) => {
        expect(
          tokenize(text, pattern)
            .map((token) => token.text)
            .join(""),
        ).toBe(text);
      }),
    );
  });
});
