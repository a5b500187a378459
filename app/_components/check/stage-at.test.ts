import { expect, it } from "vitest";
import { PROGRESS } from "../text.data";
import { stageAt } from "./stage-at";

it("changes its sentence exactly when the stage's second has passed", () => {
  const [first, second, third] = PROGRESS.stages.map(({ text }) => text);
  expect([0, 2999, 3000, 7999, 8000, 60_000].map(stageAt)).toEqual([
    first,
    first,
    second,
    second,
    third,
    third,
  ]);
});
