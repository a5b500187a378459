import { expect, test } from "vitest";
import { inspectExample } from "../../example/inspect-example";
import { parseDocument } from "../read-document";

const LEAD = "Two floods a day move more sand than any storm, and nobody notices until spring.";

const paragraphs = (html: string) =>
  parseDocument(`<title>T</title><body>${html}<p>${LEAD}</p>`).paragraphs.map(({ text }) => text);

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
])("%s is no paragraph of the page's own", (html) => {
  expect(paragraphs(html)).toEqual([LEAD]);
});

test.each([
  '<div class="page-wrapper has-sidebar no-search"><p>A first. And a second.</p></div>',
  '<div class="main-content sidebar"><p>A first. And a second.</p></div>',
  '<div id="content"><p class="lead">By the sea, everything is late.</p></div>',
  '<div class="social-history"><p>A first. And a second.</p></div>',
  "<article><header><p>A first. And a second.</p></header></article>",
  '<p>Read <a href="/a">this</a> before you walk out on the flats.</p>',
])("%s is one", (html) => {
  expect(paragraphs(html)).toHaveLength(2);
});

test("a page that has nothing but furniture proposes no description", () => {
  const document =
    '<!doctype html><html lang="en"><title>Account</title><body><form><p>Enter the name of your account and the password.</p></form>';
  const issue = inspectExample({ html: "", document }).issues.find(
    ({ code }) => code === "missing_description",
  );
  expect(issue?.fix?.html).toBeNull();
});
