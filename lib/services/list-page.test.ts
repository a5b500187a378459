import { describe, expect, test } from "vitest";
import { z } from "zod";
import { type Cursor, PAGE_INPUT, pageOf, pageQuery } from "./list-page";

const schema = z.object(PAGE_INPUT);
const rows: readonly Cursor[] = ["a", "b", "c"].map((letter, index) => ({
  id: `sav_${letter}`,
  createdAt: new Date(1_000 - index),
}));

describe("what a list takes", () => {
  test.each([
    ["", 50],
    ["1", 1],
    ["100", 100],
  ])("limit %j is %i", (limit, expected) => {
    expect(schema.parse(limit === "" ? {} : { limit }).limit).toBe(expected);
  });

  test.each(["0", "101", "-1", "1.5", "1e1", "0x10", " 1", "+1", "ten", "9".repeat(40), ""])(
    "limit %j is rejected",
    (limit) => {
      expect(schema.safeParse({ limit }).success).toBe(false);
    },
  );

  test.each([
    "",
    "x",
    Buffer.from("1000").toString("base64url"),
    Buffer.from("1000.sav_a'; --").toString("base64url"),
    Buffer.from("1000.sav_a\0").toString("base64url"),
    Buffer.from("9999999999999999.sav_a").toString("base64url"),
  ])("a cursor that no list returned is rejected: %j", (cursor) => {
    expect(schema.safeParse({ cursor }).success).toBe(false);
  });
});

describe("a page", () => {
  test("says where the next one starts when there is more than it holds", () => {
    const { rows: shown, nextCursor } = pageOf(rows, { limit: 2 });
    expect(shown.map(({ id }) => id)).toEqual(["sav_a", "sav_b"]);
    expect(schema.parse({ cursor: nextCursor }).cursor).toEqual(rows[1]);
  });

  test("is the last when it holds all that was found", () => {
    expect(pageOf(rows, { limit: 3 })).toEqual({ rows, nextCursor: null });
    expect(pageOf([], { limit: 3 })).toEqual({ rows: [], nextCursor: null });
  });

  test("is found behind the cursor, with one record more than asked for", () => {
    const cursor = { id: "sav_b", createdAt: new Date(999) };
    expect(pageQuery({ limit: 2, cursor })).toEqual({
      where: {
        OR: [{ createdAt: { lt: new Date(999) } }, { createdAt: new Date(999), id: { lt: "sav_b" } }],
      },
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: 3,
    });
  });
});
