import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { SettingError } from "@/lib/env";
import { createAuthSecret } from "./resources";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "auth secret "));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe("createAuthSecret", () => {
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
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
    expect(createAuthSecret({ authSecret: null, dataDir })()).toBe(made);
  });

  const failureIn = (dataDir: string): unknown => {
    try {
      return createAuthSecret({ authSecret: null, dataDir })();
    } catch (error) {
      return error;
    }
  };

  test.each(["", "\n", "short", `${"a".repeat(31)}\n`, `${"a".repeat(20)}\0${"a".repeat(20)}`])(
    "a damaged one is never signed with: %j",
    (text) => {
      writeFileSync(join(folder, "auth-secret"), text);
      const failure = failureIn(folder);
      expect(failure).toBeInstanceOf(SettingError);
      expect(String(failure)).toMatch(/auth-secret cannot be used \(it is damaged\)\. Remove it [^\n]+$/);
      expect(readFileSync(join(folder, "auth-secret"), "utf8")).toBe(text);
    },
  );

  test("one that cannot be read is said in one line that names the file", () => {
    mkdirSync(join(folder, "auth-secret"));
    expect(String(failureIn(folder))).toMatch(
      /auth-secret cannot be used \(it cannot be read: EISDIR\)\. [^\n]+$/,
    );
  });

  test("a folder that cannot keep one is said in one line that names the setting", () => {
    writeFileSync(join(folder, "file"), "");
    const failure = failureIn(join(folder, "file"));
    expect(failure).toBeInstanceOf(SettingError);
    expect(String(failure)).toMatch(/DATA_DIR[^\n]+\(E\w+\)[^\n]+$/);
  });
});
