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
    ["[title]", "[title]"],
    ["[post_title] | Site", "[post_title]"],
    ["[your name] | Site", "[your name]"],
    ["Insert title here", "Insert title here"],
    ["@yield('title')", "@yield('title')"],
    ["$t('home.title') - Site", "$t('home.title')"],
    ["i18n:home.greeting", "i18n:home.greeting"],
    ["[node:title] | Site", "[node:title]"],
    ["{page_title}", "{page_title}"],
    ["pages.home.title", "pages.home.title"],
    ["[caption id=1]The pier[/caption]", "[caption id=1]"],
    ['[vc_row full_width="stretch" el_id="a"]Tides', '[vc_row full_width="stretch" el_id="a"]'],
    ["Tides [/et_pb_text]", "[/et_pb_text]"],
    ["{$page.title}", "{$page.title}"],
    ["{$title|escape} - Site", "{$title|escape}"],
    ["[[description]]", "[[description]]"],
    ["[[*pagetitle]] | Site", "[[*pagetitle]]"],
    ["%DESCRIPTION%", "%DESCRIPTION%"],
    ["%FIRST_NAME%, see this", "%FIRST_NAME%"],
    ["<?php echo $post->title; ?>", "<?php echo $post->title; ?>"],
    ["<?= $title ?> - Site", "<?= $title ?>"],
    ["<?php bloginfo('name')", "<?php bloginfo('name')"],
    ["*|MC_SUBJECT|*", "*|MC_SUBJECT|*"],
    ["*|MC:SUBJECT|* from us", "*|MC:SUBJECT|*"],
    ["{{{title}}}", "{{title}}"],
    ["#{page.title} - Site", "#{page.title}"],
    ["$!{title}", "$!{title}"],
    ["{!Contact.Name}", "{!Contact.Name}"],
    ["{#if title}", "{#if title}"],
    ["<#if title??>", "<#if title??>"],
    ["%1$s - Site", "%1$s"],
    ["%(title)s", "%(title)s"],
    ["Hello %{name}", "%{name}"],
    ["{0} - Site", "{0}"],
    ["{SITENAME} • Forum", "{SITENAME}"],
    ["{L_TITLE}", "{L_TITLE}"],
    ["###TITLE###", "###TITLE###"],
    ["__SITE_TITLE__", "__SITE_TITLE__"],
    ["@@title@@", "@@title@@"],
    ["@ViewBag.Title - Site", "@ViewBag.Title"],
    ['@ViewData["Title"]', '@ViewData["Title"]'],
    ["$title$ | Site", "$title$"],
    ["#post_title | #site_title", "#post_title"],
    ["%sitename% %sep% %title%", "%sitename%"],
    ["{first_name}, your order", "{first_name}"],
    ["[Insert your description here]", "[Insert your description here]"],
    ["[Your Company Name]", "[Your Company Name]"],
    ["[object Promise]", "[object Promise]"],
    ["[*description*]", "[*description*]"],
    ["$page_title", "$page_title"],
    ["SITE_NAME", "SITE_NAME"],
    ["{{ title }} | JavaScript weekly", "{{ title }}"],
    ["%s - Python news", "%s"],
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
    "What “{{ title }}” does in a template",
    `Use \`$${"{name}"}\` in a string`,
    "How to write '%s' in C",
    "Your Name. [a film]",
    "Tides [Video] [2026]",
    "The $5 and $10 tides",
    "A 50 %SALE now",
    "p$-adic and $p$-adic numbers",
    "a{2} in a regular expression",
    "C# and F#: @Model aside",
    "#metoo, #titleist and @page",
    "*** NEW ***",
    "[1] Tide tables [/1]",
    "Sets {1}{2}",
    "What does %s mean in Python?",
    "Use the %s placeholder in C",
    "How to use {{ mustache }} tags",
    "Vue template syntax: {{ message }}",
    "The [gallery ids=1] shortcode",
    "MAX_PATH_NAME",
    "$title and other stories",
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
    "<?php echo $image ?>",
    "*|IMAGE|*",
    "[[+image]]",
    "{$image}",
    "https://https://example.org/a.png",
    "mailto:ada@example.org",
  ])("is none in %j", (written) => {
    expect(resolveWrittenUrl(written, { baseUrl: "https://example.com/" })).toBeNull();
  });

  test.each([
    ["/a%20b_c%20d", "https://example.com/a%20b_c%20d"],
    ["/100%BASE/title", "https://example.com/100%BASE/title"],
    ["undefined-behaviour.html", "https://example.com/undefined-behaviour.html"],
    ["/?tags[]=null&x={1}", "https://example.com/?tags[]=null&x={1}"],
    ["/page.title", "https://example.com/page.title"],
    ["/?q={0}&n=%25d&t=$title$", "https://example.com/?q={0}&n=%25d&t=$title$"],
    ["/a/__BIG__/[photo size=2].jpg", "https://example.com/a/__BIG__/[photo%20size=2].jpg"],
    ["/%E6%BD%AE%E6%B1%90", "https://example.com/%E6%BD%AE%E6%B1%90"],
  ])("is taken from %j", (written, url) => {
    expect(resolveWrittenUrl(written, { baseUrl: "https://example.com/" })).toBe(url);
  });

  test("is relative to the page that writes it", () => {
    const bases = ["https://example.com/guides/", "https://example.org/"];
    expect(bases.map((baseUrl) => resolveWrittenUrl("tides.png", { baseUrl }))).toEqual([
      "https://example.com/guides/tides.png",
      "https://example.org/tides.png",
    ]);
  });
});
