import { describe, expect, test } from "vitest";
import { ADVICE } from "@/lib/inspect/platforms/advice.data";
import { TEXT_LENGTHS } from "./text-lengths.data";

describe("text lengths", () => {
  test("the lengths beside the fields are those that the rules judge by", () => {
    expect(TEXT_LENGTHS).toEqual({
      title: ADVICE.titleCharacters.value,
      socialTitle: ADVICE.socialTitleCharacters.value,
      description: ADVICE.descriptionCharacters.value,
    });
  });
});
