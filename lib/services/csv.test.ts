import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { toCsv } from "./csv";

/** The cells of a CSV text by the grammar of RFC 4180, section 2. */
function read(text: string): string[][] {
  const rows: string[][] = [];
  const cell = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n)/y;
  let row: string[] = [];
  while (cell.lastIndex < text.length) {
    const [, shown = "", end] = cell.exec(text) ?? [];
    if (end === undefined) throw new Error("not CSV");
    row.push(shown.startsWith('"') ? shown.slice(1, -1).replaceAll('""', '"') : shown);
    if (end === ",") continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

describe("a table", () => {
  test("is lines of cells between commas, each line ended by CR LF", () => {
    expect(toCsv(["url", "score"], [["https://example.com/", 87]])).toBe(
      "url,score\r\nhttps://example.com/,87\r\n",
    );
  });

  test("has an empty cell for what is not there, and a line of names when it is empty", () => {
    expect(toCsv(["a", "b"], [[null, 0]])).toBe("a,b\r\n,0\r\n");
    expect(toCsv(["a", "b"], [])).toBe("a,b\r\n");
  });

  test("quotes what would break it", () => {
    expect(toCsv(["a"], [['say "hi", please'], ["two\nlines"]])).toBe(
      'a\r\n"say ""hi"", please"\r\n"two\nlines"\r\n',
    );
  });

  test("is read back cell by cell, whatever the text", () => {
    const cells = fc.array(fc.array(fc.string({ unit: "binary" }), { minLength: 2, maxLength: 2 }));
    fc.assert(
      fc.property(cells, (rows) => {
        const found = read(toCsv(["a", "b"], rows)).slice(1);
        expect(found.flat().map((cell) => cell.replace(/^'/, ""))).toEqual(
          rows.flat().map((cell) => cell.replace(/^'/, "")),
        );
      }),
    );
  });
});

describe("text that a spreadsheet would run", () => {
  test.each([
    '=HYPERLINK("https://example.org","here")',
    "+1+cmd|' /C calc'!A0",
    "-2+3",
    "@SUM(A1:A9)",
    "\t=1",
    "\r=1",
    "＝1+1",
  ])("%j is text", (cell) => {
    expect(read(toCsv(["a"], [[cell]]))[1]).toEqual([`'${cell}`]);
  });

  test.each([["a=b"], ["1-2"], ["https://example.com/?a=@b"]])("%j is none", (cell) => {
    expect(read(toCsv(["a"], [[cell]]))[1]).toEqual([cell]);
  });

  test("a number below zero stays a number", () => {
    expect(toCsv(["a"], [[-3]])).toBe("a\r\n-3\r\n");
  });
});
