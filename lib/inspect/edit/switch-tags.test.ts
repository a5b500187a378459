import { describe, expect, test } from "vitest";
import { buildPage, og } from "@/lib/testing/inspect/page-builder";
import { editPage } from "./edit-page";
import { fieldsOf } from "./fields";
import { switchableTags, withoutTags } from "./switch-tags";

const page = buildPage({
  head: [
    '<meta charset="utf-8">',
    "<title>Tides</title>",
    og("og:image", "/a.jpg"),
    og("og:image", "/b.jpg"),
    '<link rel="icon" href="/i.png">',
  ],
});

describe("switch tags", () => {
  test("lists titles, metas and links, each under an id of its own", () => {
    const tags = switchableTags(page);
    expect(tags.map(({ name, value }) => [name, value])).toEqual([
      ["title", "Tides"],
      ["og:image", "/a.jpg"],
      ["og:image", "/b.jpg"],
      ["icon", "/i.png"],
    ]);
    expect(new Set(tags.map(({ id }) => id)).size).toBe(4);
  });

  test("takes away exactly the tags that are off", () => {
    const [title, first] = switchableTags(page);
    const bare = withoutTags(page, new Set([title?.id ?? "", first?.id ?? ""]));
    expect(bare.titles).toEqual([]);
    expect(switchableTags(bare).map(({ value }) => value)).toEqual(["/b.jpg", "/i.png"]);
    expect(bare.metas.some(({ charset }) => charset === "utf-8")).toBe(true);
  });

  test("knows a tag by the same id after another was added", () => {
    const edited = editPage(page, { ...fieldsOf(page), siteName: "Coast" }, null);
    const ids = switchableTags(edited).map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(switchableTags(page).map(({ id }) => id)));
  });

  test("leaves the page itself alone while every tag is on", () => {
    expect(withoutTags(page, new Set())).toBe(page);
  });
});
