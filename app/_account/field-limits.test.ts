import { describe, expect, test } from "vitest";
import { createKey } from "@/lib/services/keys/create-key";
import { createProject } from "@/lib/services/projects/create-project";
import { updateSavedUrl } from "@/lib/services/saved-urls/update-saved-url";
import { CHARACTERS_MAX } from "./field-limits.data";

describe("field limits", () => {
  test.each([
    ["a key", createKey.input.shape.name, CHARACTERS_MAX.keyName],
    ["a project", createProject.input.shape.name, CHARACTERS_MAX.projectName],
    ["a saved page", updateSavedUrl.input.shape.label, CHARACTERS_MAX.label],
  ])("the name of %s may be as long in its form as its operation takes it", (_name, field, max) => {
    expect([max, max + 1].map((length) => field.safeParse("a".repeat(length)).success)).toEqual([
      true,
      false,
    ]);
  });
});
