import { describe, expect, test } from "vitest";
import { browserImage } from "@/lib/inspect/edit/known-images";
import { inspectExample } from "@/lib/inspect/example/inspect-example";
import { baseOf, editorView } from "./editor-view";
import { NO_EDITS } from "./edits";

const known = inspectExample({ html: "" });
const checked = baseOf({ kind: "checked", known });

describe("editorView", () => {
  test("the view without edits is the server's report", () => {
    const { score, scoreBefore, scoreWhole, previews, issues, impact } = editorView(checked, NO_EDITS);
    expect([score, previews]).toEqual([known.score, known.previews]);
    expect([scoreBefore, scoreWhole]).toEqual([score.value, score.value]);
    expect(issues.map(({ code }) => code)).toEqual(known.issues.map(({ code }) => code));
    expect(impact.points).toBe(0);
  });

  test("an edit changes score, previews, heads and prompts", () => {
    const view = editorView(checked, { ...NO_EDITS, fields: { title: "Ebb", socialTitle: null, image: "" } });
    expect(view.score.value).toBeLessThan(view.scoreBefore);
    expect(view.previews.facebook.title).toBe("Ebb");
    expect(view.issues.map(({ code }) => code)).toContain("missing_og_image");
    for (const head of Object.values(view.heads)) expect(head).toContain("Ebb");
    expect(view.prompts.html).toContain("Ebb");
  });

  test("a tag that is off differs from an edit", () => {
    const image = editorView(checked, NO_EDITS).tags.find(({ name }) => name === "og:image");
    const view = editorView(checked, { ...NO_EDITS, off: new Set([image?.id ?? ""]) });
    expect(view.scoreWhole).toBe(view.scoreBefore);
    expect(view.score.value).toBe(view.scoreWhole - view.impact.points);
    expect(view.impact.points).toBeGreaterThan(0);
  });

  test("the image's facts come from the report only if it is the checked one", () => {
    expect(editorView(checked, NO_EDITS).image.reported).toEqual(known.image);
    const other = editorView(checked, { ...NO_EDITS, fields: { image: "/other.png" } });
    expect(other.image).toEqual({ url: "https://example.com/other.png", reported: null });
  });

  test("the view can be sent to another thread and back", () => {
    const view = editorView(baseOf({ kind: "pasted", html: "<title>Ebb</title>", url: "" }), NO_EDITS);
    expect(structuredClone(view)).toEqual(view);
  });
});

describe("editor view", () => {
  test("an image that nobody has looked at is not checked", () => {
    const image = "https://example.com/new.png";
    const view = editorView(checked, { ...NO_EDITS, fields: { image } });
    expect(view.imageChecked).toBe(false);
    const measured = new Map([[image, browserImage(image, 1200, 630)]]);
    expect(editorView(checked, { ...NO_EDITS, fields: { image }, measured }).imageChecked).toBe(true);
    expect(editorView(checked, NO_EDITS).imageChecked).toBe(true);
    expect(editorView(checked, { ...NO_EDITS, fields: { image: "" } }).imageChecked).toBe(true);
    const pasted = baseOf({ kind: "pasted", html: `<meta property="og:image" content="${image}">`, url: "" });
    expect(editorView(pasted, NO_EDITS).imageChecked).toBe(false);
  });
});
