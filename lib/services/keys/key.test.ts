import { describe, expect, test } from "vitest";
import { systemRandom } from "@/lib/random";
import { isKeyShaped, makeKey } from "./key";

const read = makeKey({ write: false, random: systemRandom });
const write = makeKey({ write: true, random: systemRandom });

describe("a key", () => {
  test("says whether it may write, and has 38 characters behind that", () => {
    expect(read).toMatch(/^hl_r_[0-9A-Za-z]{38}$/);
    expect(write).toMatch(/^hl_w_[0-9A-Za-z]{38}$/);
  });

  test("is never made twice", () => {
    const keys = Array.from({ length: 1_000 }, () => makeKey({ write: false, random: systemRandom }));
    expect(new Set(keys).size).toBe(1_000);
  });

  test("keeps its format: one made long ago is still one", () => {
    const zeros = makeKey({ write: false, random: (bytes) => new Uint8Array(bytes) });
    expect(zeros).toBe(`hl_r_${"0".repeat(32)}2PcNfL`);
    expect(isKeyShaped(zeros)).toBe(true);
  });

  test.each([read, write])("as it was made is well-formed", (key) => {
    expect(isKeyShaped(key)).toBe(true);
  });
});

describe("what is no key", () => {
  test("is any key with one character changed, wherever it is", () => {
    for (let at = 0; at < read.length; at += 1) {
      const other = read[at] === "x" ? "y" : "x";
      expect(isKeyShaped(read.slice(0, at) + other + read.slice(at + 1))).toBe(false);
    }
  });

  test.each([
    ["another's right", read.replace("hl_r_", "hl_w_")],
    ["cut", read.slice(0, -1)],
    ["longer", `${read}0`],
    ["with a line break", `${read}\n`],
    ["nothing", ""],
  ])("%s", (_name, text) => {
    expect(isKeyShaped(text)).toBe(false);
  });
});
