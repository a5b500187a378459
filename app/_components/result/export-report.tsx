"use client";

import { Braces, FileText, Image as Picture } from "lucide-react";
import { useState } from "react";
import { GRID_ID } from "@/app/_previews/grid/grid-frame";
import { PLATFORM_LABELS } from "@/app/_previews/texts.data";
import type { Report } from "@/lib/inspect/report";
import { Button } from "../ui/button";
import { DOWNLOADS } from "./result-text.data";

interface DownloadsProps {
  /** Null when it is too large to stand in the page. */
  readonly report: Report | null;
  /** The checked page. */
  readonly address: string;
}

/** The report and a picture of its previews as files, made in the browser from what is here already. */
export function Downloads({ report, address }: DownloadsProps) {
  const [said, setSaid] = useState("");

  function saveJson(whole: Report) {
    saveFile(textFile(JSON.stringify(whole, null, 2), "application/json"), address, "json");
  }

  async function saveMarkdown(whole: Report) {
    const { reportMarkdown } = await import("@/lib/inspect/report-markdown");
    saveFile(textFile(reportMarkdown(whole, PLATFORM_LABELS), "text/markdown"), address, "md");
  }

  return (
    <section
      aria-labelledby="downloads-heading"
      className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-xl border border-line bg-surface px-5 py-4 no-script:hidden"
    >
      <div className="min-w-0 flex-1 basis-64">
        <h2 id="downloads-heading" className="font-medium">
          {DOWNLOADS.heading}
        </h2>
        <p role="status" className="text-sm text-muted">
          {said || DOWNLOADS.lead}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {report !== null && (
          <>
            <Button onClick={() => saveJson(report)}>
              <Braces aria-hidden size={15} />
              {DOWNLOADS.json}
            </Button>
            <Button onClick={() => saveMarkdown(report)}>
              <FileText aria-hidden size={15} />
              {DOWNLOADS.markdown}
            </Button>
          </>
        )}
        <Button disabled={said === DOWNLOADS.drawing} onClick={() => savePng(address, setSaid)}>
          <Picture aria-hidden size={15} />
          {DOWNLOADS.png}
        </Button>
      </div>
    </section>
  );
}

async function savePng(address: string, say: (words: string) => void): Promise<void> {
  const grid = document.getElementById(GRID_ID);
  if (grid === null) return;
  say(DOWNLOADS.drawing);
  try {
    const { previewsPng } = await import("@/app/_previews/png/previews-png");
    const { png, missing } = await previewsPng(grid, address);
    saveFile(png, address, "png");
    say(missing === 0 ? DOWNLOADS.drawn : DOWNLOADS.missing(missing));
  } catch {
    say(DOWNLOADS.failed);
  }
}

function textFile(text: string, type: string): Blob {
  return new Blob([text], { type: `${type};charset=utf-8` });
}

const NOT_IN_NAMES = /[^a-z0-9.-]+/gi;

/** Hands the visitor a file named after the host of the checked page. */
function saveFile(content: Blob, address: string, extension: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = fileName(address, extension);
  link.click();
  // The browser has taken the bytes by then; the address would keep them in memory for as long as the page stands.
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
}

const KEPT_MS = 60_000;

/** `headlight-example.com.json`. */
export function fileName(address: string, extension: string): string {
  const host = URL.parse(address)?.host ?? "report";
  return `headlight-${host.replace(NOT_IN_NAMES, "-")}.${extension}`;
}
