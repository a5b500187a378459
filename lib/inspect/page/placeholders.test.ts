import { describe, expect, test } from "vitest";
import { emptyValueIn, placeholderIn, resolveWrittenUrl } from "./placeholders";

describe("placeholders", () => {
  test.each([
    ["{{ title }} - Site", "{{ title }}"],
    ["{% block title %}", "{% block title %}"],
    ["{!! $title !!}", "{!! $title !!}"],
    ["<%= title %>", "<%= title %>"],
    [`$${"{post.title}"} | Site`, `$${"{post.title}"}`],
    ["%%title%% %%sep%%", "%%title%%"],
    ["%s - Site", "%s"],
    ["%VITE_APP_TITLE%", "%VITE_APP_TITLE%"],
    ["Site | %REACT_APP_NAME_2%", "%REACT_APP_NAME_2%"],
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
    "From 10%VITE_BAD to 20%",
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

describe("a URL that a page writes", () => {
  test.each([
    "{{ page.image }}",
    " https://example.org/{{ path }} ",
    "{{ site.url }}{{ page.url }}",
    "<%= image_url %>",
    "[object Object]",
    "undefined",
    "null",
    "%PUBLIC_URL%/favicon.ico",
    "%BASE_URL%favicon.ico",
    "%sveltekit.assets%/favicon.png",
    "mailto:ada@example.org",
  ])("is none in %j", (written) => {
    expect(resolveWrittenUrl(written, "https://example.com/")).toBeNull();
  });

  test.each([
    ["/a%20b_c%20d", "https://example.com/a%20b_c%20d"],
    ["/100%BASE/title", "https://example.com/100%BASE/title"],
    ["undefined-behaviour.html", "https://example.com/undefined-behaviour.html"],
    ["/?tags[]=null&x={1}", "https://example.com/?tags[]=null&x={1}"],
    ["/page.title", "https://example.com/page.title"],
  ])("is taken from %j", (written, url) => {
    expect(resolveWrittenUrl(written, "https://example.com/")).toBe(url);
  });
});
