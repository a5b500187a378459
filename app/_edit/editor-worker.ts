// The core in a thread of its own: neither loading it nor a long page holds up whoever is typing.
import type { Draft } from "@/lib/inspect/edit/draft";
import { deskView, draftOf } from "./editor-view";
import type { Question } from "./use-editor-worker";

let draft: Draft | null = null;

self.addEventListener("message", ({ data: { source, edits } }: MessageEvent<Question>) => {
  if (source !== null) draft = draftOf(source);
  if (draft !== null) self.postMessage(deskView(draft, edits));
});
