// A report quotes the page, so a hostile page may want it to be many times as long as itself.
import { describe, expect, test } from "vitest";
import { inspectPage } from "./inspect";
import { joinPage } from "./page/page";
import { parseDocument } from "./page/read-document";
import { toReport } from "./report";
import { NO_RESOURCES } from "./resources";

const TIMES_MAX = 4;
const CHARACTERS = 200_000;
const LONG_FOLDER = "x".repeat(8_000);

const counted = (count: number, tag: (number: number) => string) =>
  Array.from({ length: count }, (_, number) => tag(number)).join("");

const HOSTILE: Readonly<Record<string, string>> = {
  "a key without end in name=": `<meta name="og:${"k".repeat(CHARACTERS)}" content="a">`,
  "a key without end that has two values": ["a", "b"]
    .map((value) => `<meta property="og:${"k".repeat(CHARACTERS / 2)}" content="${value}">`)
    .join(""),
  "a value without end": `<meta property="og:title" content="${"t".repeat(CHARACTERS)}">`,
  "a rel without end": `<link rel="icon ${"r".repeat(CHARACTERS)}" href="/a.png">`,
  "URLs below a long base": `<base href="https://example.com/${LONG_FOLDER}/">${counted(
    CHARACTERS / 100,
    (number) =>
      `<link rel="icon alternate" hreflang="en" type="application/json+oembed" href="${number}"${" ".repeat(25)}>`,
  )}`,
};

function reportOf(html: string): string {
  const url = "https://example.com/";
  const fetched = { url, finalUrl: url, hops: [], status: 200, headers: {}, responseTimeMs: 1 };
  const page = joinPage(
    { ...fetched, documentBytes: html.length, truncated: false },
    parseDocument(html, "text/html"),
  );
  return JSON.stringify(toReport(inspectPage(page, NO_RESOURCES)));
}

describe("report size", () => {
  test.each(Object.entries(HOSTILE))("a report is at most four times as long as %s", (_, html) => {
    expect(reportOf(html).length).toBeLessThan(TIMES_MAX * html.length);
  });
});
