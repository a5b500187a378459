import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { highlight } from "./code-block";

const kinds = (code: string, language: "html" | "laravel") =>
  highlight(code, language).flatMap(({ kind, text }) => (kind === "plain" ? [] : [`${kind} ${text}`]));

describe("highlight", () => {
  test("HTML is split into tags, names and texts", () => {
    expect(kinds('<!-- one --><meta name="description" content="a > b">', "html")).toEqual([
      "comment <!-- one -->",
      "tag <meta",
      "name name",
      'text "description"',
      "name content",
      'text "a > b"',
      "tag >",
    ]);
  });

  test("Blade is recognized only in Laravel code", () => {
    const code = "@if($x) {{ $title }} {!! $raw !!} @endif sam@example.com";
    expect(kinds(code, "laravel")).toEqual([
      "blade @if",
      "blade {{ $title }}",
      "blade {!! $raw !!}",
      "blade @endif",
    ]);
    expect(kinds(code, "html")).toEqual([]);
  });

  test("the tokens joined are the code", () => {
    const code = fc.string({
      unit: fc.constantFrom("<", ">", '"', "{", "}", "!", "-", "@", "a", "=", " ", "\n"),
    });
    fc.assert(
      fc.property(code, fc.constantFrom("html" as const, "laravel" as const), (text, language) => {
        expect(
          highlight(text, language)
            .map((token) => token.text)
            .join(""),
        ).toBe(text);
      }),
    );
  });
});
