import { describe, expect, it } from "vitest";
import { inspectExample } from "@/lib/inspect/example/inspect-example";
import { deskView, draftOf } from "./editor-view";
import { NO_EDITS } from "./edits";

const known = inspectExample({ html: "" });
const checked = draftOf({ kind: "checked", known });

describe("deskView", () => {
  it("is what the server found while nothing is edited", () => {
    const { score, scoreBefore, scoreWhole, previews, issues, fall } = deskView(checked, NO_EDITS);
    expect([score, previews]).toEqual([known.score, known.previews]);
    expect([scoreBefore, scoreWhole]).toEqual([score.value, score.value]);
    expect(issues.map(({ code }) => code)).toEqual(known.issues.map(({ code }) => code));
    expect(fall.points).toBe(0);
  });

  it("carries an edit into the score, the cards, the heads and the prompts", () => {
    const view = deskView(checked, { ...NO_EDITS, fields: { title: "Ebb", socialTitle: null, image: "" } });
    expect(view.score.value).toBeLessThan(view.scoreBefore);
    expect(view.previews.facebook.title).toBe("Ebb");
    expect(view.issues.map(({ code }) => code)).toContain("missing_og_image");
    for (const head of Object.values(view.heads)) expect(head).toContain("Ebb");
    expect(view.prompts.html).toContain("Ebb");
  });

  it("tells a tag that is off from an edit", () => {
    const image = deskView(checked, NO_EDITS).tags.find(({ name }) => name === "og:image");
    const view = deskView(checked, { ...NO_EDITS, off: new Set([image?.id ?? ""]) });
    expect(view.scoreWhole).toBe(view.scoreBefore);
    expect(view.score.value).toBe(view.scoreWhole - view.fall.points);
    expect(view.fall.points).toBeGreaterThan(0);
  });

  it("knows a picture from the report only while it is the one that was checked", () => {
    expect(deskView(checked, NO_EDITS).image.reported).toEqual(known.image);
    const other = deskView(checked, { ...NO_EDITS, fields: { image: "/other.png" } });
    expect(other.image).toEqual({ address: "https://example.com/other.png", reported: null });
  });

  it("can be sent to another thread and back", () => {
    const view = deskView(draftOf({ kind: "pasted", html: "<title>Ebb</title>", address: "" }), NO_EDITS);
    expect(structuredClone(view)).toEqual(view);
  });
});
