import { describe, expect, test } from "vitest";
import { completeUrl, embeddedUrl, hostLabel, isSamePage, normalizeUrl, resolveUrl } from "./http-url";

describe("resolving a written URL", () => {
  test.each([
    ["/a.png", "https://example.com/a.png"],
    ["a.png", "https://example.com/dir/a.png"],
    ["  ../a b.png\n", "https://example.com/a%20b.png"],
    ["//cdn.example.net/a.png", "https://cdn.example.net/a.png"],
    ["?q=1", "https://example.com/dir/page?q=1"],
    ["#part", "https://example.com/dir/page#part"],
    ["HTTP://Example.ORG:80/x", "http://example.org/x"],
    ["\\\\example.org\\x", "https://example.org/x"],
    ["", "https://example.com/dir/page"],
  ])("%j becomes %s", (href, expected) => {
    expect(resolveUrl(href, "https://example.com/dir/page")).toBe(expected);
  });

  test.each([
    "data:image/png;base64,AA",
    "javascript:alert(1)",
    "mailto:a@example.com",
    "https://",
    "http://[",
    "https://exa mple.com/",
  ])("%j is no URL to fetch", (href) => {
    expect(resolveUrl(href, "https://example.com/")).toBeNull();
  });

  test.each([
    ["as written", "/", "/a"],
    ["through the base", `/${"a".repeat(8_000)}/`, "a".repeat(200)],
    ["by its encoding", "/", `/${"\u00e4".repeat(2_000)}`],
  ])("takes no URL that is longer than servers take, %s", (_, base, href) => {
    const long = href.padEnd(href === "/a" ? 8_192 : 0, "a");
    expect(resolveUrl(long, `https://example.com${base}`)).toBeNull();
  });

  test("takes one of 8,192 characters", () => {
    const path = `/${"a".repeat(8_192 - "https://example.com/".length)}`;
    expect(resolveUrl(path, "https://example.com/")).toHaveLength(8_192);
  });

  // A call that the engine has optimized took such hosts for broken ones.
  test("reads a host with an umlaut for the thousandth time as for the first", () => {
    const read = Array.from({ length: 20_000 }, () =>
      resolveUrl("https://bücher.example/", "https://example.com/"),
    );
    expect(new Set(read)).toEqual(new Set(["https://xn--bcher-kva.example/"]));
  });

  test("does not throw at a base that is none", () => {
    expect(resolveUrl("/a", "nonsense")).toBeNull();
  });
});

describe("normalizing a URL", () => {
  test.each([
    ["HTTPS://Example.com", "https://example.com/"],
    ["http://example.com:80/a/../b?q=ä#frag", "http://example.com/b?q=%C3%A4"],
    ["https://bücher.example/", "https://xn--bcher-kva.example/"],
    ["https://example.com/#", "https://example.com/"],
  ])("%s becomes %s", (text, expected) => {
    expect(normalizeUrl(text)).toBe(expected);
  });

  test.each(["", "example.com", "/path", "ftp://example.com/", "https://", "https://example.com:99999/"])(
    "rejects %j",
    (text) => {
      expect(normalizeUrl(text)).toBeNull();
    },
  );
});

describe("the host as cards print it", () => {
  test.each([
    ["https://www.Example.com:8080/a", "example.com"],
    ["https://blog.example.com/", "blog.example.com"],
    ["https://www.com/", "www.com"],
    ["https://wwww.example.com/", "wwww.example.com"],
    ["nonsense", ""],
  ])("of %s is %j", (url, expected) => {
    expect(hostLabel(url)).toBe(expected);
  });
});

