import { expect, it } from "vitest";
import { pastedPage } from "./pasted-page";

it.each([
  ["the URL given", "http://localhost:3000/a#b", "http://localhost:3000/a"],
  ["og:url when none is given", "", "https://example.net/own"],
  ["og:url when what is given is no URL", "javascript:alert(1)", "https://example.net/own"],
])("stands at %s", (_, url, expected) => {
  const html =
    '<meta property="og:url" content="https://example.net/own"><link rel="canonical" href="https://example.org/">';
  expect(pastedPage(html, url).finalUrl).toBe(expected);
});

it("stands at its canonical URL, else at an example's", () => {
  expect(pastedPage('<link rel="canonical" href="https://example.org/c">', "").finalUrl).toBe(
    "https://example.org/c",
  );
  expect(pastedPage('<link rel="canonical" href="/c">', "").finalUrl).toBe("https://example.com/");
});

it("counts the document in bytes", () => {
  expect(pastedPage("<title>é</title>", "").documentBytes).toBe(17);
});
