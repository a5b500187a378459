import { Check, Circle, LoaderCircle } from "lucide-react";
import type { Progress } from "@/lib/services/inspections/progress";
import { formatDuration } from "../ui/format";
import { PROGRESS_TEXT } from "./check-text.data";

interface StepListProps {
  readonly progress: Progress | null;
  readonly begunMs: Partial<Readonly<Record<Progress["doing"], number>>>;
}

const ICONS = { done: Check, now: LoaderCircle, next: Circle } as const;
const COLOURS = {
  done: "text-good",
  now: "text-ink motion-safe:animate-spin",
  next: "text-line-strong",
} as const;

/** The steps of a check and how long each took. Hidden from screen readers, which get the sentence below. */
export function StepList({ progress, begunMs }: StepListProps) {
  const steps = progressSteps(progress);
  return (
    <ol aria-hidden className="mt-4 grid gap-2 text-sm sm:grid-cols-3">
      {steps.map(({ name, text, state }, index) => {
        const Icon = ICONS[state];
        const next = steps[index + 1]?.name;
        return (
          <li key={name} data-state={state} className="flex items-center gap-2">
            <Icon size={16} className={`shrink-0 ${COLOURS[state]}`} />
            <span className={state === "next" ? "text-faint" : "font-medium"}>{text}</span>
            {state === "done" && next !== undefined && (
              <span className="text-faint tabular-nums">{tookOf(begunMs[name], begunMs[next])}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** Null for a stage that ended before this page could follow it. */
function tookOf(fromMs: number | undefined, untilMs: number | undefined): string | null {
  return fromMs === undefined || untilMs === undefined ? null : formatDuration(untilMs - fromMs);
}

export interface ProgressStep {
  readonly name: Progress["doing"];
  readonly text: string;
  readonly state: "done" | "now" | "next";
}

const ORDER = ["fetching", "reading", "measuring"] as const;

/** The steps of a check: done, now or next. */
export function progressSteps(progress: Progress | null): readonly ProgressStep[] {
  const at = progress === null ? -1 : ORDER.indexOf(progress.doing);
  return ORDER.map((name, index) => ({
    name,
    text: PROGRESS_TEXT.steps[name],
    state: index < at ? "done" : index === at ? "now" : "next",
  }));
}

/** What a check is doing, in one sentence. */
export function progressSentence(progress: Progress | null, elapsedMs: number): string {
  if (progress === null) return PROGRESS_TEXT.starting;
  if (progress.doing === "reading") return PROGRESS_TEXT.reading;
  if (progress.doing === "measuring") return PROGRESS_TEXT.measuring(progress.measured, progress.images);
  return PROGRESS_TEXT.fetching.findLast(({ afterS }) => elapsedMs >= afterS * 1000)?.text ?? "";
}
