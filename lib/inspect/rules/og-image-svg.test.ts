// Does not see: a pixel image that only wraps a drawing, and an svg that the server converts for crawlers.
import { describe, expect, test } from "vitest";
import { inspectExample } from "../example/inspect-example";
import { PLATFORMS } from "../platforms/index";
import { SOCIAL_PLATFORMS } from "../platforms/names";
import { ogImageSvg } from "./og-image-svg";

describe("og_image_svg", () => {
  test("names every platform whose card stays without the drawing", () => {
    const [bad] = ogImageSvg.examples.bad;
    if (bad === undefined) throw new Error("no example");
    const { issues, previews } = inspectExample(bad);
    const description = issues.find(({ code }) => code === "og_image_svg")?.description;
    const bare = SOCIAL_PLATFORMS.filter((name) => previews[name].image === null);
    expect(bare.length).toBeGreaterThan(0);
    for (const name of bare) expect(description).toContain(PLATFORMS[name].label);
  });
});
