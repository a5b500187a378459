import { describe, expect, test } from "vitest";
import { growth } from "@/lib/testing/growth";
import { buildInput } from "@/lib/testing/inspect/page-builder";
import { resolvePreviews } from "../../platforms/index";
import type { RuleInput } from "../rule";
import { declaredIcons } from "./icons";

function inputOf(rel: string): RuleInput {
  const input = buildInput({ head: [`<link rel="${rel}" href="/icon.png">`] });
  return { ...input, previews: resolvePreviews(input) };
}

/** With new icon objects each time, so that nothing cached is used. */
function readUncached({ metadata, ...input }: RuleInput) {
  const icons = metadata.icons.map((icon) => ({ ...icon }));
  return declaredIcons({ ...input, metadata: { ...metadata, icons } });
}

describe("declaredIcons", () => {
  test("knows an icon among other relations, and a shape without colors for none", () => {
    expect(readUncached(inputOf("shortcut Icon"))).toHaveLength(1);
    expect(readUncached(inputOf("mask-icon"))).toHaveLength(0);
  });

  test("reads no more of a rel than a link has relations", () => {
    const work = (input: RuleInput) => {
      for (let times = 0; times < 100; times++) readUncached(input);
    };
    const sizes = { small: inputOf("icon ".repeat(200)), large: inputOf("icon ".repeat(40_000)) };
    expect(growth(work, sizes, 10)).toBeLessThan(10);
  });
});
