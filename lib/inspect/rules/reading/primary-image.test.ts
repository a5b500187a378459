import { describe, expect, test } from "vitest";
import { PERFECT_FETCH } from "../../example/perfect-page";
import { NOTHING_LINKED } from "../../linked";
import { joinPage } from "../../page/join-page";
import { parseDocument } from "../../page/read-document";
import { offeredImages, primaryImage } from "./primary-image";

const A = "https://example.com/a.jpg";
const B = "https://example.com/b.jpg";
const pageOf = (head: string) => joinPage(PERFECT_FETCH, parseDocument(`<head>${head}</head>`));
const imageOf = (head: string) => primaryImage({ page: pageOf(head), linked: NOTHING_LINKED });
const tag = (key: string, content: string) => `<meta property="${key}" content="${content}">`;

describe("primaryImage", () => {
  test("is the first og:image, not the last", () => {
    expect(imageOf(tag("og:image", A) + tag("og:image", B))?.url).toBe(A);
  });

  test("passes over an empty og:image", () => {
    expect(imageOf(tag("og:image", " ") + tag("og:image", B))?.url).toBe(B);
  });

  test("is og:image before og:image:url before og:image:secure_url, wherever they stand", () => {
    const all =
      tag("og:image:secure_url", "/s.jpg") + tag("og:image:url", "/u.jpg") + tag("og:image", "/i.jpg");
    expect(imageOf(all)).toMatchObject({ key: "og:image", written: "/i.jpg" });
    expect(imageOf(tag("og:image:secure_url", "/s.jpg") + tag("og:image:url", "/u.jpg"))?.key).toBe(
      "og:image:url",
    );
  });

  test("is read from name= as well as from property=", () => {
    expect(imageOf(`<meta name="og:image" content="${A}">`)?.url).toBe(A);
  });

  test("resolves against the base of the page", () => {
    expect(imageOf(`<base href="https://cdn.example.net/x/">${tag("og:image", "a.jpg")}`)?.url).toBe(
      "https://cdn.example.net/x/a.jpg",
    );
  });

  test("is null without any, and has no address when what is written is none", () => {
    expect(imageOf("<title>Tides</title>")).toBeNull();
    expect(imageOf(tag("og:image", "data:image/png;base64,iVBORw0KGgo="))?.url).toBeNull();
    expect(imageOf(tag("og:image", "javascript:alert(1)"))?.url).toBeNull();
  });

  test("takes its width from the tags between it and the next picture", () => {
    const two =
      tag("og:image", A) + tag("og:image:width", "10") + tag("og:image", B) + tag("og:image:width", "20");
    expect(imageOf(two)?.declared.width).toBe("10");
    const second = tag("og:image", A) + tag("og:image", B) + tag("og:image:width", "20");
    expect(imageOf(second)?.declared.width).toBeNull();
  });

  test("takes it from above when there is one picture only", () => {
    expect(imageOf(tag("og:image:width", "10") + tag("og:image", A))?.declared.width).toBe("10");
  });
});

test("offeredImages names each picture once, in order, without those that have no address", () => {
  const head =
    tag("og:image", B) + tag("og:image", "/a.jpg") + tag("og:image", "data:,x") + tag("og:image", A);
  expect(offeredImages(pageOf(head))).toEqual([B, A]);
});
