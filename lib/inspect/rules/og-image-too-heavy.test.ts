// Does not see: the weight of a file whose server does not tell it.
import { describe, expect, test } from "vitest";
import { imageWith } from "@/lib/testing/inspect/image-example";
import { issueOf } from "@/lib/testing/inspect/issue-of";

const MB = 1024 * 1024;
const raised = (bytes: number | null) => issueOf("og_image_too_heavy", imageWith({ bytes }));

describe("og_image_too_heavy", () => {
  test("stays silent at exactly 5 MB and costs 10 points above", () => {
    expect(raised(5 * MB)).toBeNull();
    expect(raised(5 * MB + 1)?.points).toBe(10);
  });

  test("spares Facebook up to exactly 8 MB", () => {
    expect(raised(8 * MB)).toMatchObject({ points: 10, platforms: ["x", "linkedin", "telegram"] });
    expect(raised(8 * MB + 1)).toMatchObject({
      points: 14,
      platforms: ["x", "facebook", "linkedin", "telegram"],
    });
  });

  test("never calls a weight above the limit by the limit's own name", () => {
    expect(raised(5 * MB + 1)?.description).toContain("is 5.1 MB");
  });

  test("stays silent when the weight is not known", () => {
    expect(raised(null)).toBeNull();
  });
});
