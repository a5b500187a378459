"use client";

import { type ReactNode, useMemo } from "react";
import { completeUrl } from "@/lib/inspect/url/http-url";
import { shortUrl } from "../ui/format";
import { ScoreNumber } from "../ui/score-number";
import { CheckLink } from "./check-provider";
import { EXAMPLE_PAGES, FORM_TEXT } from "./check-text.data";
import { clearRecentChecks, parseRecent, useStoredChecks } from "./recent-checks";

const CHIP =
  "inline-flex max-w-56 shrink-0 items-center gap-2 rounded-full border border-line bg-surface px-3 py-1 text-ink hover:border-line-strong";

/** Example pages and recent checks. The second row is reserved even while it is empty. */
export function Suggestions() {
  const stored = useStoredChecks();
  const recent = useMemo(() => parseRecent(stored), [stored]);
  return (
    <div className="mx-auto mt-4 max-w-2xl space-y-1 text-sm">
      <Row label={FORM_TEXT.examples}>
        {EXAMPLE_PAGES.map((example) => (
          <CheckLink key={example} url={completeUrl(example)} className={CHIP}>
            {example}
          </CheckLink>
        ))}
      </Row>
      <div className="min-h-15 sm:min-h-10">
        {recent.length > 0 && (
          <Row label={FORM_TEXT.recent}>
            {recent.map(({ url, score }) => (
              <CheckLink key={url} url={url} className={CHIP}>
                <ScoreNumber score={score} />
                <span className="truncate">{shortUrl(url)}</span>
              </CheckLink>
            ))}
            <button
              type="button"
              aria-label={FORM_TEXT.forgetLabel}
              onClick={clearRecentChecks}
              className="shrink-0 rounded-sm px-1 text-muted underline-offset-4 hover:text-ink hover:underline"
            >
              {FORM_TEXT.forget}
            </button>
          </Row>
        )}
      </div>
    </div>
  );
}

function Row({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="sm:flex sm:items-center sm:gap-3">
      <span className="whitespace-nowrap text-muted">{label}</span>
      <div className="flex min-w-0 items-center gap-2 overflow-x-auto py-1.5 [scrollbar-width:none] sm:px-1">
        {children}
      </div>
    </div>
  );
}
