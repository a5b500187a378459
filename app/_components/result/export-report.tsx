"use client";

import { Braces, FileText, Image as ImageIcon } from "lucide-react";
import { useState } from "react";
import { GRID_ID } from "@/app/_previews/grid/grid-frame";
import { PLATFORM_LABELS } from "@/lib/inspect/platforms/names";
import type { Report } from "@/lib/inspect/report";
import { Button } from "../ui/button";
import { EXPORT_TEXT } from "./result-text.data";

interface ExportReportProps {
  /** Null if it is too large to embed in the page. */
  readonly report: Report | null;
  /** The URL of the checked page. */
  readonly url: string;
}

/** Saves the report and an image of its previews as files, made in the browser without a request. */
export function ExportReport({ report, url }: ExportReportProps) {
  const [message, setMessage] = useState("");

  function saveJson(whole: Report) {
    saveFile(textFile(JSON.stringify(whole, null, 2), "application/json"), url, "json");
  }

  async function saveMarkdown(whole: Report) {
    const { reportMarkdown } = await import("@/lib/inspect/report-markdown");
    saveFile(textFile(reportMarkdown(whole, PLATFORM_LABELS), "text/markdown"), url, "md");
  }

  return (
    <section
      aria-labelledby="downloads-heading"
      className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-xl border border-line bg-surface px-5 py-4 no-script:hidden"
    >
      <div className="min-w-0 flex-1 basis-64">
        <h2 id="downloads-heading" className="font-medium">
          {EXPORT_TEXT.heading}
        </h2>
        <p role="status" className="text-sm text-muted">
          {message || EXPORT_TEXT.lead}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {report !== null && (
          <>
            <Button onClick={() => saveJson(report)}>
              <Braces aria-hidden size={15} />
              {EXPORT_TEXT.json}
            </Button>
            <Button onClick={() => saveMarkdown(report)}>
              <FileText aria-hidden size={15} />
              {EXPORT_TEXT.markdown}
            </Button>
          </>
        )}
        <Button disabled={message === EXPORT_TEXT.drawing} onClick={() => savePng(url, setMessage)}>
          <ImageIcon aria-hidden size={15} />
          {EXPORT_TEXT.png}
        </Button>
      </div>
    </section>
  );
}

async function savePng(url: string, say: (words: string) => void): Promise<void> {
  const grid = document.getElementById(GRID_ID);
  if (grid === null) return;
  say(EXPORT_TEXT.drawing);
  try {
    const { previewsPng } = await import("@/app/_previews/png/previews-png");
    const { png, missing } = await previewsPng(grid, url);
    saveFile(png, url, "png");
    say(missing === 0 ? EXPORT_TEXT.drawn : EXPORT_TEXT.missing(missing));
  } catch {
    say(EXPORT_TEXT.failed);
  }
}

function textFile(text: string, type: string): Blob {
  return new Blob([text], { type: `${type};charset=utf-8` });
}

const NOT_IN_NAMES = /[^a-z0-9.-]+/gi;

/** Saves a file named after the host of the checked page. */
function saveFile(content: Blob, url: string, extension: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = fileName(url, extension);
  link.click();
  // By then the browser has read the bytes. An unrevoked URL would keep them in memory.
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
}

const KEPT_MS = 60_000;

/** `headlight-example.com.json`. */
export function fileName(url: string, extension: string): string {
  const host = URL.parse(url)?.host ?? "report";
  return `headlight-${host.replace(NOT_IN_NAMES, "-")}.${extension}`;
}
