"use client";

import type { Fix } from "@/lib/inspect/rules/rule";
import { Segmented } from "../../ui/choice";
import { CodeBlock } from "../../ui/code-block";
import { CopyButton } from "../../ui/copy-button";
import { FIX_LANGUAGES, ISSUES_TEXT } from "../result-text.data";

interface FixTabsProps {
  readonly fix: Fix;
  /** The issue's title, for the buttons' labels. */
  readonly title: string;
  readonly language: "html" | "laravel";
  onLanguage(language: "html" | "laravel"): void;
}

const LANGUAGES = [
  ["html", FIX_LANGUAGES.html],
  ["laravel", FIX_LANGUAGES.laravel],
] as const;

/** The fix in one language at a time; without JavaScript, in all of them. */
export function FixTabs({ fix, title, language, onLanguage }: FixTabsProps) {
  const offered = LANGUAGES.filter(([name]) => fix[name] !== null);
  const active = fix[language] === null ? offered[0]?.[0] : language;
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Segmented
          legend={`${ISSUES_TEXT.fixFor}: ${title}`}
          options={offered}
          value={active ?? "html"}
          onChange={onLanguage}
        />
        {active !== undefined && (
          <CopyButton text={fix[active] ?? ""} what={`${FIX_LANGUAGES[active]}: ${title}`} />
        )}
      </div>
      {offered.map(([name, label]) => (
        <div key={name} className={`mt-2 ${name === active ? "" : "hidden no-script:block"}`}>
          <p className="mb-1 hidden text-sm text-muted no-script:block">{label}</p>
          <CodeBlock code={fix[name] ?? ""} language={name} />
        </div>
      ))}
    </div>
  );
}
