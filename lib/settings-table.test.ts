import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { VARIABLES } from "./env";
import { withSettingsTable } from "./settings-table";

describe("withSettingsTable", () => {
  test("README lists every setting as lib/env.ts defines it", () => {
    const readme = readFileSync("README.md", "utf8");
    expect(readme).toBe(withSettingsTable(readme));
  });

  test("every setting has a meaning", () => {
    const nameless = Object.entries(VARIABLES.shape).filter(([, variable]) => !variable.meta()?.meaning);
    expect(nameless).toEqual([]);
  });
});
