import { execFileSync } from "node:child_process";
import { describe, expect, test } from "vitest";

/** Prints the files whose exports hold a subclass of String, among all that the server loads. */
const SCRIPT = `
  import { createRequire } from "node:module";
  await import("./lib/server/launch.ts");
  const modules = Object.values(createRequire(import.meta.url).cache);
  const found = modules.filter(({ exports }) =>
    Object.values(Object(exports)).some((value) => typeof value === "function" && value.prototype instanceof String),
  );
  console.log(JSON.stringify({ loaded: modules.length, found: found.map(({ filename }) => filename) }));
`;

describe("no package that the server loads", () => {
  test("subclasses String", { timeout: 60_000 }, () => {
    const args = ["--import", "tsx", "--input-type=module", "--eval", SCRIPT];
    const { loaded, found } = JSON.parse(execFileSync(process.execPath, args, { encoding: "utf8" }));
    expect(found).toEqual([]);
    expect(loaded).toBeGreaterThan(100);
  });
});
