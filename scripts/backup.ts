// `npm run backup` and `npm run restore`: they work beside a running service and without one.
import { backupCommand, restoreCommand } from "@/lib/db/backup/command";
import { settings } from "@/lib/env";
import { createLog } from "@/lib/log";

const COMMANDS = { backup: backupCommand, restore: restoreCommand };

const [name, file] = process.argv.slice(2);
try {
  if ((name !== "backup" && name !== "restore") || file === undefined)
    throw new Error("Name the file: npm run backup -- FILE, or npm run restore -- FILE");
  process.stdout.write(await COMMANDS[name]({ ...settings(), log: createLog("silent") }, file));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
