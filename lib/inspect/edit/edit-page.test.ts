import { describe, expect, it } from "vitest";
import { buildPage, named, og } from "@/lib/testing/page-builder";
import { readMetadata } from "../metadata/read-metadata";
import { editPage } from "./edit-page";
import { fieldsOf } from "./fields";

const HEAD = [
  "<title>Tides</title>",
  named("description", "When the water comes."),
  og("og:title", "Tides of the coast"),
  og("og:image", "/tides.jpg"),
  og("og:image:width", "1200"),
  og("og:image:height", "630"),
  og("og:image:type", "image/jpeg"),
];
const page = buildPage({ head: HEAD });
const fields = fieldsOf(page);

describe("fieldsOf", () => {
  it("reads what cards show before what search engines show", () => {
    expect(fields).toEqual({
      title: "Tides of the coast",
      description: "When the water comes.",
      image: "/tides.jpg",
      siteName: "",
      card: "",
    });
  });

  it("is empty where the page says nothing", () => {
    expect(Object.values(fieldsOf(buildPage({})))).toEqual(["", "", "", "", ""]);
  });
});

describe("editPage", () => {
  it("changes nothing without a change", () => {
    expect(editPage(page, fields, null)).toBe(page);
  });

  it("writes a title to the title and to og:title, and twitter:title only where there is one", () => {
    const { title, open_graph, twitter } = readMetadata(editPage(page, { ...fields, title: "Ebb" }, null));
    expect([title, open_graph["og:title"], twitter["twitter:title"]]).toEqual(["Ebb", "Ebb", undefined]);
    const both = buildPage({ head: [...HEAD, named("twitter:title", "Old")] });
    const edited = readMetadata(editPage(both, { ...fields, title: "Ebb" }, null));
    expect(edited.twitter["twitter:title"]).toBe("Ebb");
  });

  it("takes the tags of an emptied field away", () => {
    const { title, open_graph } = readMetadata(editPage(page, { ...fields, title: " " }, null));
    expect([title, open_graph["og:title"]]).toEqual([null, undefined]);
  });

  it("keeps of the old picture's description only what is known of the new one", () => {
    const edit = (pixels: { width: number; height: number } | null) =>
      readMetadata(editPage(page, { ...fields, image: "/ebb.png" }, pixels)).open_graph;
    expect(edit(null)).toMatchObject({ "og:image": "https://example.com/ebb.png" });
    for (const key of ["og:image:width", "og:image:height", "og:image:type"])
      expect(edit(null)).not.toHaveProperty(key);
    expect(edit({ width: 800, height: 400 })).toMatchObject({
      "og:image:width": "800",
      "og:image:height": "400",
    });
  });

  it("leaves one tag of a key that was there twice", () => {
    const twice = buildPage({ head: [og("og:site_name", "A"), og("og:site_name", "B")] });
    const edited = editPage(twice, { ...fieldsOf(twice), siteName: "C" }, null);
    expect(edited.metas.map(({ content }) => content)).toEqual(["C"]);
  });

  it("adds a tag that was missing where every reader sees it", () => {
    const edited = editPage(page, { ...fields, card: "summary" }, null);
    expect(edited.metas[0]).toMatchObject({ name: "twitter:card", content: "summary", placement: "head" });
  });
});
