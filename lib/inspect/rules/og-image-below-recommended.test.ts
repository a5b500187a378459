import { expect, test } from "vitest";
import { issueOf } from "@/lib/testing/issue-of";
import { pictureSized } from "@/lib/testing/picture";

const raised = (size: string) => issueOf("og_image_below_recommended", pictureSized(size));

test("stays silent at exactly 1200 by 627 pixels, LinkedIn's own figure, and speaks one pixel below either", () => {
  expect(raised("1200x627")).toBeNull();
  expect(raised("1199x627")).not.toBeNull();
  expect(raised("1200x626")).not.toBeNull();
});

test("leaves pictures under 600 by 315 to the graver rules", () => {
  expect(raised("600x315")).not.toBeNull();
  expect(raised("599x315")).toBeNull();
  expect(raised("100x100")).toBeNull();
});
