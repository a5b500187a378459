// The checker in its own thread, so that neither loading it nor a long page blocks typing.
import type { Draft } from "@/lib/inspect/edit/draft";
import { draftOf, editorView } from "./editor-view";
import type { WorkerRequest } from "./use-editor-worker";

let base: EditBase | null = null;

self.addEventListener("message", ({ data: { source, edits } }: MessageEvent<WorkerRequest>) => {
  if (source !== null) draft = draftOf(source);
  if (draft !== null) self.postMessage(editorView(draft, edits));
});
