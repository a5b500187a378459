import { describe, expect, test } from "vitest";
import { entries, firstText } from "./meta-entries";
import { parseDocument } from "./read-document";

const PAGE = parseDocument(`
  <meta name="og:title" content=" By name ">
  <meta property="og:title" content="">
  <meta property="OG:Title " content="Loud">
  <meta name="og:title" property="og:title" content="Both">
  <meta itemprop="og:title" content="Item">
  <meta property="og:title" value="Value">
  <meta http-equiv="refresh" content="5">
  <meta name="__proto__" content="proto">
  <meta name="constructor" content="ctor">
`);

const texts = (key: string, how?: Parameters<typeof entries>[2]) =>
  entries(PAGE, key, how).map((entry) => entry.text);

describe("the metas of a key", () => {
  test("finds name and property alike, in document order, trimmed, without empty ones, each meta once", () => {
    expect(texts("og:title")).toEqual(["By name", "Loud", "Both"]);
  });

  test("finds one attribute only, when told so", () => {
    expect(texts("og:title", { attributes: ["property"] })).toEqual(["Loud", "Both"]);
    expect(texts("og:title", { attributes: ["itemprop"] })).toEqual(["Item"]);
    expect(texts("Refresh", { attributes: ["http-equiv"] })).toEqual(["5"]);
  });

  test("finds a key written exactly so, when told so", () => {
    expect(texts("og:title", { exact: true })).toEqual(["By name", "Both"]);
    expect(texts("OG:Title ", { exact: true })).toEqual(["Loud"]);
  });

  test("finds empty ones and the text of value, when told so", () => {
    expect(texts("og:title", { empty: true })).toEqual(["By name", "", "Loud", "Both", ""]);
    expect(texts("og:title", { orValue: true })).toEqual(["By name", "Loud", "Both", "Value"]);
  });

  test("tells what is where", () => {
    expect(entries(PAGE, "og:title")[1]).toMatchObject({
      key: "OG:Title ",
      attribute: "property",
      tag: { line: 4, placement: "head" },
    });
  });

  test("returns nothing for a key that is not there, and keys of objects are like any other", () => {
    expect(texts("toString")).toEqual([]);
    expect(texts("__proto__")).toEqual(["proto"]);
    expect(firstText(PAGE, "constructor")).toBe("ctor");
    expect(firstText(PAGE, "missing")).toBeNull();
  });
});
