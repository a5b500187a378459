import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createAuthSecret } from "./auth-secret";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "auth secret "));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("one that is set is used, and none is kept", () => {
  expect(createAuthSecret({ authSecret: "set", dataDir: folder })()).toBe("set");
  expect(readdirSync(folder)).toEqual([]);
});

test("one is made on the first call, kept for this user alone, and found again by the next process", () => {
  const dataDir = join(folder, "data");
  const made = createAuthSecret({ authSecret: null, dataDir })();
  expect(made).toMatch(/^[\w-]{43}$/);
  expect(readdirSync(dataDir)).toEqual(["auth-secret"]);
  expect(readFileSync(join(dataDir, "auth-secret"), "utf8").trim()).toBe(made);
  expect(statSync(join(dataDir, "auth-secret")).mode & 0o777).toBe(0o600);
  expect(createAuthSecret({ authSecret: null, dataDir })()).toBe(made);
});
