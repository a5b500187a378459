import { describe, expect, test } from "vitest";
import { buildPage, named, og } from "@/lib/testing/inspect/page-builder";
import { openGraphImage, socialImage, twitterCardImage } from "./social-image";

const A = "https://example.com/a.jpg";
const B = "https://example.com/b.jpg";
const pageOf = (...head: readonly string[]) => buildPage({ head });
const imageOf = (...head: readonly string[]) => openGraphImage(pageOf(...head));

describe("the image in Open Graph tags", () => {
  test("is the first og:image, not the last", () => {
    expect(imageOf(og("og:image", A), og("og:image", B))?.url).toBe(A);
  });

  test("passes over an empty og:image", () => {
    expect(imageOf(og("og:image", " "), og("og:image", B))?.url).toBe(B);
  });

  test("is og:image before og:image:url before og:image:secure_url, wherever they are", () => {
    const [secure, url] = [og("og:image:secure_url", "/s.jpg"), og("og:image:url", "/u.jpg")];
    expect(imageOf(secure, url, og("og:image", "/i.jpg"))).toMatchObject({
      key: "og:image",
      written: "/i.jpg",
    });
    expect(imageOf(secure, url)?.key).toBe("og:image:url");
  });

  test("is read from name= as well as from property=", () => {
    expect(imageOf(named("og:image", A))?.url).toBe(A);
  });

  test("resolves against the base of the page", () => {
    expect(imageOf('<base href="https://cdn.example.net/x/">', og("og:image", "a.jpg"))?.url).toBe(
      "https://cdn.example.net/x/a.jpg",
    );
  });

  test("is null without any, and has no URL when what is written is none", () => {
    expect(imageOf("<title>Tides</title>")).toBeNull();
    expect(imageOf(og("og:image", "data:image/png;base64,iVBORw0KGgo="))?.url).toBeNull();
    expect(imageOf(og("og:image", "javascript:alert(1)"))?.url).toBeNull();
  });

  test("takes its width from the tags between it and the next image", () => {
    const [first, second, width] = [og("og:image", A), og("og:image", B), og("og:image:width", "20")];
    expect(imageOf(first, og("og:image:width", "10"), second, width)?.declared.width).toBe("10");
    expect(imageOf(first, second, width)?.declared.width).toBeNull();
  });

  test("takes it from above when there is one image only", () => {
    expect(imageOf(og("og:image:width", "10"), og("og:image", A))?.declared.width).toBe("10");
  });
});

describe("the image in Twitter's tags", () => {
  test("is twitter:image before twitter:image:src, with its own words", () => {
    const page = pageOf(named("twitter:image:src", A), named("twitter:image:alt", "Sand"));
    expect(twitterCardImage(page)).toMatchObject({ key: "twitter:image:src", declared: { alt: "Sand" } });
    expect(twitterCardImage(pageOf(named("twitter:image:src", A), named("twitter:image", B)))?.url).toBe(B);
  });
});

describe("the primary social image", () => {
  test.each(["og:image", "og:image:url", "og:image:secure_url"])(
    "is that of %s before twitter:image",
    (key) => {
      expect(socialImage(pageOf(named("twitter:image", B), og(key, A)))?.url).toBe(A);
    },
  );

  test("is twitter:image without any of them", () => {
    expect(socialImage(pageOf(named("twitter:image", B)))?.url).toBe(B);
    expect(socialImage(pageOf())).toBeNull();
  });
});
