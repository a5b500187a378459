import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { buildAlone } from "./build-lock";

describe("builds of one folder", () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "headlight-lock-"));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  test("run one after the other", async () => {
    const steps: string[] = [];
    const build = (name: string) =>
      buildAlone(root, async () => {
        steps.push(`${name} begins`);
        await pause(20);
        steps.push(`${name} ends`);
      });
    await Promise.all([build("first"), build("second")]);
    expect(steps).toEqual(["first begins", "first ends", "second begins", "second ends"]);
  });

  test("go on after one that failed, and leave no file", async () => {
    const failed = buildAlone(root, () => Promise.reject(new Error("no space")));
    await expect(failed).rejects.toThrow("no space");
    expect(await buildAlone(root, async () => "built")).toBe("built");
    expect(existsSync(join(root, ".build.lock"))).toBe(false);
  });

  test("do not wait for one that was killed", async () => {
    const file = join(root, ".build.lock");
    const aMinuteAgo = new Date(Date.now() - 60_000);
    writeFileSync(file, "");
    utimesSync(file, aMinuteAgo, aMinuteAgo);
    expect(await buildAlone(root, async () => "built")).toBe("built");
  });
});
