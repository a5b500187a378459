import { describe, expect, test } from "vitest";
import { buildPage, named, og } from "@/lib/testing/inspect/page-builder";
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
  test("tells the title that cards show from the page's own where the two differ", () => {
    expect(fields).toEqual({
      title: "Tides",
      socialTitle: "Tides of the coast",
      description: "When the water comes.",
      socialDescription: null,
      image: "/tides.jpg",
      imageAlt: "",
      siteName: "",
      card: "",
    });
  });

  test("has one title where both say the same, or only one is there", () => {
    for (const head of [
      ["<title>Ebb</title>", og("og:title", "Ebb")],
      [og("og:title", "Ebb")],
      ["<title>Ebb</title>"],
    ])
      expect(fieldsOf(buildPage({ head }))).toMatchObject({ title: "Ebb", socialTitle: null });
  });

  test("is empty where the page says nothing", () => {
    expect(Object.values(fieldsOf(buildPage({})))).toEqual(["", null, "", null, "", "", "", ""]);
  });
});

describe("editPage", () => {
  test("changes nothing without a change", () => {
    expect(editPage(page, fields, null)).toBe(page);
  });

  const titlesOf = (edited: ReturnType<typeof editPage>) => {
    const { title, open_graph, twitter } = readMetadata(edited);
    return [title, open_graph["og:title"], twitter["twitter:title"]];
  };

  test("writes each of two titles to its own tags, and twitter:title only where there is one", () => {
    expect(titlesOf(editPage(page, { ...fields, title: "Ebb" }, null))).toEqual([
      "Ebb",
      "Tides of the coast",
      undefined,
    ]);
    const both = buildPage({ head: [...HEAD, named("twitter:title", "Old")] });
    const edited = editPage(both, { ...fields, socialTitle: "Ebb" }, null);
    expect(titlesOf(edited)).toEqual(["Tides", "Ebb", "Ebb"]);
  });

  test("writes the only title to both tags", () => {
    expect(titlesOf(editPage(page, { ...fields, title: "Ebb", socialTitle: null }, null))).toEqual([
      "Ebb",
      "Ebb",
      undefined,
    ]);
  });

  test("writes the only description to both tags", () => {
    const { description, open_graph } = readMetadata(
      editPage(page, { ...fields, description: "Ebb." }, null),
    );
    expect([description, open_graph["og:description"]]).toEqual(["Ebb.", "Ebb."]);
  });

  test("writes the image's words to og:image:alt, and to twitter:image:alt only where it is there", () => {
    const edited = readMetadata(editPage(page, { ...fields, imageAlt: "A harbour" }, null));
    expect(edited.open_graph["og:image:alt"]).toBe("A harbour");
    expect(edited.twitter).not.toHaveProperty("twitter:image:alt");
  });

  test("takes the tags of an emptied field away", () => {
    expect(titlesOf(editPage(page, { ...fields, title: " ", socialTitle: null }, null))).toEqual([
      null,
      undefined,
      undefined,
    ]);
  });

  test("keeps of the old image's description only what is known of the new one", () => {
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

  test("leaves one tag of a key that was there twice", () => {
    const twice = buildPage({ head: [og("og:site_name", "A"), og("og:site_name", "B")] });
    const edited = editPage(twice, { ...fieldsOf(twice), siteName: "C" }, null);
    expect(edited.metas.map(({ content }) => content)).toEqual(["C"]);
  });

  test("adds a tag that was missing where every crawler sees it", () => {
    const edited = editPage(page, { ...fields, card: "summary" }, null);
    expect(edited.metas[0]).toMatchObject({ name: "twitter:card", content: "summary", placement: "head" });
  });
});
