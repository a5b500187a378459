// `npm run accounts`: the operator's hand on accounts, beside a running service or without one.
import { settings } from "@/lib/env";
import { createLog } from "@/lib/log";
import { accountsCommand } from "@/lib/services/accounts/accounts-command";
import { createResources } from "@/lib/services/resources";

try {
  const resources = createResources(settings(), { log: createLog("silent") });
  const { text, code } = await accountsCommand(resources, process.argv.slice(2)).finally(async () => {
    resources.shared.close();
    await resources.db.stop();
  });
  process[code === 0 ? "stdout" : "stderr"].write(text);
  process.exitCode = code;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
