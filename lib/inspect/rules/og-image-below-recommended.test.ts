// Does not see: how sharp the image is: a small one that was enlarged passes.
import { expect, test } from "vitest";
import { issueOf } from "@/lib/testing/issue-of";
import { imageSized } from "@/lib/testing/picture";

const raised = (size: string) => issueOf("og_image_below_recommended", imageSized(size));

test("stays silent at exactly 1200 by 630 pixels and speaks one pixel below either", () => {
  expect(raised("1200x630")).toBeNull();
  expect(raised("1199x630")).toMatchObject({ points: 1, platforms: ["facebook"] });
  expect(raised("1200x629")).not.toBeNull();
});

test("LinkedIn's small image is sharp all the same", () => {
  expect(raised("1200x626")?.platforms).toEqual(["facebook"]);
});

test("leaves images under 600 by 315 to the more severe rules", () => {
  expect(raised("600x315")).not.toBeNull();
  expect(raised("599x315")).toBeNull();
  expect(raised("100x100")).toBeNull();
});
