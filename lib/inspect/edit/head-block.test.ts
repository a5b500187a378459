import vm from "node:vm";
import { describe, expect, test } from "vitest";
import { buildPage, named, og } from "@/lib/testing/inspect/page-builder";
import { readMetadata } from "../metadata/read-metadata";
import { headBlock } from "./head-block";
import { headValues } from "./head-values";

const HOSTILE = `</script><script>alert(1)//"'\`\${1}{{7*7}}@if(1)\\ \u2028\u202e`;
const ESCAPED = HOSTILE.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;");

const hostile = headValues(
  readMetadata(
    buildPage({
      head: [
        `<title>${ESCAPED}</title>`,
        named("description", ESCAPED),
        og("og:title", ESCAPED),
        og("og:type", ESCAPED),
        og("og:image", "/a.jpg"),
        og("og:image:width", "12}, evil: {"),
        og("og:image:alt", ESCAPED),
        named("twitter:card", ESCAPED),
        '<link rel="canonical" href="/page">',
      ],
    }),
  ),
);
const PAGE = "https://example.com/page";
const text = HOSTILE.trim();

describe("a hostile text stays text", () => {
  test("in html: the block says again what it was made from", () => {
    const again = headValues(readMetadata(buildPage({ head: [headBlock("html", hostile, PAGE)] })));
    expect(again).toEqual(hostile);
  });

  test("in a Blade template", () => {
    const block = headBlock("laravel", hostile, PAGE);
    expect(block.replace(/\{\{ url\('[^']*'\) \}\}/g, "")).not.toMatch(/\{\{|@if|<script/);
    expect(block).toContain("{{ url('/a.jpg') }}");
  });

  test("in a Next.js page, where values of no known kind are left out", () => {
    const code = headBlock("next", hostile, PAGE)
      .replace(/^import .*$/m, "")
      .replace("export const metadata: Metadata =", "metadata =");
    const context = vm.createContext({ metadata: null });
    vm.runInContext(code, context);
    expect(JSON.parse(JSON.stringify(context.metadata))).toEqual({
      title: { absolute: hostile.title },
      description: text,
      alternates: { canonical: PAGE },
      openGraph: { title: text, images: [{ url: "https://example.com/a.jpg", alt: text }] },
    });
  });

  test("in a Nuxt page, whose script it cannot end", () => {
    const block = headBlock("nuxt", hostile, PAGE);
    expect(block.match(/<\/?script/g)).toEqual(["<script", "</script"]);
    const calls: unknown[] = [];
    const take = (call: unknown) => calls.push(JSON.parse(JSON.stringify(call)));
    vm.runInNewContext(block.replace(/<\/?script[^>]*>/g, ""), { useSeoMeta: take, useHead: take });
    expect(calls).toEqual([
      expect.objectContaining({ title: hostile.title, ogTitle: text, ogImageAlt: text }),
      { link: [{ rel: "canonical", href: PAGE }] },
    ]);
  });
});

describe("headBlock", () => {
  test("writes an image of known size and a large card for Next.js", () => {
    const head = [
      og("og:image", "https://example.com/a.jpg"),
      og("og:image:width", "1200"),
      og("og:image:height", "630"),
      og("og:type", "article"),
      named("twitter:card", "summary_large_image"),
    ];
    expect(headBlock("next", headValues(readMetadata(buildPage({ head }))), PAGE)).toBe(
      `import type { Metadata } from "next";

export const metadata: Metadata = {
  openGraph: {
    type: "article",
    images: [
      {
        url: "https://example.com/a.jpg",
        width: 1200,
        height: 630,
      },
    ],
  },
  twitter: {
    card: "summary_large_image",
  },
};`,
    );
  });
});
