"use client";

import { useState } from "react";
import type { Framework } from "@/lib/inspect/prompt/frameworks.data";
import { Select } from "../../ui/choice";
import { CopyButton } from "../../ui/copy-button";
import { Disclosure } from "../../ui/disclosure";
import { PROMPT_TEXT } from "../result-text.data";

interface FixPromptProps {
  /** All prompts are here, so that another framework needs no new check. */
  readonly prompts: Readonly<Record<Framework, string>>;
}

const FRAMEWORKS = [
  ["html", PROMPT_TEXT.frameworks.html],
  ["laravel", PROMPT_TEXT.frameworks.laravel],
  ["next", PROMPT_TEXT.frameworks.next],
  ["nuxt", PROMPT_TEXT.frameworks.nuxt],
  ["other", PROMPT_TEXT.frameworks.other],
] as const;

/** A prompt for an AI assistant to fix all issues at once. */
export function FixPrompt({ prompts }: FixPromptProps) {
  const [framework, setFramework] = useState<Framework>("html");
  return (
    <section
      aria-labelledby="prompt-heading"
      className="rounded-2xl border border-line bg-surface p-5 shadow-card"
    >
      <h2 id="prompt-heading" className="font-semibold tracking-tight">
        {PROMPT_TEXT.heading}
      </h2>
      <p className="mt-1.5 text-sm/6 text-muted">{PROMPT_TEXT.lead}</p>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3 text-sm no-script:hidden">
        <Select
          label={PROMPT_TEXT.framework}
          value={framework}
          options={FRAMEWORKS}
          onChange={(name) => setFramework(name)}
        />
        <CopyButton
          text={prompts[framework]}
          label={PROMPT_TEXT.copy}
          what={PROMPT_TEXT.frameworks[framework]}
          strong
        />
      </div>
      <div className="mt-4">
        <Disclosure summary={PROMPT_TEXT.view}>
          <textarea
            readOnly
            aria-label={PROMPT_TEXT.heading}
            value={prompts[framework]}
            rows={16}
            className="block w-full resize-y rounded-lg border border-line bg-canvas p-3.5 font-mono text-[12px]/5"
          />
        </Disclosure>
      </div>
    </section>
  );
}
