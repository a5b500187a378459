import { baseFromHtml } from "@/lib/inspect/edit/apply-changes";
import { PERFECT_IMAGES, PERFECT_URL, perfectHtml } from "@/lib/inspect/example/perfect-page";
import type { Preview, Previews } from "@/lib/inspect/platforms/platform";
import { examplePreview } from "../../_previews/card/example-preview";
import { editorView } from "../editor-view";
import { NO_EDITS } from "../edits";

/** The platforms whose previews the landing page shows. */
type Shown = "google" | "whatsapp";

/** What the landing page shows of its example. */
export interface ExampleView {
  readonly title: string;
  readonly description: string;
  readonly score: number;
  readonly previews: Readonly<Record<Shown, Preview>>;
}

let known: ExampleView | undefined;

/** The example before anything is typed. Worked out on the server, since the checker is large. */
export function exampleView(): ExampleView {
  known ??= firstView();
  return known;
}

function firstView(): ExampleView {
  const measured = new Map(Object.entries(PERFECT_IMAGES));
  const view = editorView(baseFromHtml(perfectHtml(), PERFECT_URL), { ...NO_EDITS, measured });
  const { title, description } = view.original;
  return { title, description, score: view.score.value, previews: shownExamples(view.previews) };
}

function shownExamples({ google, whatsapp }: Previews): ExampleView["previews"] {
  return { google: examplePreview(google), whatsapp: examplePreview(whatsapp) };
}
