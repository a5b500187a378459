import { expect, test } from "vitest";
import { buildInput, og } from "@/lib/testing/page-builder";
import { inspect } from "../../inspect";
import type { RuleInput } from "../rule";
import { detailsFix } from "./picture-fix";

function inputOf(head: readonly string[]): RuleInput {
  const input = buildInput({ head });
  return { ...input, previews: inspect(input.page, input.linked).previews };
}

const fixOf = (...head: string[]) =>
  detailsFix({ width: null, height: null, alt: "A sandbank" }, inputOf(head)).html;
const FIRST = "https://example.com/a.jpg";

test("the details of an only picture stand by themselves", () => {
  expect(fixOf(og("og:image", FIRST))).toBe('<meta property="og:image:alt" content="A sandbank">');
});

test("of several pictures the first is named above its details", () => {
  const several = fixOf(og("og:image", "/a.jpg"), og("og:image", "/b.jpg"));
  expect(several).toBe(`${og("og:image", FIRST)}\n<meta property="og:image:alt" content="A sandbank">`);
});

test("leaves the picture's words to the page's view in Laravel", () => {
  const input = inputOf([og("og:image", FIRST)]);
  const { laravel } = detailsFix({ width: 1200, height: 630, alt: "A sandbank" }, input);
  expect(laravel?.split("\n")).toEqual([
    "{{-- In the layout's head --}}",
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
    `<meta property="og:image:alt" content="@yield('og_image_alt')">`,
    "{{-- In this page's view --}}",
    `@section('og_image_alt', "A sandbank")`,
  ]);
});
