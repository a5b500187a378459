import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { growth } from "@/lib/testing/growth";
import { robotsRules } from "./robots-rules";

const allowed = (text: string, path = "/page", token = "Examplebot") =>
  robotsRules(text).about(`https://example.com${path}`).allows(token);

const everyone = (...rules: string[]) => ["User-agent: *", ...rules].join("\n");

describe("which rules a crawler hears", () => {
  test.each([
    ["its own, by its product token", "User-agent: examplebot\nDisallow: /", false],
    ["its own, with a version behind", "User-agent: Examplebot/1.0\nDisallow: /", false],
    ["those of a group it shares", "User-agent: a\nUser-agent: Examplebot\nDisallow: /", false],
    [
      "those of all its groups",
      "User-agent: Examplebot\nDisallow: /a\n\nUser-agent: Examplebot\nDisallow: /page",
      false,
    ],
    ["those for everyone where it has none", "User-agent: *\nDisallow: /", false],
    [
      "its own alone, whatever is said to everyone",
      "User-agent: *\nDisallow: /\nUser-agent: Examplebot\nAllow: /",
      true,
    ],
    [
      "its own, though it holds no rule",
      "User-agent: Examplebot\nDisallow:\nUser-agent: *\nDisallow: /",
      true,
    ],
    ["none of another whose name begins alike", "User-agent: Examplebot-Image\nDisallow: /", true],
    ["none before any group", "Disallow: /\nUser-agent: other\nDisallow: /", true],
    ["all through other lines", "User-agent: *\nCrawl-delay: 5\nSitemap: x\nDisallow: /", false],
    ["a group behind other lines", "User-agent: *\nSitemap: x\nUser-agent: b\nDisallow: /", false],
  ])("%s", (_, text, expected) => {
    expect(allowed(text)).toBe(expected);
  });

  test.each([
    ["a byte order mark", "\uFEFFUser-agent: *\nDisallow: /"],
    ["CRLF and CR", "User-agent: *\r\n\rDisallow: /"],
    ["comments and spaces", "# a\n  USER-AGENT :  *  # b\n\tdisallow:/ # c"],
  ])("with %s", (_, text) => {
    expect(allowed(text)).toBe(false);
  });
});

describe("what a pattern takes in", () => {
  test.each([
    ["/page", "/page", true],
    ["/page", "/page/more?x", true],
    ["/page", "/Page", false],
    ["page", "/page", false],
    ["*page", "/a/page", true],
    ["/*.gif$", "/a.gif", true],
    ["/*.gif$", "/a.gif?x", false],
    ["/page$", "/page", true],
    ["/page$", "/page/", false],
    ["/*", "/", true],
    ["/a*b*c", "/a-b-b-c", true],
    ["/a*b*c", "/a-c-b", false],
    ["/a*a$", "/a", false],
    ["/a**a$", "/aa", true],
    ["/$", "/", true],
    ["/$", "/page", false],
    ["/a$b", "/a$b", true],
    ["/?", "/?x=1", true],
    ["/caf%c3%a9", "/caf\u00e9", true],
    ["/caf\u00e9", "/caf%C3%A9", true],
    ["/%62%61%7A", "/baz", true],
    ["/a%2Fb", "/a/b", false],
    ["/%zz", "/%zz", true],
    ["/[a]", "/[a]", true],
  ])("%s and %s: %s", (pattern, path, taken) => {
    expect(allowed(everyone(`Disallow: ${pattern}`), path)).toBe(!taken);
  });

  test("the longest decides, and of two as long the one that allows", () => {
    expect(allowed(everyone("Disallow: /", "Allow: /page"))).toBe(true);
    expect(allowed(everyone("Allow: /", "Disallow: /page"))).toBe(false);
    expect(allowed(everyone("Disallow: /page", "Allow: /page"))).toBe(true);
    expect(allowed(everyone("Allow: /page", "Disallow: /page"))).toBe(true);
  });
});

describe("robotsRules", () => {
  test("no text and no path makes it throw", () => {
    const text = fc.string({ unit: "binary" });
    fc.assert(
      fc.property(text, text, (lines, path) => {
        const url = URL.parse(path, "https://example.com/")?.href ?? "https://example.com/";
        robotsRules(`User-agent: *\nDisallow: ${lines}\n${lines}`).about(url).allows("Examplebot");
      }),
    );
  });
});

describe("a hostile robots.txt costs time in proportion to its size", () => {
  const path = `/${"a".repeat(2_000)}`;
  test.each<[string, (count: number) => string]>([
    ["wildcards in a row", (count) => everyone(`Disallow: /${"*".repeat(count)}`)],
    ["wildcards in turn", (count) => everyone(`Disallow: /${"*a".repeat(count / 2)}b`)],
    ["rules with wildcards", (count) => everyone("Disallow: /*a*a*a*a*a*a*a*b\n".repeat(count / 28))],
    ["rules that nearly match", (count) => everyone(`Disallow: /*${"a".repeat(90)}b\n`.repeat(count / 104))],
    ["names and rules", (count) => "User-agent: a\n".repeat(count / 28) + "Disallow: /\n".repeat(count / 24)],
    ["groups", (count) => "User-agent: a\nDisallow: /\n".repeat(count / 26)],
    ["spaces", (count) => `User-agent:${" ".repeat(count)}*\n${" ".repeat(count)}Disallow: /`],
  ])("of %s", (_, build) => {
    const work = (text: string) => void allowed(text, path);
    expect(growth(work, { small: build(120_000), large: build(480_000) }, 8)).toBeLessThan(8);
  });

  test("of thousands of patterns full of stars costs about as much as of those without", () => {
    const file = (pattern: string) =>
      everyone(...Array.from({ length: 10_000 }, () => `Disallow: ${pattern}`));
    const work = (text: string) => void allowed(text, `/${"a".repeat(1_000)}`);
    expect(growth(work, { small: file("/ab"), large: file(`/${"*a".repeat(20)}*ab`) }, 4)).toBeLessThan(4);
  });
});
