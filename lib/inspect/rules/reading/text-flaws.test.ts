import { describe, expect, test } from "vitest";
import {
  brokenCharacterIn,
  emptyValueIn,
  entityIn,
  htmlIn,
  isDefaultDescription,
  isDefaultTitle,
  placeholderIn,
  titleSegments,
} from "./text-flaws";

describe("placeholders", () => {
  test.each([
    ["{{ title }} - Site", "{{ title }}"],
    ["{% block title %}", "{% block title %}"],
    ["{!! $title !!}", "{!! $title !!}"],
    ["<%= title %>", "<%= title %>"],
    [`$${"{post.title}"} | Site`, `$${"{post.title}"}`],
    ["%%title%% %%sep%%", "%%title%%"],
    ["%s - Site", "%s"],
    ["Site | %title%", "%title%"],
    ["[object Object]", "[object Object]"],
    ["[node:title] | Site", "[node:title]"],
    ["{page_title}", "{page_title}"],
    ["pages.home.title", "pages.home.title"],
  ])("finds one in %j", (text, placeholder) => {
    expect(placeholderIn(text)).toBe(placeholder);
  });

  test.each([
    "100 % sure",
    "50%say yes",
    "Sets {1, 2, 3} and {a} in mathematics",
    "C++ <% is rare",
    "$5 as a present",
    "{{ }} and {}",
    "example.com",
    "next.js",
    "A title. Description follows",
    "[object] [Object]",
    `{{${"x".repeat(82)}}}`,
  ])("finds none in %j", (text) => {
    expect(placeholderIn(text)).toBeNull();
  });
});

describe("words for nothing", () => {
  test.each([
    ["undefined", "undefined"],
    ["null", "null"],
    ["NaN", "NaN"],
    ["None", "None"],
    ["undefined - Site", "undefined"],
    ["Site | null", "null"],
    ["Hello undefined undefined", "undefined undefined"],
    ["Only $NaN a month", "$NaN"],
    ["From € undefined", "€ undefined"],
  ])("finds %j", (text, value) => {
    expect(emptyValueIn(text)).toBe(value);
  });

  test.each([
    "Undefined behaviour in C",
    "What undefined means",
    "NaN is not a number",
    "Null Island - a place",
    "None of us - a film",
    "nullable",
  ])("leaves %j alone", (text) => {
    expect(emptyValueIn(text)).toBeNull();
  });
});

describe("HTML written as text", () => {
  test.each([
    "<p>Text</p>",
    "One<br>two",
    "One<br />two",
    'See <a href="/x">this</a>',
    "<strong>Now",
    "a </div>",
    '<IMG SRC="x">',
  ])("finds a tag in %j", (text) => {
    expect(htmlIn(text)).not.toBeNull();
  });

  test.each(["3 < 5 > 2", "The <title> element", "a <b", "<3", "List<String> in Java", "<not-a-tag>"])(
    "finds none in %j",
    (text) => {
      expect(htmlIn(text)).toBeNull();
    },
  );
});

describe("character references left over", () => {
  test.each(["Sand &amp; water", "It&#39;s", "&#x27;", "&hellip;", "caf&eacute;", "A&nbsp;B", "&AMP;"])(
    "finds one in %j",
    (text) => {
      expect(entityIn(text)).not.toBeNull();
    },
  );

  test.each(["Sand & water", "R&D;", "AT&T", "&amp", "a&b;c", "&#;", "&unknown;"])(
    "finds none in %j",
    (text) => {
      expect(entityIn(text)).toBeNull();
    },
  );
});

describe("broken characters", () => {
  test.each(["a\uFFFDb", "franÃ§ais", "donâ€™t", "â€œquotedâ€\u009D", "EspaÃ±a"])(
    "finds one in %j",
    (text) => {
      expect(brokenCharacterIn(text)).not.toBeNull();
    },
  );

  test.each(["São João", "ÃO", "Ã la carte", "français", "“quoted” – don’t", "â la", "潮汐", "5 €"])(
    "finds none in %j",
    (text) => {
      expect(brokenCharacterIn(text)).toBeNull();
    },
  );
});

test.each(["Create Next App", "laravel", "React App", "Index of /var", "Welcome to nginx!", "HOME"])(
  "%j is a title that software came with",
  (title) => {
    expect(isDefaultTitle(title)).toBe(true);
  },
);

test.each(["Queues in Laravel", "Home improvement", "Astronomy", "The documents", "Reindex of /x"])(
  "%j is a title of its own",
  (title) => {
    expect(isDefaultTitle(title)).toBe(false);
  },
);

test("filler is known by its first words", () => {
  expect(isDefaultDescription("Lorem Ipsum dolor sit amet.")).toBe(true);
  expect(isDefaultDescription("What lorem ipsum means.")).toBe(false);
});

test("a title's parts stand around separators with a space on both sides, or none in Chinese", () => {
  expect(titleSegments("Tides - Field Notes | Example")).toEqual(["Tides", "Field Notes", "Example"]);
  expect(titleSegments("Low-tide walk")).toEqual(["Low-tide walk"]);
  expect(titleSegments("潮の話｜海岸新聞")).toEqual(["潮の話", "海岸新聞"]);
  expect(titleSegments("밀물 :: 바다")).toEqual(["밀물", "바다"]);
  expect(titleSegments("旧码头将恢复_海港新闻_海港网")).toEqual(["旧码头将恢复", "海港新闻", "海港网"]);
  expect(titleSegments("海港 2026|海港网")).toEqual(["海港 2026", "海港网"]);
  expect(titleSegments("东京-大阪 read_me 潮|moon")).toEqual(["东京-大阪 read_me 潮|moon"]);
  expect(titleSegments("")).toEqual([""]);
});
