"use client";

import { useMemo } from "react";
import { EXAMPLES, FORM } from "../text.data";
import { ScoreNumber } from "../ui/score-number";
import { shortAddress } from "../ui/short-address";
import { CheckLink } from "./check-link";
import { completeAddress } from "./complete-address";
import { parseRecent } from "./recent-checks";
import { forgetChecks, useStoredRecent } from "./recent-store";

const CHIP =
  "inline-flex max-w-56 items-center gap-2 rounded-full border border-line bg-surface px-3 py-1 text-ink hover:border-line-strong";

/** Pages to try, and what was checked on this device. The second row keeps its place while it is empty. */
export function Suggestions() {
  const stored = useStoredRecent();
  const recent = useMemo(() => parseRecent(stored), [stored]);
  return (
    <div className="mt-4 space-y-2.5 text-sm">
      <Row label={FORM.examples}>
        {EXAMPLES.map((example) => (
          <CheckLink key={example} address={completeAddress(example)} className={CHIP}>
            {example}
          </CheckLink>
        ))}
      </Row>
      <div className="min-h-7.5">
        {recent.length > 0 && (
          <Row label={FORM.recent}>
            {recent.map(({ address, score }) => (
              <CheckLink key={address} address={address} className={CHIP}>
                <ScoreNumber score={score} />
                <span className="truncate">{shortAddress(address)}</span>
              </CheckLink>
            ))}
            <button
              type="button"
              aria-label={FORM.forgetLabel}
              onClick={forgetChecks}
              className="rounded-sm px-1 text-muted underline-offset-4 hover:text-ink hover:underline"
            >
              {FORM.forget}
            </button>
          </Row>
        )}
      </div>
    </div>
  );
}

function Row({ label, children }: { readonly label: string; readonly children: React.ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="mr-1 text-muted">{label}</span>
      {children}
    </div>
  );
}
