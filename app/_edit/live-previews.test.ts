import { describe, expect, test } from "vitest";
import { baseFromHtml } from "@/lib/inspect/edit/apply-changes";
import { inspectExample } from "@/lib/inspect/example/inspect-example";
import { inspectPage } from "@/lib/inspect/inspect";
import { NO_RESOURCES } from "@/lib/inspect/resources";
import { withDraft, withholdImages } from "./live-previews";

describe("live previews", () => {
  test("no URL of the page is left for a browser to load", () => {
    const images = ["a", "b", "c"]
      .map((name) => `<meta property="og:image" content="/${name}.png">`)
      .join("");
    const html = `<title>T</title><meta name="twitter:card" content="summary_large_image">${images}<link rel="icon" href="/i.png">`;
    const { previews } = inspectPage(baseFromHtml(html, "http://localhost:3000/").page, NO_RESOURCES);
    const drawn = ({ image, favicon, details }: (typeof previews)["x"]) => [
      image,
      favicon,
      ...details.gallery,
    ];
    expect(
      Object.values(previews)
        .flatMap(drawn)
        .some((url) => url?.startsWith("http")),
    ).toBe(true);
    const left = Object.values(withholdImages(previews)).flatMap(drawn);
    expect(left.filter((url) => url !== null && !url.startsWith("data:"))).toEqual([]);
  });

  test("a draft is drawn where a platform shows the image it stands for, also when images aren't loaded", () => {
    const { previews } = inspectExample({ html: "" });
    const url = previews.facebook.image ?? "";
    const draft = { url, objectUrl: "blob:draft" };
    const drawn = withDraft(withholdImages(previews), previews, draft);
    expect([drawn.facebook.image, drawn.google.image]).toEqual(["blob:draft", null]);
    expect(withDraft(previews, previews, { ...draft, url: "https://example.com/other.png" })).toEqual(
      previews,
    );
  });
});
