// Does not see: the weight of a file whose server does not tell it.
import { describe, expect, test } from "vitest";
import { imageWith } from "@/lib/testing/inspect/image-example";
import { issueOf } from "@/lib/testing/inspect/issue-of";

const KB = 1024;
const raised = (bytes: number) => issueOf("og_image_too_heavy_whatsapp", imageWith({ bytes }));
const tip = (bytes: number) => issueOf("og_image_heavy_for_whatsapp", imageWith({ bytes }));

describe("og_image_too_heavy_whatsapp", () => {
  test("stays silent at exactly 600 KB and speaks above", () => {
    expect(raised(600 * KB)).toBeNull();
    expect(raised(600 * KB + 1)?.points).toBe(5);
  });

  test("gives way to a tip above exactly 300 KB and up to 600 KB", () => {
    expect(tip(300 * KB)).toBeNull();
    expect(tip(300 * KB + 1)?.points).toBe(1);
    expect(tip(600 * KB)?.points).toBe(1);
    expect(tip(600 * KB + 1)).toBeNull();
  });
});
