"use client";

import { useState } from "react";
import type { HeadTarget } from "@/lib/inspect/edit/head-block";
import { Segmented } from "../_components/ui/choice";
import { CodeTokens, highlight, tokenize } from "../_components/ui/code-block";
import { CopyButton } from "../_components/ui/copy-button";
import { HEAD_TEXT } from "./editor-text.data";

const { targets } = HEAD_TEXT;
const TARGETS: readonly (readonly [HeadTarget, string])[] = [
  ["html", targets.html],
  ["laravel", targets.laravel],
  ["next", targets.next],
  ["nuxt", targets.nuxt],
];
const SCRIPT = String.raw`(?<text>"(?:\\.|[^"\\])*(?:"|$))|(?<tag></?script|\b(?:import|from|export|const|type)\b)|(?<name>\b\w+(?=:))`;

/** The finished tags, to be copied. */
export function HeadPanel({ heads }: { readonly heads: Readonly<Record<HeadTarget, string>> }) {
  const [target, setTarget] = useState<HeadTarget>("html");
  const code = heads[target];
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
        <CopyButton text={code} label={HEAD_TEXT.copy} what={targets[target]} strong />
      </div>
      <CodeTokens tokens={headTokens(code, target)} />
    </section>
  );
}

/** The code of a head as coloured tokens. */
export function headTokens(code: string, target: HeadTarget) {
  return target === "html" || target === "laravel" ? highlight(code, target) : tokenize(code, SCRIPT);
}
