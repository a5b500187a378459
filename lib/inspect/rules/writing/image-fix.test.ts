import { expect, test } from "vitest";
import { buildPage, og } from "@/lib/testing/page-builder";
import { detailsFix } from "./image-fix";

const fixOf = (...head: string[]) =>
  detailsFix({ width: null, height: null, alt: "A sandbank" }, buildPage({ head })).html;
const FIRST = "https://example.com/a.jpg";

test("the details of an only picture stand by themselves", () => {
  expect(fixOf(og("og:image", FIRST))).toBe('<meta property="og:image:alt" content="A sandbank">');
});

test("of several pictures the first is named above its details", () => {
  const several = fixOf(og("og:image", "/a.jpg"), og("og:image", "/b.jpg"));
  expect(several).toBe(`${og("og:image", FIRST)}\n<meta property="og:image:alt" content="A sandbank">`);
});
