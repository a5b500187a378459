import { describe, expect, test } from "vitest";
import { buildPage } from "@/lib/testing/inspect/page-builder";
import { chooseFavicon, readIcons } from "./icons";

const page = (...head: string[]) => buildPage({ head });
const favicon = (...head: string[]) =>
  chooseFavicon(page(...head))?.url.replace("https://example.com/", "") ?? null;

describe("icons", () => {
  test("are every kind a page can link to, absolute, in document order", () => {
    const icons = readIcons(
      page(
        '<link rel="shortcut icon" href="/a.ico">',
        '<link rel="apple-touch-icon" sizes="180x180" href="/b.png" type="image/png">',
        '<link rel="apple-touch-icon-precomposed" href="/c.png">',
        '<link rel="mask-icon" href="/d.svg" color="red">',
        '<link rel="icon" href="data:image/svg+xml,x">',
        '<link rel="icon" href=" ">',
        '<link rel="iconic" href="/no.png">',
      ),
    );
    expect(icons.map((icon) => icon.url.at(-5))).toEqual(["a", "b", "c", "d"]);
    expect(icons[1]).toEqual({
      url: "https://example.com/b.png",
      rel: "apple-touch-icon",
      sizes: "180x180",
      type: "image/png",
    });
  });
});

describe("a page that overdoes it", () => {
  test("is listed with its first 200 icons", () => {
    const links = Array.from({ length: 201 }, (_, index) => `<link rel="icon" href="/${index}.png">`);
    expect(readIcons(page(...links)).map((icon) => icon.url)).toHaveLength(200);
  });

  test("has a favicon even when it names more sizes than fit a call", () => {
    expect(favicon(`<link rel="icon" sizes="${"96x96 ".repeat(300_000)}" href="/many">`)).toBe("many");
  });
});

describe("the favicon", () => {
  test("is the smallest of at least 48 px", () => {
    expect(
      favicon(
        '<link rel="icon" sizes="16x16" href="/16">',
        '<link rel="icon" sizes="512x512" href="/512">',
        '<link rel="icon" sizes="96x96" href="/96">',
      ),
    ).toBe("96");
  });

  test("is the largest where all are smaller, an undeclared one counting as 32 px", () => {
    expect(favicon('<link rel="icon" sizes="16x16" href="/16">', '<link rel="icon" href="/none">')).toBe(
      "none",
    );
    expect(favicon('<link rel="icon" href="/none">', '<link rel="icon" sizes="40X40" href="/40">')).toBe(
      "40",
    );
  });

  test("is the first of equals, and `any` fits", () => {
    expect(favicon('<link rel="icon" href="/1">', '<link rel="shortcut icon" href="/2">')).toBe("1");
    expect(favicon('<link rel="icon" href="/1">', '<link rel="icon" sizes="any" href="/any">')).toBe("any");
  });

  test("is one for every color scheme before one for some", () => {
    const dark = '<link rel="icon" sizes="96x96" media="(prefers-color-scheme: dark)" href="/dark">';
    expect(favicon(dark, '<link rel="icon" href="/all">')).toBe("all");
    expect(favicon(dark)).toBe("dark");
  });

  test("is a touch icon where there is no other, never a mask icon, and never made up", () => {
    expect(favicon('<link rel="mask-icon" href="/m">', '<link rel="apple-touch-icon" href="/t">')).toBe("t");
    expect(favicon('<link rel="mask-icon" href="/m">')).toBeNull();
    expect(favicon()).toBeNull();
  });
});
