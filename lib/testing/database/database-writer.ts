// A process of its own with the embedded database of the folder named: it writes one account after the other and prints
// an id once, and only when, its write was acknowledged. SIGTERM stops it as it stops the service.
import { setTimeout as pause } from "node:timers/promises";
import { inspect } from "node:util";
import { createDatabase } from "@/lib/db/database";
import { AppError } from "@/lib/errors";
import { createLog } from "@/lib/log";

const POLL_MS = 20;
const [dataDir = "", prefix = "w", limit = "Infinity", root = "."] = process.argv.slice(2);
process.chdir(root);
const database = createDatabase({ dataDir, databaseUrl: null, log: createLog("silent") });
let stopping = false;
process.once("SIGTERM", () => {
  stopping = true;
});

async function write(count: number): Promise<void> {
  const id = `acc_${prefix}_${count}`;
  try {
    const db = await database.open();
    await db.account.create({ data: { id, email: `${id}@example.com`, createdAt: new Date(0) } });
    process.stdout.write(`${id}\n`);
  } catch (error) {
    process.stdout.write(`! ${wordsFor(error)}\n`);
  }
}

function wordsFor(error: unknown): string {
  if (!(error instanceof AppError)) return inspect(error, { breakLength: Infinity, compact: true, depth: 5 });
  const { code, cause } = error;
  return cause instanceof Error ? `${code}: ${cause.message.replace(/\s+/g, " ")}` : code;
}

// The first start may take a busy machine longer than a write waits for.
await database.open().catch(() => undefined);
while (!stopping && (await database.state()) === "starting") await pause(POLL_MS);
for (let count = 0; !stopping && count < Number(limit); count += 1) await write(count);
await database.stop();
