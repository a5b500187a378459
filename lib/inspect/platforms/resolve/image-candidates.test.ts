import { describe, expect, test } from "vitest";
import { buildInput, imageOf, named, og } from "@/lib/testing/inspect/page-builder";
import { resolvePreviews } from "../index";
import { imageCandidates } from "./image-candidates";

describe("the images worth looking into", () => {
  test("are distinct, absolute and at most eight, the weightiest first", () => {
    const images = [1, 2, 3, 4, 5, 6].map((number) => og("og:image", `/${number}.png`));
    const input = buildInput({
      head: [
        ...images,
        named("twitter:image", "t.png"),
        '<link rel="icon" href="/icon.png">',
        '<link rel="image_src" href="/src.png">',
        og("og:image:secure_url", "/1.png"),
      ],
      url: "https://example.com/a/b",
    });
    expect(imageCandidates(input)).toEqual(
      ["1.png", "a/t.png", "icon.png", "2.png", "3.png", "4.png", "src.png"].map(
        (path) => `https://example.com/${path}`,
      ),
    );
  });

  test("leave out what is no web URL", () => {
    const input = buildInput({ head: [og("og:image", "data:image/png;base64,AAAA"), og("og:image", "")] });
    expect(imageCandidates(input)).toEqual(["https://example.com/favicon.ico"]);
  });

  test("hold /favicon.ico only where the declared icon does not do", () => {
    const head = ['<link rel="icon" href="/icon.png">'];
    const icon = "https://example.com/icon.png";
    expect(imageCandidates(buildInput({ head }))).toEqual([icon]);
    const dead = imageOf(icon, [1, 1], { state: "http_error" });
    expect(imageCandidates(buildInput({ head, images: [dead] }))).toContain(
      "https://example.com/favicon.ico",
    );
  });

  test("hold every image that the previews draw", () => {
    const oembed = {
      url: "https://example.com/o",
      type: "link",
      title: "T",
      authorName: null,
      providerName: null,
      thumbnailUrl: "https://example.com/thumb.png",
      thumbnailWidth: 9,
      thumbnailHeight: 9,
    };
    const head = [
      og("og:title", "T"),
      og("og:image", "/one.png"),
      og("og:image", "/two.png"),
      named("twitter:image", "/three.png"),
      named("twitter:card", "summary_large_image"),
      '<link rel="alternate" type="application/json+oembed" href="/o">',
      '<link rel="icon" href="/a.png"><link rel="icon" sizes="96x96" href="/b.png">',
    ];
    const input = buildInput({ head, resources: { oembed } });
    const candidates = imageCandidates(input);
    for (const preview of Object.values(resolvePreviews(input))) {
      for (const url of [preview.image, preview.favicon, ...preview.details.gallery]) {
        if (url !== null) expect(candidates).toContain(url);
      }
    }
  });
});
