import { type Fall, whatFalls } from "@/lib/inspect/edit/compare-inspections";
import { applyChanges, checkedDraft, type Draft, imageAddress, pastedDraft } from "@/lib/inspect/edit/draft";
import { type Fields, fieldsOf } from "@/lib/inspect/edit/fields";
import { type HeadTarget, headBlock } from "@/lib/inspect/edit/head-block";
import { headValues } from "@/lib/inspect/edit/head-values";
import { type SwitchableTag, switchableTags } from "@/lib/inspect/edit/switch-tags";
import type { Previews } from "@/lib/inspect/platforms/platform";
import type { Framework } from "@/lib/inspect/prompt/frameworks.data";
import type { Inspection, ReportImage } from "@/lib/inspect/report";
import type { Score } from "@/lib/inspect/score";
import type { IssueView } from "../_components/result/issues/issue-view";
import { fixPrompts, issueViews } from "../_components/result/report-view";
import { type Edits, NO_EDITS } from "./edits";

/** All that is drawn of a page that is being edited. */
export interface DeskView {
  /** What the page said before any change. */
  readonly original: Fields;
  readonly score: Score;
  readonly scoreBefore: number;
  /** The score with every tag on. */
  readonly scoreWhole: number;
  readonly previews: Previews;
  readonly issues: readonly IssueView[];
  readonly prompts: Readonly<Record<Framework, string>>;
  readonly heads: Readonly<Record<HeadTarget, string>>;
  readonly tags: readonly SwitchableTag[];
  readonly fall: Fall;
  /** The picture that the fields name: its address, and what the server's report says of it. */
  readonly image: { readonly address: string | null; readonly reported: ReportImage | null };
}

const { off: ALL_ON } = NO_EDITS;

/** The draft with its edits; on the server or in a worker, where the core is. */
export function deskView(draft: Draft, { fields: touched, off, measured }: Edits): DeskView {
  const original = fieldsOf(draft.page);
  const fields = { ...original, ...touched };
  const start = applyChanges(draft, { fields: original, off: ALL_ON, measured });
  const whole = applyChanges(draft, { fields, off: ALL_ON, measured });
  const { inspection } = off.size === 0 ? whole : applyChanges(draft, { fields, off, measured });
  const address = imageAddress(draft, fields);
  const known = draft.known?.image ?? null;
  return {
    original,
    score: inspection.score,
    scoreBefore: start.inspection.score.value,
    scoreWhole: whole.inspection.score.value,
    previews: inspection.previews,
    issues: issueViews(inspection),
    prompts: fixPrompts(inspection),
    heads: headsOf(inspection),
    tags: switchableTags(whole.page),
    fall: whatFalls(whole.inspection, inspection),
    image: { address, reported: known?.url === address ? known : null },
  };
}

function headsOf({ metadata, finalUrl }: Inspection): DeskView["heads"] {
  const values = headValues(metadata);
  const head = (target: HeadTarget) => headBlock(target, values, finalUrl);
  return { html: head("html"), laravel: head("laravel"), next: head("next"), nuxt: head("nuxt") };
}

/** Where a page that is being edited comes from. */
export type Source =
  | { readonly kind: "checked"; readonly known: Inspection }
  | { readonly kind: "pasted"; readonly html: string; readonly address: string };

export function draftOf(source: Source): Draft {
  return source.kind === "checked" ? checkedDraft(source.known) : pastedDraft(source.html, source.address);
}
