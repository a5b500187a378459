import { describe, expect, test } from "vitest";
import { inspectExample } from "../../example/inspect-example";
import { parseDocument } from "../read-document";

const LEAD = "Two floods a day move more sand than any storm, and nobody notices until spring.";

const paragraphs = (html: string) =>
  parseDocument(`<title>T</title><body><div id="content">${html}<p>${LEAD}</p></div>`).paragraphs.map(
    ({ text }) => text,
  );

describe("page furniture", () => {
  test.each([
    '<div class="search-overlay"><p>Type what you look for and press Enter to search the site.</p></div>',
    '<div class="site-header__search search-form"><p>Type what you look for.</p></div>',
    "<form><p><label>User name or e-mail address</label> <input></p></form>",
    '<div role="dialog"><p>We use cookies so that the site works as you expect.</p></div>',
    '<div id="cookie-banner"><p>We use cookies so that the site works as you expect.</p></div>',
    '<div class="modal newsletter-popup"><p>Sign up for our letter. It comes every week.</p></div>',
    "<nav><p>Home, news, weather and everything else that we have.</p></nav>",
    "<aside><p>Read also: what the sea leaves behind on the flats.</p></aside>",
    '<p class="byline">By Sam Rivera, our correspondent on the coast, and Ada Lind.</p>',
    '<p class="entry-meta">Posted in Coast by Sam.</p>',
    "<p>By Sam Rivera · 3 May 2026 · 5 min read</p>",
    "<p>Von Ada Lind, Emden</p>",
    "<p>作者：海港记者</p>",
    '<p><a href="/a">What the sea leaves</a> · <a href="/b">Where the sand goes</a></p>',
    '<div class="breadcrumbs"><p>Home / Guides / Tides</p></div>',
    '<div class="nav-menu"><div><p>One more thing. And another.</p></div></div>',
    '<div class="cookie-law-info-bar"><p>We use cookies so that the site works as you expect.</p></div>',
    '<section class="usa-banner"><p>An official website of a government that has many.</p></section>',
    '<div class="admonition note"><p>You read the manual of the version in development.</p></div>',
    '<p class="site-description">News from both sides of the water since 1891</p>',
    '<p style="display: none">Your browser is out of date. The page may look odd.</p>',
    "<figure><img><figcaption><p>The quay in May. Photo: Owen Tallis</p></figcaption></figure>",
    "<p>Copyright 2026 Harbour Courier. All rights reserved.</p>",
    "<p>Loading, please wait until all of it is here…</p>",
    "<p>Note</p>",
    "<p>We use cookies to improve what you see here. By continuing you accept.</p>",
    "<p>Wir verwenden Cookies, um Ihnen das beste Erlebnis zu bieten.</p>",
    "<p>Nous utilisons des cookies pour mesurer les visites.</p>",
    "<p>JavaScript is disabled in your browser. Please enable it to proceed.</p>",
    "<p>Your browser is out of date. Update it to view this site safely.</p>",
    "<p>Sign up for our newsletter and get the best stories every week.</p>",
    "<p>Already have an account? Sign in here. Forgot your password?</p>",
    "<p>Advertisement. Scroll down to continue reading the article.</p>",
    "<p>This article contains affiliate links. We may earn a commission.</p>",
    "<p>Free shipping on all orders over $50 until the end of the month.</p>",
    "<p>5 min read · Updated March 3, 2026 · 1,204 views · Share on X</p>",
    "<p>7,90 €*</p>",
  ])("%s is no paragraph of the page's own", (html) => {
    expect(paragraphs(html)).toEqual([LEAD]);
  });

  test.each([
    '<div class="page-wrapper has-sidebar no-search"><p>A first. And a second.</p></div>',
    '<div class="main-content sidebar"><p>A first. And a second.</p></div>',
    '<div id="content"><p class="lead">By the sea, everything is late.</p></div>',
    '<div class="social-history"><p>A first. And a second.</p></div>',
    '<div class="entry-content"><p>A first. And a second.</p></div>',
    "<header><p>A first. And a second.</p></header>",
    "<p>JavaScript is a language that every browser understands.</p>",
    "<p>Cookies of this kind keep for a month in a closed tin.</p>",
    "<p>Advertising on the coast began with painted walls.</p>",
    '<p>Read <a href="/a">this</a> before you walk out on the flats.</p>',
  ])("%s is one", (html) => {
    expect(paragraphs(html)).toHaveLength(2);
  });
});

describe("where the page's own text is", () => {
  const first = (html: string) => parseDocument(`<title>T</title><body>${html}`).paragraphs[0]?.text;
  const NOTICE = "<p>Prints ship worldwide until the tenth of December.</p>";
  const LEGAL = "<p>Registered in Emden under the number that follows.</p>";

  test.each([
    ["the main element", `${NOTICE}<main><p>${LEAD}</p></main>${LEGAL}`],
    ["a role", `${NOTICE}<div role="main"><p>${LEAD}</p></div>${LEGAL}`],
    ["an id", `${NOTICE}<div id="content"><p>${LEAD}</p></div>${LEGAL}`],
    ["a class", `${NOTICE}<div class="post-body entry-content"><p>${LEAD}</p></div>${LEGAL}`],
    ["the only article", `${NOTICE}<article><p>${LEAD}</p></article>${LEGAL}`],
    ["the first heading", `${NOTICE}<h1>Tides</h1><p>${LEAD}</p>${LEGAL}`],
    ["a heading in the main element", `<main>${NOTICE}<h1>Tides</h1><p>${LEAD}</p></main>`],
    ["a form around the page", `<form>${NOTICE}<h1>Tides</h1><p>${LEAD}</p></form>`],
    ["text without paragraphs", `<main><h1>Tides</h1><div>${LEAD}<br><br>More of it.</div></main>`],
    ["text in the article itself", `<main><article>${LEAD}</article>${LEGAL}</main>`],
    [
      "text before articles, which are a list",
      `<h1>Tides</h1><p>${LEAD}</p><article>${LEGAL}</article><article>${LEGAL}</article>`,
    ],
  ])("is told by %s", (_, html) => expect(first(html)).toBe(LEAD));

  test.each([
    ["a main element without a paragraph", `${NOTICE}<main><ul><li>One thing. And another.</li></ul></main>`],
    ["a heading with nothing behind it", `${NOTICE}<h1>Tides</h1>`],
  ])("%s has none", (_, html) => expect(first(html)).toBeUndefined());
});

describe("a page without text of its own", () => {
  test("a page that has nothing but furniture proposes no description", () => {
    const document =
      '<!doctype html><html lang="en"><title>Account</title><body><form><p>Enter the name of your account and the password.</p></form>';
    const issue = inspectExample({ html: "", document }).issues.find(
      ({ code }) => code === "missing_description",
    );
    expect(issue?.fix?.html).toBeNull();
  });
});
