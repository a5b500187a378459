"use client";

import { useState } from "react";
import type { Framework } from "@/lib/inspect/prompt/frameworks.data";
import { Select } from "../../ui/choice";
import { CopyButton } from "../../ui/copy-button";
import { Disclosure } from "../../ui/disclosure";
import { PROMPT } from "../result-text.data";

interface FixPromptProps {
  /** All of them are here already, so that another choice needs no new check. */
  readonly prompts: Readonly<Record<Framework, string>>;
}

const FRAMEWORKS = [
  ["html", PROMPT.frameworks.html],
  ["laravel", PROMPT.frameworks.laravel],
  ["next", PROMPT.frameworks.next],
  ["nuxt", PROMPT.frameworks.nuxt],
  ["other", PROMPT.frameworks.other],
] as const;

/** A prompt for a coding assistant that mends everything at once. */
export function FixPrompt({ prompts }: FixPromptProps) {
  const [framework, setFramework] = useState<Framework>("html");
  return (
    <section
      aria-labelledby="prompt-heading"
      className="rounded-2xl border border-line bg-surface p-5 shadow-card"
    >
      <h2 id="prompt-heading" className="font-semibold tracking-tight">
        {PROMPT.heading}
      </h2>
      <p className="mt-1.5 text-sm/6 text-muted">{PROMPT.lead}</p>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3 text-sm no-script:hidden">
        <Select
          label={PROMPT.framework}
          value={framework}
          options={FRAMEWORKS}
          onChange={(name) => setFramework(name)}
        />
        <CopyButton
          text={prompts[framework]}
          label={PROMPT.copy}
          what={PROMPT.frameworks[framework]}
          strong
        />
      </div>
      <div className="mt-4">
        <Disclosure summary={PROMPT.read}>
          <textarea
            readOnly
            aria-label={PROMPT.heading}
            value={prompts[framework]}
            rows={16}
            className="block w-full resize-y rounded-lg border border-line bg-canvas p-3.5 font-mono text-[12px]/5"
          />
        </Disclosure>
      </div>
    </section>
  );
}
