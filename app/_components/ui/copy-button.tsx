"use client";

import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { COPY } from "../text.data";
import { Button } from "./button";
import { CopyByHand } from "./copy-by-hand";
import { copyText } from "./copy-text";

const CONFIRMED_MS = 2000;

interface CopyButtonProps {
  readonly text: string;
  /** What is copied, in words for those who cannot see what the button stands beside. */
  readonly what: string;
  /** The visible words; "Copy" unless said otherwise. */
  readonly label?: string;
  readonly strong?: boolean;
}

export function CopyButton({ text, what, label = COPY.copy, strong = false }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<"copied" | "failed" | null>(null);
  useEffect(() => {
    if (outcome !== "copied") return;
    const timer = setTimeout(() => setOutcome(null), CONFIRMED_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  const shown = outcome === "copied" ? COPY.copied : label;
  return (
    <>
      <Button
        tone={strong ? "strong" : "plain"}
        onClick={async () => setOutcome((await copyText(text)) ? "copied" : "failed")}
        className="no-script:hidden"
      >
        {outcome === "copied" ? <Check aria-hidden size={15} /> : <Copy aria-hidden size={15} />}
        {/* The wider word holds the button's width, so nothing moves when it changes. */}
        <span className="grid justify-items-center">
          <span className="col-start-1 row-start-1">{shown}</span>
          <span aria-hidden className="invisible col-start-1 row-start-1">
            {label.length > COPY.copied.length ? label : COPY.copied}
          </span>
        </span>
        <span className="sr-only">{what}</span>
      </Button>
      <span role="status" className="sr-only">
        {outcome === "copied" ? `${COPY.copied}: ${what}` : ""}
      </span>
      {outcome === "failed" && <CopyByHand text={text} what={what} onClose={() => setOutcome(null)} />}
    </>
  );
}
