import { describe, expect, test } from "vitest";
import { logLines } from "@/lib/testing/log-lines";
import { createBackground } from "./background";

const UP = { isAway: () => false };

describe("createBackground", () => {
  test("work starts after what is running now, and is waited for, also what it starts itself", async () => {
    const { log } = logLines();
    const background = createBackground(log, UP);
    const steps: string[] = [];
    background.run("first", async () => {
      steps.push("first");
      background.run("second", async () => void steps.push("second"));
    });
    await Promise.resolve();
    steps.push("returned");
    await background.settled();
    expect(steps).toEqual(["returned", "first", "second"]);
  });

  test("what fails is logged and stops nothing", async () => {
    const { log, lines } = logLines();
    const background = createBackground(log, UP);
    background.run("mail", async () => {
      throw new Error("away");
    });
    await background.settled();
    expect(lines).toMatchObject([
      { task: "mail", err: { message: "away" }, msg: "failed in the background" },
    ]);
  });
});
