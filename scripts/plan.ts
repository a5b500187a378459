// `npm run plan`: it works beside a running service and without one.
import { createDatabase } from "@/lib/db/database";
import { SettingError, settings } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { createLog } from "@/lib/log";
import { planCommand } from "@/lib/services/accounts/plan-command";

process.exitCode = await run();

async function run(): Promise<0 | 1> {
  try {
    const database = createDatabase({ ...settings(), log: createLog("silent") });
    const { text, code } = await planCommand(database, process.argv.slice(2)).finally(() => database.stop());
    process[code === 0 ? "stdout" : "stderr"].write(text);
    return code;
  } catch (error) {
    process.stderr.write(`${reasonOf(error)}\n`);
    return 1;
  }
}

function reasonOf(error: unknown): string {
  const cause = error instanceof AppError ? error.cause : error;
  if (cause instanceof SettingError) return cause.message;
  return `The database cannot be reached: ${cause instanceof Error ? cause.message : String(cause)}`;
}
