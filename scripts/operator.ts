// The operators' commands. They work beside a running service and without one; each loads only what it needs.
import { SettingError, type Settings, settings } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { createLog } from "@/lib/log";
import type { CommandResult } from "@/lib/services/accounts/plan-command";

type Command = (from: Settings, args: readonly string[]) => Promise<CommandResult>;

const log = createLog("silent");

const COMMANDS: Readonly<Record<string, Command>> = {
  async accounts(from, args) {
    const { createResources } = await import("@/lib/services/resources");
    const { accountsCommand } = await import("@/lib/services/accounts/accounts-command");
    const resources = createResources(from, { log });
    return accountsCommand(resources, args).finally(async () => {
      resources.shared.close();
      await resources.db.stop();
    });
  },
  async plan(from, args) {
    const { createDatabase } = await import("@/lib/db/database");
    const { planCommand } = await import("@/lib/services/accounts/plan-command");
    const database = createDatabase({ ...from, log });
    return planCommand(database, args).finally(() => database.stop());
  },
  async backup(from, [file]) {
    const { backupCommand } = await import("@/lib/db/backup/command");
    if (file === undefined) return { text: "Name the file: npm run backup -- FILE\n", code: 1 };
    return { text: await backupCommand({ ...from, log }, file), code: 0 };
  },
  async restore(from, [file]) {
    const { restoreCommand } = await import("@/lib/db/backup/command");
    if (file === undefined) return { text: "Name the file: npm run restore -- FILE\n", code: 1 };
    return { text: await restoreCommand({ ...from, log }, file), code: 0 };
  },
};

const [name = "", ...args] = process.argv.slice(2);
const { text, code } = await run(name, args);
process[code === 0 ? "stdout" : "stderr"].write(text);
process.exitCode = code;

async function run(name: string, args: readonly string[]): Promise<CommandResult> {
  const command = COMMANDS[name];
  if (command === undefined) throw new Error(`Name a command: ${Object.keys(COMMANDS).join(", ")}`);
  try {
    return await command(settings(), args);
  } catch (error) {
    return { text: `${reasonOf(error)}\n`, code: 1 };
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof AppError)) return error instanceof Error ? error.message : String(error);
  const { cause } = error;
  if (cause instanceof SettingError) return cause.message;
  if (error.code !== "unavailable") return error.message;
  return `The database cannot be reached: ${cause instanceof Error ? cause.message : "it does not respond"}`;
}
