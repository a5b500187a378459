import { expect, it } from "vitest";
import { checkedDraft } from "@/lib/inspect/edit/draft";
import { inspectExample } from "@/lib/inspect/example/inspect-example";
import { type DeskView, deskView, type Source } from "./editor-view";
import { NO_EDITS } from "./edits";
import { openLine, type Question } from "./use-editor-worker";

const known = inspectExample({ html: "" });
const view = deskView(checkedDraft(known), NO_EDITS);
const SOURCE: Source = { kind: "checked", known };
const titled = (title: string) => ({ source: SOURCE, edits: { ...NO_EDITS, fields: { title } } });

function listen() {
  const posted: Question[] = [];
  const taken: DeskView[] = [];
  const line = openLine({ post: (question) => posted.push(question), take: (answer) => taken.push(answer) });
  return { line, posted, taken, titles: () => posted.map(({ edits }) => edits.fields.title) };
}

it("asks one question at a time, and of those that wait only the newest", () => {
  const { line, titles } = listen();
  for (const title of ["E", "Eb", "Ebb"]) line.ask(titled(title));
  expect(titles()).toEqual(["E"]);
  line.answer(view);
  expect(titles()).toEqual(["E", "Ebb"]);
  line.answer(view);
  expect(titles()).toEqual(["E", "Ebb"]);
});

it("sends a source once, and again when it is another", () => {
  const { line, posted } = listen();
  const other: Source = { kind: "pasted", html: "<title>Ebb</title>", address: "" };
  for (const asked of [titled("a"), titled("b"), { source: other, edits: NO_EDITS }]) {
    line.ask(asked);
    line.answer(view);
  }
  expect(posted.map(({ source }) => source)).toEqual([SOURCE, null, other]);
});

it("minds no answer that nobody asked for", () => {
  const { line, taken } = listen();
  line.answer(view);
  expect(taken).toEqual([]);
});
