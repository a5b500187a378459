import {
  applyChanges,
  baseFromHtml,
  baseFromInspection,
  type EditBase,
  imageUrlOf,
} from "@/lib/inspect/edit/apply-changes";
import { compareInspections, type InspectionDiff } from "@/lib/inspect/edit/compare-inspections";
import { type Fields, fieldsOf } from "@/lib/inspect/edit/fields";
import { type HeadTarget, headBlock } from "@/lib/inspect/edit/head-block";
import { headValues } from "@/lib/inspect/edit/head-values";
import { type SwitchableTag, switchableTags } from "@/lib/inspect/edit/switch-tags";
import type { Previews } from "@/lib/inspect/platforms/platform";
import type { Framework } from "@/lib/inspect/prompt/frameworks.data";
import type { Inspection, ReportImage } from "@/lib/inspect/report";
import type { Score } from "@/lib/inspect/score";
import type { IssueView } from "../_components/result/issues/issue-list";
import { fixPrompts, issueViews } from "../_components/result/report-view";
import { type Edits, NO_EDITS } from "./edits";

/** Everything the editor shows of a page. */
export interface EditorView {
  /** The fields before any edit. */
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
  readonly impact: InspectionDiff;
  /** The image in the fields: its absolute URL, and its facts in the server's report. */
  readonly image: { readonly url: string | null; readonly reported: ReportImage | null };
  /** False while nobody has looked at the image that the fields name. */
  readonly imageChecked: boolean;
  /** The page's URL, which relative ones count from. */
  readonly pageUrl: string;
}

const { off: ALL_ON } = NO_EDITS;

/** Applies the edits to a base. Runs on the server or in a worker, never on the main thread. */
export function editorView(base: EditBase, { fields: touched, off, measured }: Edits): EditorView {
  const original = fieldsOf(base.page);
  const fields = { ...original, ...touched };
  const start = applyChanges(base, { fields: original, off: ALL_ON, measured });
  const whole = applyChanges(base, { fields, off: ALL_ON, measured });
  const { inspection } = off.size === 0 ? whole : applyChanges(base, { fields, off, measured });
  const url = imageUrlOf(base, fields);
  const known = base.known?.image ?? null;
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
    impact: compareInspections(whole.inspection, inspection),
    image: { url, reported: known?.url === url ? known : null },
    imageChecked: url === null || known?.url === url || measured.has(url),
    pageUrl: base.page.baseUrl,
  };
}

function headsOf({ metadata, finalUrl }: Inspection): EditorView["heads"] {
  const values = headValues(metadata);
  const head = (target: HeadTarget) => headBlock(target, values, finalUrl);
  return { html: head("html"), laravel: head("laravel"), next: head("next"), nuxt: head("nuxt") };
}

/** The source of a page being edited. */
export type EditSource =
  | { readonly kind: "checked"; readonly known: Inspection }
  | { readonly kind: "pasted"; readonly html: string; readonly url: string };

export function baseOf(source: EditSource): EditBase {
  return source.kind === "checked" ? baseFromInspection(source.known) : baseFromHtml(source.html, source.url);
}
