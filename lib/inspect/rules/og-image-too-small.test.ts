// Does not see: an image of the right size that is mostly empty.
import { describe, expect, test } from "vitest";
import { imageSized, imageWith } from "@/lib/testing/inspect/image-example";
import { issueOf } from "@/lib/testing/inspect/issue-of";

const raised = (size: string) => issueOf("og_image_too_small", imageSized(size));

describe("og_image_too_small", () => {
  test("stays silent when the image is exactly 200 by 200 pixels", () => {
    expect(raised("200x200")).toBeNull();
  });

  test.each(["199x200", "200x199", "1200x199"])("names Facebook alone at %s", (size) => {
    expect(raised(size)?.platforms).toEqual(["facebook"]);
  });

  test("spares X at exactly 144 by 144 pixels and names it below", () => {
    expect(raised("144x144")?.platforms).toEqual(["facebook"]);
    expect(raised("143x144")?.platforms).toEqual(["x", "facebook"]);
    expect(raised("144x143")?.platforms).toEqual(["x", "facebook"]);
  });

  test("stays silent when the file was not looked into or its size is not known", () => {
    expect(
      issueOf("og_image_too_small", {
        html: '<meta property="og:image" content="/a.jpg">',
        without: ["og:image"],
      }),
    ).toBeNull();
    expect(
      issueOf("og_image_too_small", imageWith({ state: "unreadable", width: null, height: null })),
    ).toBeNull();
    expect(issueOf("og_image_too_small", imageWith({ width: 0, height: 0 }))).toBeNull();
  });

  test("leaves an svg drawing to its own rule", () => {
    expect(issueOf("og_image_too_small", imageWith({ format: "svg", width: 24, height: 24 }))).toBeNull();
  });
});
