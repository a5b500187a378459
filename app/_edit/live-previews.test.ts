import { expect, test } from "vitest";
import { baseFromHtml } from "@/lib/inspect/edit/apply-changes";
import { inspectPage } from "@/lib/inspect/inspect";
import { NO_RESOURCES } from "@/lib/inspect/resources";
import { withholdImages } from "./live-previews";

test("no URL of the page is left for a browser to load", () => {
  const images = ["a", "b", "c"].map((name) => `<meta property="og:image" content="/${name}.png">`).join("");
  const html = `<title>T</title><meta name="twitter:card" content="summary_large_image">${images}<link rel="icon" href="/i.png">`;
  const { previews } = inspectPage(baseFromHtml(html, "http://localhost:3000/").page, NO_RESOURCES);
  const drawn = ({ image, favicon, details }: (typeof previews)["x"]) => [image, favicon, ...details.gallery];
  expect(
    Object.values(previews)
      .flatMap(drawn)
      .some((url) => url?.startsWith("http")),
  ).toBe(true);
  const left = Object.values(withholdImages(previews)).flatMap(drawn);
  expect(left.filter((url) => url !== null && !url.startsWith("data:"))).toEqual([]);
});
