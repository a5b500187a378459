"use client";

import { useState } from "react";
import { HEAD_TARGETS, type HeadTarget, headBlock } from "@/lib/inspect/edit/head-block";
import { headValues } from "@/lib/inspect/edit/head-values";
import type { Inspection } from "@/lib/inspect/report";
import { CodeTokens } from "../_components/ui/code-tokens";
import { CopyButton } from "../_components/ui/copy-button";
import { highlight, tokenize } from "../_components/ui/highlight";
import { Segmented } from "../_components/ui/segmented";
import { HEAD_TEXT } from "./texts.data";

const TARGETS: readonly (readonly [HeadTarget, string])[] = HEAD_TARGETS.map((target) => [
  target,
  HEAD_TEXT.targets[target],
]);
const SCRIPT = String.raw`(?<text>"(?:\\.|[^"\\])*")|(?<tag></?script|\b(?:import|from|export|const|type)\b)|(?<name>\w+(?=:))`;

/** The head as it would be now, to be copied. */
export function HeadPanel({ inspection }: { readonly inspection: Inspection }) {
  const [target, setTarget] = useState<HeadTarget>("html");
  const code = headBlock(target, headValues(inspection.metadata), inspection.finalUrl);
  return (
    <section
      aria-labelledby="head-heading"
      className="min-w-0 rounded-2xl border border-line bg-surface p-5 shadow-card"
    >
      <h2 id="head-heading" className="font-semibold tracking-tight">
        {HEAD_TEXT.heading}
      </h2>
      <p className="mt-1.5 text-sm/6 text-muted">{HEAD_TEXT.lead}</p>
      <div className="mt-4 mb-3 flex flex-wrap items-center justify-between gap-3">
        <Segmented
          legend={HEAD_TEXT.target}
          options={TARGETS}
          value={target}
          onChange={(chosen) => setTarget(chosen)}
        />
        <CopyButton text={code} label={HEAD_TEXT.copy} what={HEAD_TEXT.targets[target]} strong />
      </div>
      <CodeTokens tokens={coloured(code, target)} />
    </section>
  );
}

function coloured(code: string, target: HeadTarget) {
  return target === "html" || target === "laravel" ? highlight(code, target) : tokenize(code, SCRIPT);
}