describe("http URLs", () => {
  test.each([
    [
      "https://cdn.example.net/w_1200/https%3A%2F%2Fassets.example.com%2Fa%2Fb.png",
      "https://assets.example.com/a/b.png",
    ],
    [
      "https://example.com/cdn-cgi/image/width=1200/https://example.org/b.png?v=2",
      "https://example.org/b.png",
    ],
    ["https://cdn.example.net/http://a.example/https://b.example/c.png", "https://b.example/c.png"],
    ["https://example.com/_next/image?url=%2Fphotos%2Fb.jpg&w=1200&q=75", "https://example.com/photos/b.jpg"],
    ["https://wsrv.example/?url=https%3A%2F%2Fexample.org%2Fb.jpg", "https://example.org/b.jpg"],
  ])("%s carries %s", (url, carried) => {
    expect(embeddedUrl(url)).toBe(carried);
  });

  test.each([
    "https://example.com/a/b.png?v=2",
    "https://example.com/b.png?url=b",
    "https://example.com/https://",
    "https://example.com/100%/b.png",
  ])("%s carries none", (url) => {
    expect(embeddedUrl(url)).toBeNull();
  });
});

describe("completeUrl", () => {
  test.each([
    ["example.com", "https://example.com"],
    ["  www.example.com/a?b=c#d \n", "https://www.example.com/a?b=c#d"],
    ["example.com:8080/page", "https://example.com:8080/page"],
    ["localhost:3000", "https://localhost:3000"],
    ["//example.com/a", "https://example.com/a"],
    ["<https://example.com/>", "https://example.com/"],
    ["“example.com”", "https://example.com"],
    ["münchen.example", "https://münchen.example"],
    ["Six autumn walks https://example.com/a?b=c", "https://example.com/a?b=c"],
    ["Look at this: HTTP://example.com/a. Nice!", "HTTP://example.com/a"],
    ["(https://example.com/wiki/Sand_(river))", "https://example.com/wiki/Sand_(river)"],
    ["(see https://example.com/a), it says", "https://example.com/a"],
    ["[Six walks](https://example.com/a)", "https://example.com/a"],
    ["example.com/login?next=https://example.com/a", "https://example.com/login?next=https://example.com/a"],
    ["sand and water", "https://sand and water"],
  ])("completes %j to %j", (typed, url) => {
    expect(completeUrl(typed)).toBe(url);
  });

  test.each([
    "https://example.com/a b",
    "HTTP://example.com",
    "ftp://example.com/file",
    "mailto:sam@example.com",
    "javascript:alert(1)",
    "data:text/html,hello",
    "sam@example.com",
  ])("leaves %j alone, since nothing would make it right", (typed) => {
    expect(completeUrl(typed)).toBe(typed);
  });

  test.each(["", "   ", '""'])("gives nothing for %j", (typed) => {
    expect(completeUrl(typed)).toBe("");
  });
});

describe("two URLs name the same page", () => {
  test.each([
    ["scheme", "http://example.com/a", "https://example.com/a"],
    ["letter case of the host", "https://EXAMPLE.com/a", "https://example.com/a"],
    ["default port", "https://example.com:443/a", "https://example.com/a"],
    ["trailing slash", "https://example.com/a/", "https://example.com/a"],
    ["trailing slash of the root", "https://example.com", "https://example.com/"],
    ["fragment", "https://example.com/a#top", "https://example.com/a"],
    ["tracking parameters", "https://example.com/a?utm_source=x&id=1&fbclid=2", "https://example.com/a?id=1"],
    ["order of parameters", "https://example.com/?b=2&a=1", "https://example.com/?a=1&b=2"],
    ["letter case of escapes", "https://example.com/%c3%a9", "https://example.com/%C3%A9"],
    ["writing of a host in another script", "https://bücher.example/", "https://xn--bcher-kva.example/"],
  ])("although they differ in %s", (_, a, b) => {
    expect(isSamePage(a, b)).toBe(true);
    expect(isSamePage(b, a)).toBe(true);
  });

  test.each([
    ["host", "https://example.com/", "https://www.example.com/"],
    ["port", "https://example.com:8443/", "https://example.com/"],
    ["path", "https://example.com/a", "https://example.com/b"],
    ["letter case of the path", "https://example.com/A", "https://example.com/a"],
    ["parameters", "https://example.com/?id=1", "https://example.com/?id=2"],
  ])("but not when they differ in %s", (_, a, b) => {
    expect(isSamePage(a, b)).toBe(false);
  });

  test.each(["", "/a", "mailto:someone@example.com", "https://", "data:text/html,x"])(
    "but never when one is %j",
    (text) => {
      expect(isSamePage(text, text)).toBe(false);
    },
  );
});
