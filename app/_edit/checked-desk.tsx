"use client";

import { useMemo } from "react";
import type { Inspection } from "@/lib/inspect/report";
import type { AllPlatformFacts } from "../_previews/grid/platform-facts";
import { CoreFailure } from "./core-failure";
import type { DeskView } from "./desk-view";
import { LIVE } from "./texts.data";
import { useDesk } from "./use-desk";
import { Workbench } from "./workbench";

interface CheckedDeskProps {
  readonly known: Inspection;
  /** What is drawn before anything is edited. */
  readonly first: DeskView;
  readonly facts: AllPlatformFacts;
}

/** The desk for a page that the server has checked. */
export function CheckedDesk({ known, first, facts }: CheckedDeskProps) {
  const source = useMemo(() => ({ kind: "checked" as const, known }), [known]);
  const desk = useDesk(source, { first, loadImages: true });
  return (
    <>
      {desk.failed && <CoreFailure onRetry={desk.retry} />}
      <Workbench desk={desk} view={desk.view ?? first} facts={facts} limits={LIVE.limitsChecked} />
    </>
  );
}
