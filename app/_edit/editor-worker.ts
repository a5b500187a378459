// The checker in its own thread, so that neither loading it nor a long page blocks typing.
import type { EditBase } from "@/lib/inspect/edit/apply-changes";
import { baseOf, editorView } from "./editor-view";
import type { WorkerRequest } from "./use-editor-worker";

let base: EditBase | null = null;

self.addEventListener("message", ({ data: { source, edits } }: MessageEvent<WorkerRequest>) => {
  if (source !== null) base = baseOf(source);
  if (base !== null) self.postMessage(editorView(base, edits));
});
