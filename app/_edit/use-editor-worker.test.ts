import { describe, expect, test } from "vitest";
import { baseFromInspection } from "@/lib/inspect/edit/apply-changes";
import { inspectExample } from "@/lib/inspect/example/inspect-example";
import { type EditorView, type EditSource, editorView } from "./editor-view";
import { NO_EDITS } from "./edits";
import { requestQueue, type WorkerRequest } from "./use-editor-worker";

const known = inspectExample({ html: "" });
const view = editorView(baseFromInspection(known), NO_EDITS);
const SOURCE: EditSource = { kind: "checked", known };
const titled = (title: string) => ({ source: SOURCE, edits: { ...NO_EDITS, fields: { title } } });

function openQueue() {
  const posted: WorkerRequest[] = [];
  const views: EditorView[] = [];
  const queue = requestQueue({
    post: (request) => posted.push(request),
    onView: (next) => views.push(next),
  });
  return { queue, posted, views, titles: () => posted.map(({ edits }) => edits.fields.title) };
}

describe("requestQueue", () => {
  test("a busy queue sends only the newest of the waiting requests", () => {
    const { queue, titles } = openQueue();
    for (const title of ["E", "Eb", "Ebb"]) queue.send(titled(title));
    expect(titles()).toEqual(["E"]);
    queue.receive(view);
    expect(titles()).toEqual(["E", "Ebb"]);
    queue.receive(view);
    expect(titles()).toEqual(["E", "Ebb"]);
  });

  test("a source is sent once, and again when it changes", () => {
    const { queue, posted } = openQueue();
    const other: EditSource = { kind: "pasted", html: "<title>Ebb</title>", url: "" };
    for (const request of [titled("a"), titled("b"), { source: other, edits: NO_EDITS }]) {
      queue.send(request);
      queue.receive(view);
    }
    expect(posted.map(({ source }) => source)).toEqual([SOURCE, null, other]);
  });

  test("a response without a request is ignored", () => {
    const { queue, views } = openQueue();
    queue.receive(view);
    expect(views).toEqual([]);
  });
});
