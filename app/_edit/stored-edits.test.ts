import { describe, expect, test } from "vitest";
import { parseEdits, parsePaste, serializeEdits } from "./stored-edits";

const edits = { fields: { title: "Ebb", socialTitle: null }, off: new Set(["meta:1"]) };

describe("stored edits", () => {
  test("edits come back for the page they were made on, and for no other", () => {
    const text = serializeEdits(edits, "https://example.com/");
    expect(parseEdits(text, "https://example.com/")).toEqual(edits);
    expect(parseEdits(text, "https://example.com/other")).toBeNull();
  });

  test.each([null, "", "{", "[]", "7", '{"page":1}'])("%s holds no edits", (text) => {
    expect(parseEdits(text, "https://example.com/")).toBeNull();
  });

  test("only known fields with texts are taken", () => {
    const text =
      '{"page":"p","fields":{"title":7,"image":"/a.png","__proto__":{"x":1},"other":"x"},"off":[1,"a"]}';
    expect(parseEdits(text, "p")).toEqual({ fields: { image: "/a.png" }, off: new Set(["a"]) });
  });

  test("pasted HTML comes back with its options", () => {
    const paste = { html: "<title>Ebb</title>", url: "", loadImages: true };
    expect(parsePaste(JSON.stringify(paste))).toEqual(paste);
    for (const text of [null, "", "[]", '{"html":1,"url":""}']) expect(parsePaste(text)).toBeNull();
  });
});
