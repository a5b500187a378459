import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseDocument } from "@/lib/inspect/page/read-document";
import { bladeSection, metaBlade, titleBlade } from "@/lib/inspect/rules/fixes/snippet";
import { bladeCode, renderBlade } from "./blade";

const HOSTILE = [
  "{{ $secret }}",
  "{!! $raw !!}",
  "{{-- a comment --}}",
  "@if(true) @php(exit) @endif",
  "me@example.com and @@escaped",
  `") @php(system('id')) @section('x', "`,
  "</title><script>alert(1)</script>",
  "\\u{41} $name {$name} \\",
  "<?php echo 1 ?>",
  `"'<>&`,
  "👩‍👩‍👧 潮汐 ﷺ",
];

describe("blade", () => {
  test.each(["{{ $a }}", "{!! $a !!}", "@if(true)", "<meta content=\"@yield('a')\">", "x @php"])(
    "finds the code in %s",
    (template) => {
      expect(bladeCode(template)).toHaveLength(1);
    },
  );

  test.each(["a@b", "a{b}", "&#64;if(true)", "&#123;{ $a }}", "{{-- @if(true) --}}"])(
    "finds none in %s",
    (template) => {
      expect(bladeCode(template)).toEqual([]);
    },
  );

  const anyText = fc.oneof(
    fc.constantFrom(...HOSTILE),
    fc.string({ unit: "grapheme", maxLength: 40 }),
    fc.array(fc.constantFrom(..."{}@!$\\\"'()<>?& -ab"), { maxLength: 30 }).map((parts) => parts.join("")),
  );

  test("a literal value stays text in a Blade template", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const template = metaBlade("property", "og:title", text);
        expect(bladeCode(template)).toEqual([]);
        expect(parseDocument(template).metas[0]?.content).toBe(asParsed(text));
      }),
    );
  });

  test("a section's text stays text in a Blade template", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const view = bladeSection("og_title", text);
        expect(bladeCode(view)).toEqual([view]);
        const html = renderBlade(`<meta property="og:title" content="@yield('og_title')">\n${view}`);
        expect(parseDocument(html).metas[0]?.content).toBe(asParsed(text));
      }),
    );
  });

  test("a literal title stays text in a Blade template", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const template = titleBlade(text);
        expect(bladeCode(template)).toEqual([]);
        const { titles, metas } = parseDocument(template);
        expect(titles[0]?.text).toBe(
          asParsed(text)
            .replace(/[\t\n\f\r ]+/g, " ")
            .replace(/^ | $/g, ""),
        );
        expect(metas).toEqual([]);
      }),
    );
  });

  /** A parser changes line ends and U+0000 and nothing else. */
  function asParsed(text: string): string {
    return (
      parseDocument(`<meta content="${text.replace(/&/g, "&amp;").replace(/"/g, "&quot;")}">`).metas[0]
        ?.content ?? ""
    );
  }
});
