import { readFileSync } from "node:fs";
import { secretsIn } from "@/lib/testing/log-secrets";
import { installChromium } from "./chromium";

/** Makes sure there is a browser before any worker looks for one; workers inherit what is set here. */
export default function globalSetup(): () => void {
  const { path, environment } = installChromium();
  Object.assign(process.env, { CHROMIUM_PATH: path, ...environment });
  return checkLog;
}

/** The log of all that the tests did holds no secret, theirs included, and no warning of Node about the program. */
function checkLog(): void {
  const log = readFileSync(process.env.E2E_LOG_FILE ?? "", "utf8");
  const found = secretsIn(log);
  if (!log.includes('"request"')) throw new Error("The site's log has no line about a request.");
  if (found.length > 0) throw new Error(`The site's log holds secrets:\n${found.slice(0, 20).join("\n")}`);
  const warning = /"text":"\(node:\d+\)[^"]*/.exec(log)?.[0];
  if (warning !== undefined) throw new Error(`The site's log holds a warning of Node: ${warning}`);
}
