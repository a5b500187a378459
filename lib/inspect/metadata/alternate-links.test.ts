import { expect, test } from "vitest";
import { growth } from "@/lib/testing/growth";
import { buildPage } from "@/lib/testing/page-builder";
import { readOembedLinks } from "./alternate-links";

const linked = (type: string) =>
  buildPage({ head: [`<link rel="alternate" type="${type}" href="/oembed">`] });

test("knows an oEmbed link by its media type, whatever its letter case and parameters", () => {
  expect(readOembedLinks(linked("Application/JSON+oEmbed; charset=utf-8"))).toEqual([
    { url: expect.stringMatching(/\/oembed$/), type: "application/json+oembed" },
  ]);
});

test("reads no more of a type than a media type takes", () => {
  const work = (page: ReturnType<typeof linked>) => {
    for (let times = 0; times < 100; times++) readOembedLinks(page);
  };
  const sizes = { small: linked("a/b;".repeat(100)), large: linked("a/b;".repeat(25_000)) };
  expect(growth(work, sizes, 10)).toBeLessThan(10);
});
