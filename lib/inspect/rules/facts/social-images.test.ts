import { expect, test } from "vitest";
import { buildPage, og } from "@/lib/testing/page-builder";
import { ogImageUrls } from "./social-images";

test("names each image once, in order, without those that have no address", () => {
  const [a, b] = ["https://example.com/a.jpg", "https://example.com/b.jpg"];
  const head = [b, "/a.jpg", "data:,x", a].map((content) => og("og:image", content));
  expect(ogImageUrls(buildPage({ head }))).toEqual([b, a]);
});
