// The core alone, from the document's bytes to the report, without network or server.
import { inspectPage } from "@/lib/inspect/inspect";
import { joinPage } from "@/lib/inspect/page/page";
import { createDocumentReader } from "@/lib/inspect/page/read-document";
import { toReport } from "@/lib/inspect/report";
import { NO_RESOURCES } from "@/lib/inspect/resources";
import { median } from "./measure";
import { makePage, PAGE_SPECS } from "./web/pages";

const CHUNK_BYTES = 65_536;

/** Median milliseconds from bytes to report JSON, by page name. */
export function measureCore(rounds: number): Readonly<Record<string, number>> {
  const entries = Object.keys(PAGE_SPECS).map((name) => {
    const { html } = makePage(name, "https://example.com");
    const times: number[] = [];
    for (let i = 0; i < rounds; i++) {
      const before = performance.now();
      reportOf(html, `https://example.com/p/${name}.html`);
      times.push(performance.now() - before);
    }
    return [name, median(times.slice(Math.floor(rounds / 4)))];
  });
  return Object.fromEntries(entries);
}

function reportOf(html: Buffer, url: string): string {
  const reader = createDocumentReader("text/html; charset=utf-8");
  for (let at = 0; at < html.length; at += CHUNK_BYTES) reader.write(html.subarray(at, at + CHUNK_BYTES));
  const fetched = {
    url,
    finalUrl: url,
    hops: [],
    status: 200,
    headers: { "content-type": "text/html; charset=utf-8" },
    responseTimeMs: 1,
    documentBytes: html.length,
    truncated: false,
  };
  return JSON.stringify(toReport(inspectPage(joinPage(fetched, reader.end()), NO_RESOURCES)));
}
