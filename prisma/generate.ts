// `tsx prisma/generate.ts`: makes the database client from prisma/schema.prisma, unless it is made already. It runs
// before everything that needs the client, so that nobody has to think of it.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const SOURCES = ["prisma/schema.prisma", "prisma.config.ts", "node_modules/prisma/package.json"];
const STAMP = "lib/db/generated/stamp";

/** Makes the client in `lib/db/generated` if it is missing or older than the schema. Throws with what Prisma said. */
export function generateClient(root: string): void {
  const current = fingerprint(root);
  const stamp = join(root, STAMP);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === current) return;
  const prisma = join(root, "node_modules", "prisma", "build", "index.js");
  const made = spawnSync(process.execPath, [prisma, "generate"], { cwd: root, encoding: "utf8" });
  if (made.status !== 0)
    throw new Error(`The database client could not be made.\n${made.stderr}${made.stdout}`);
  writeFileSync(stamp, current);
}

function fingerprint(root: string): string {
  const hash = createHash("sha256");
  for (const source of SOURCES) hash.update(readFileSync(join(root, source))).update("\0");
  return hash.digest("hex");
}

const file = fileURLToPath(import.meta.url);
if (process.argv[1] === file) generateClient(resolve(file, "../.."));
