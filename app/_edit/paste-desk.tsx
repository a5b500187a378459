"use client";

import { Layers } from "lucide-react";
import { useMemo, useState } from "react";
import { completeAddress } from "@/lib/inspect/url/complete-url";
import { EmptyState } from "../_components/ui/empty-state";
import type { AllPlatformFacts } from "../_previews/grid/platform-facts";
import { CoreFailure } from "./core-failure";
import { type Paste, PasteForm } from "./paste-form";
import { LIVE, PASTE } from "./texts.data";
import { useDebounced } from "./use-debounced";
import { useDesk } from "./use-desk";
import { Workbench } from "./workbench";

const TYPING_MS = 250;

/** The desk for a page that exists only as pasted source. Until pictures are asked for, it causes no request at all. */
export function PasteDesk({ facts }: { readonly facts: AllPlatformFacts }) {
  const [paste, setPaste] = useState<Paste>({ html: "", address: "", loadImages: false });
  const { html, address } = useDebounced(paste, TYPING_MS);
  const source = useMemo(() => {
    const isBlank = html.trim() === "";
    return isBlank ? null : { kind: "pasted" as const, html, address: completeAddress(address) };
  }, [html, address]);
  const desk = useDesk(source, { first: null, loadImages: paste.loadImages });
  return (
    <div className="no-script:hidden">
      <PasteForm paste={paste} onChange={setPaste} />
      {desk.failed && <CoreFailure onRetry={desk.retry} />}
      {desk.view === null ? (
        <div className="mt-5">
          <EmptyState icon={Layers} title={PASTE.waiting} text={PASTE.waitingText} />
        </div>
      ) : (
        <Workbench desk={desk} view={desk.view} facts={facts} limits={LIVE.limitsPasted} />
      )}
    </div>
  );
}
