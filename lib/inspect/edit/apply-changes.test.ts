import { describe, expect, test } from "vitest";
import { inspectAs, inspectExample } from "../example/inspect-example";
import type { Inspection } from "../report";
import { applyChanges, baseFromHtml, baseFromInspection, imageUrlOf, pastedPage } from "./apply-changes";
import { compareInspections } from "./compare-inspections";
import { fieldsOf } from "./fields";
import { browserImage } from "./known-images";
import { switchableTags } from "./switch-tags";

const NOTHING_OFF: ReadonlySet<string> = new Set();
const NOTHING_MEASURED = new Map();
const perfect = inspectExample({ html: "" });

function edit(known: Inspection, changes: Partial<ReturnType<typeof fieldsOf>>, off = NOTHING_OFF) {
  const base = baseFromInspection(known);
  const fields = { ...fieldsOf(base.page), ...changes };
  return applyChanges(base, { fields, off, measured: NOTHING_MEASURED }).inspection;
}

describe("a checked page", () => {
  test.each([
    ["the perfect page", perfect],
    ["a bare page", inspectAs({ html: "" }, "<!doctype html><title>Home</title><p>Welcome.</p>")],
    [
      "a page with a lost image",
      inspectExample({
        html: '<meta property="og:image" content="/gone.jpg">',
        without: ["og:image"],
        images: { "https://example.com/gone.jpg": { state: "http_error", status: 404 } },
      }),
    ],
    ["a page that responds with an error", inspectExample({ html: "", fetched: { status: 404 } })],
  ])("is what the server found while no change touches it: %s", (_, known) => {
    expect(edit(known, {})).toBe(known);
    const same = edit(known, {}, new Set(["the id of no tag"]));
    expect(same.score).toEqual(known.score);
    expect(same.previews).toEqual(known.previews);
    expect(same.metadata).toEqual(known.metadata);
    expect(new Set(same.issues)).toEqual(new Set(known.issues));
  });

  test("shows a new title on all eight platforms, and one of its own for cards on all but Google", () => {
    const titles = (changes: Parameters<typeof edit>[1]) =>
      Object.values(edit(perfect, changes).previews).map(({ title }) => title);
    expect(titles({ title: "Ebb", socialTitle: null })).toEqual(Array(8).fill("Ebb"));
    expect(titles({ title: "Ebb", socialTitle: "Flow" })).toEqual(["Ebb", ...Array(7).fill("Flow")]);
  });

  test("claims no size of an image that nobody has measured", () => {
    const { image } = edit(perfect, { image: "/other.png" });
    expect(image).toMatchObject({ url: "https://example.com/other.png", width: null, inspected: false });
  });

  test("does not hold the old image's faults against a new one", () => {
    const known = inspectExample({
      html: '<meta property="og:image" content="/gone.jpg">',
      without: ["og:image"],
      images: { "https://example.com/gone.jpg": { state: "http_error", status: 404 } },
    });
    expect(known.issues.map(({ code }) => code)).toContain("og_image_unreachable");
    const codes = edit(known, { image: "/fresh.jpg" }).issues.map(({ code }) => code);
    expect(codes).not.toContain("og_image_unreachable");
  });

  test("keeps what only the server could find", () => {
    const slow = inspectExample({ html: "", fetched: { responseTimeMs: 9_000 } });
    const hops = inspectExample({
      html: "",
      fetched: { hops: Array(6).fill({ url: "https://example.com/", status: 301 }) },
    });
    for (const known of [slow, hops]) {
      const kept = edit(known, { siteName: "Coast" }).issues.map(({ code }) => code);
      expect(kept).toEqual(expect.arrayContaining(known.issues.map(({ code }) => code)));
    }
  });
});

describe("without a tag", () => {
  test("tells what falls", () => {
    const base = baseFromInspection(perfect);
    const image = switchableTags(base.page).find(({ name }) => name === "og:image");
    const fall = compareInspections(perfect, edit(perfect, {}, new Set([image?.id ?? ""])));
    expect(fall.points).toBeGreaterThan(0);
    expect(fall.previews.find(({ platform }) => platform === "facebook")?.parts).toContain("image");
    expect(fall.issues.length).toBeGreaterThan(0);
  });

  test("tells that nothing falls between a page and itself", () => {
    expect(compareInspections(perfect, perfect)).toEqual({ points: 0, previews: [], issues: [] });
  });
});

describe("a pasted page", () => {
  const base = baseFromHtml('<title>Tides</title><meta property="og:image" content="/a.png">', "");
  const fields = fieldsOf(base.page);

  test("is measured by what the browser has loaded", () => {
    const url = imageUrlOf(base, fields);
    expect(url).toBe("https://example.com/a.png");
    const measured = new Map([
      ["https://example.com/a.png", browserImage("https://example.com/a.png", 90, 90)],
    ]);
    const codes = (changes: typeof measured) =>
      applyChanges(base, { fields, off: NOTHING_OFF, measured: changes }).inspection.issues.map(
        ({ code }) => code,
      );
    expect(codes(measured)).toContain("og_image_too_small");
    expect(codes(new Map())).not.toContain("og_image_too_small");
  });

  test("has no image's URL where what is written is none", () => {
    expect(imageUrlOf(base, { ...fields, image: "" })).toBeNull();
    expect(imageUrlOf(base, { ...fields, image: "javascript:alert(1)" })).toBeNull();
  });
});

describe("apply changes", () => {
  test.each([
    ["the URL given", "http://localhost:3000/a#b", "http://localhost:3000/a"],
    ["og:url when none is given", "", "https://example.net/own"],
    ["og:url when what is given is no URL", "javascript:alert(1)", "https://example.net/own"],
  ])("is at %s", (_, url, expected) => {
    const html =
      '<meta property="og:url" content="https://example.net/own"><link rel="canonical" href="https://example.org/">';
    expect(pastedPage(html, url).finalUrl).toBe(expected);
  });

  test("is at its canonical URL, else at an example's", () => {
    expect(pastedPage('<link rel="canonical" href="https://example.org/c">', "").finalUrl).toBe(
      "https://example.org/c",
    );
    expect(pastedPage('<link rel="canonical" href="/c">', "").finalUrl).toBe("https://example.com/");
  });

  test("counts the document in bytes", () => {
    expect(pastedPage("<title>é</title>", "").documentBytes).toBe(17);
  });
});
