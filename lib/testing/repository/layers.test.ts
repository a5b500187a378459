import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { describe, expect, test } from "vitest";

type Planted = readonly [file: string, code: string];

/** The rules, and what they name. */
const RULES = [
  "biome.json",
  "lib/testing/repository/can-parse.grit",
  "lib/testing/repository/no-getter-literal.grit",
];

const FORBIDDEN: readonly Planted[] = [
  ["lib/inspect/node.ts", 'import { readFileSync } from "node:fs";\nexport const a = readFileSync("a");\n'],
  ["lib/inspect/process.ts", "export const a = process.pid;\n"],
  ["lib/inspect/fetch.ts", 'export const a = fetch("https://example.com");\n'],
  ["lib/inspect/clock.ts", "export const a = Date.now();\n"],
  ["lib/inspect/getter.ts", "export const a = (b: string) => ({\n  get c() {\n    return b;\n  },\n});\n"],
  ["lib/inspect/zod.ts", 'import { z } from "zod";\nexport const a = z.string();\n'],
  ["lib/inspect/rules/net.ts", 'import { net } from "@/lib/net/net";\nexport const a = net;\n'],
  ["lib/net/service.ts", 'import { view } from "@/lib/services/view";\nexport const a = view;\n'],
  ["lib/net/can-parse.ts", 'export const a = URL.canParse("https://example.com/");\n'],
  ["lib/limits/next.ts", 'import { headers } from "next/headers";\nexport const a = headers;\n'],
  ["lib/services/http.ts", 'import { route } from "@/lib/http/operations/route";\nexport const a = route;\n'],
  ["lib/services/response.ts", 'export const a = new Response("");\n'],
  ["lib/services/env.ts", "export const a = process.env.PORT;\n"],
  ["lib/http/net.ts", 'import { createNet } from "@/lib/net/net";\nexport const a = createNet;\n'],
  ["lib/server/db.ts", 'import { db } from "@/lib/db/database";\nexport const a = db;\n'],
  ["lib/services/server.ts", 'import { launch } from "@/lib/server/launch";\nexport const a = launch;\n'],
  ["app/undici.ts", 'import { fetch } from "undici";\nexport const a = fetch;\n'],
  ["lib/errors.ts", 'import { a } from "./clock";\nexport const b = a;\n'],
];

const ALLOWED: readonly Planted[] = [
  ["lib/inspect/errors.ts", 'import { AppError } from "@/lib/errors";\nexport const a = AppError;\n'],
  ["lib/services/net.ts", 'import { createNet } from "@/lib/net/net";\nexport const a = createNet;\n'],
  ["lib/server/http.ts", 'import { route } from "@/lib/http/operations/route";\nexport const a = route;\n'],
  ["lib/http/service.ts", 'import { view } from "@/lib/services/view";\nexport const a = view;\n'],
];

describe("layers", () => {
  test("the linter rejects what a layer may not use, and nothing else", () => {
    expect(rejectedFiles([...FORBIDDEN, ...ALLOWED])).toEqual(FORBIDDEN.map(([file]) => file).sort());
  });

  /** The files that the project's linter rules reject, were these files planted in it. */
  function rejectedFiles(planted: readonly Planted[]): string[] {
    const folder = mkdtempSync(join(tmpdir(), "headlight-layers-"));
    const files = [...RULES.map((file) => [file, readFileSync(file, "utf8")] as const), ...planted];
    for (const [file, text] of files) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    const biome = resolve("node_modules", ".bin", "biome");
    const options = ["lint", "--vcs-enabled=false", "--reporter=json", "--max-diagnostics=none"];
    const { stdout } = spawnSync(biome, options, { cwd: folder, encoding: "utf8" });
    rmSync(folder, { recursive: true });
    const { diagnostics }: { diagnostics: { location: { path: string } }[] } = JSON.parse(stdout);
    return [...new Set(diagnostics.map(({ location }) => location.path))].sort();
  }
});
