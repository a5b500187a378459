"use client";

import { useMemo } from "react";
import { checkedDraft } from "@/lib/inspect/edit/draft";
import type { Inspection } from "@/lib/inspect/report";
import { Workbench } from "./workbench";

/** The desk for a page that the server has checked. */
export function CheckedDesk({ inspection }: { readonly inspection: Inspection }) {
  const draft = useMemo(() => checkedDraft(inspection), [inspection]);
  return <Workbench draft={draft} loadImages />;
}
