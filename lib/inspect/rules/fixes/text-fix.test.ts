import { describe, expect, test } from "vitest";
import { parseDocument } from "@/lib/inspect/page/read-document";
import { renderBlade } from "@/lib/testing/inspect/blade";
import { layoutFix, sameTextFix, textFix } from "./text-fix";

const TEXTS = [
  { tag: "title", text: 'Sand & "water" - Field Notes' },
  { tag: "og:title", text: "{{ Sand }} @water" },
  { tag: "description", text: "It's <b> and $5" },
  { tag: "og:description", text: "潮汐 \\ 👩‍👩‍👧" },
  { tag: "og:site_name", text: "Field Notes" },
] as const;

describe("text fix", () => {
  test("the Laravel snippet sends the very tags of the HTML snippet", () => {
    const { html, laravel } = textFix(TEXTS);
    const statedBy = (source: string) => {
      const { titles, metas } = parseDocument(source);
      return [
        titles.map(({ text }) => text),
        metas.map(({ name, property, content }) => [name, property, content]),
      ];
    };
    expect(statedBy(renderBlade(laravel ?? ""))).toEqual(statedBy(html ?? ""));
    expect(statedBy(html ?? "")[1]).toContainEqual([null, "og:title", "{{ Sand }} @water"]);
  });

  test("without a text the layout alone is given, with the application's name where that can stand in", () => {
    expect(layoutFix("title", "description")).toEqual({
      html: null,
      laravel: [
        "{{-- In the layout's head --}}",
        "<title>@yield('title', config('app.name'))</title>",
        `<meta name="description" content="@yield('description')">`,
      ].join("\n"),
    });
    expect(sameTextFix(null, "title")).toEqual(layoutFix("title"));
  });

  test("a text is not handed on with the flaw it has in another tag", () => {
    expect(sameTextFix("{{ page.description }}", "og:description")).toEqual(layoutFix("og:description"));
    expect(sameTextFix("Sand &amp; water", "description").html).toBe(
      '<meta name="description" content="Sand &amp; water">',
    );
  });
});
