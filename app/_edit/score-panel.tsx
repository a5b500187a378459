import type { Preview } from "@/lib/inspect/platforms/platform";
import { capNote, ScoreBreakdown, ScoreRing } from "../_components/result/score-ring";
import { type Verdict, verdictOf } from "../_components/result/verdict";
import { Disclosure } from "../_components/ui/disclosure";
import { ScoreNumber } from "../_components/ui/score-number";
import { useDebounced } from "../_components/ui/use-debounced";
import { ImageFallback } from "../_previews/card/image-fallback";
import { LIVE_TEXT } from "./editor-text.data";
import type { EditorView } from "./editor-view";

/** Screen readers announce the score once the visitor pauses, not after every letter. */
const SAID_AFTER_MS = 700;

interface ScorePanelProps {
  readonly view: EditorView;
  /** What isn't checked here, as text. */
  readonly limits: string;
}

/** The current score. */
export function ScorePanel({ view, limits }: ScorePanelProps) {
  const { score, scoreBefore } = view;
  const note = capNote(view);
  const verdict = verdictWithDoubt(view);
  const said = useDebounced(score.value, SAID_AFTER_MS);
  return (
    <section
      aria-label={LIVE_TEXT.result}
      className="min-w-0 rounded-2xl border border-line bg-surface p-5 shadow-card sm:p-6"
    >
      <div className="flex flex-wrap items-center gap-x-8 gap-y-5">
        <ScoreRing score={score} grade={verdict.grade} />
        <div className="min-w-56 flex-1">
          <p className="text-lg/6 font-medium text-balance">{verdict.text}</p>
          <p className="mt-1 min-h-5 text-sm/5 text-muted tabular-nums">
            {scoreBefore !== score.value && LIVE_TEXT.wasBefore(scoreBefore)}
          </p>
          {!view.imageChecked && <p className="mt-1 text-sm text-warning">{LIVE_TEXT.imageUncheckedText}</p>}
          {note !== null && <p className="mt-1 text-sm text-warning">{note}</p>}
          <p role="status" className="sr-only">
            {LIVE_TEXT.scoreNow(said)}
          </p>
          <div className="mt-3 xl:[&_dl]:grid-cols-2 xl:[&_dl]:gap-x-8">
            <ScoreBreakdown score={score} issues={view.issues} />
          </div>
        </div>
      </div>
      <div className="mt-4 border-t border-line pt-3">
        <Disclosure summary={LIVE_TEXT.limits}>
          <p className="max-w-prose text-sm/6 text-muted">{limits}</p>
        </Disclosure>
      </div>
    </section>
  );
}

/** The verdict; while nobody has looked at the image, only that. */
function verdictWithDoubt(view: EditorView): Verdict {
  const found = verdictOf(view);
  if (view.imageChecked) return found;
  return { text: LIVE_TEXT.imageUnchecked, grade: found.grade === "good" ? "middling" : found.grade };
}

interface ScoreBarProps {
  readonly view: EditorView;
  /** The preview of the link in a chat. */
  readonly preview: Preview;
}

/** On a narrow screen, the score and a small preview stay in sight while typing, above the keyboard. */
export function ScoreBar({ view, preview }: ScoreBarProps) {
  const { title, description, image, domain } = preview;
  return (
    <div
      aria-hidden
      className="sticky top-0 z-10 -mx-4 mt-6 flex items-center gap-3 border-y border-line bg-surface px-4 py-2 text-sm shadow-field sm:-mx-6 sm:px-6 lg:hidden print:hidden"
    >
      <ScoreNumber score={view.score.value} grade={verdictWithDoubt(view).grade} />
      <a href="#previews-heading" tabIndex={-1} className="flex min-w-0 flex-1 items-center gap-3">
        {image !== null && (
          <ImageFallback key={image} kind="image" fallback={null}>
            {/* biome-ignore lint/performance/noImgElement: the file is another site's and is shown as its server sends it. */}
            <img
              src={image}
              alt=""
              data-pv="image"
              referrerPolicy="no-referrer"
              className="h-11 w-16 shrink-0 rounded-md bg-sunken object-cover"
            />
          </ImageFallback>
        )}
        <span className="min-w-0 flex-1" dir="auto">
          <span className="block truncate font-medium">{title ?? domain}</span>
          {view.imageChecked ? (
            <span className="block truncate text-[13px]/5 text-muted">{description ?? domain}</span>
          ) : (
            <span className="block truncate text-[13px]/5 text-warning">{LIVE_TEXT.imageUnchecked}</span>
          )}
        </span>
      </a>
    </div>
  );
}
