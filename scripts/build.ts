// `npm run build`: the database client, the site and the server, in `.next`.
import { resolve } from "node:path";
import { makeTemplate } from "@/lib/db/embedded/cluster";
import { SettingError, settings } from "@/lib/env";
import { buildSite } from "@/lib/server/build";
import { buildAlone } from "@/lib/server/build-lock";
import { isBuilt } from "@/lib/server/built.js";
import { generateClient } from "@/prisma/generate";

const root = resolve(import.meta.dirname, "..");

process.chdir(root);
Object.assign(process.env, { NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" });
// `npm start` builds what is not built yet, but not before a start that fails.
const forStart = process.argv.includes("--for-start");
process.exitCode = await run();

async function run(): Promise<0 | 1> {
  try {
    if (forStart) settings();
  } catch (error) {
    if (!(error instanceof SettingError)) throw error;
    return fail(error.message);
  }
  return buildAlone(root, build);
}

async function build(): Promise<0 | 1> {
  // Another process that started at the same time may have built it meanwhile.
  if (forStart && isBuilt(root)) return 0;
  process.stdout.write("Building the site. This takes about half a minute.\n");
  generateClient(root);
  const problem = await buildSite(root);
  await makeTemplate(root);
  return problem === null ? 0 : fail(`${problem.trimEnd()}\nThe site could not be built.`);
}

function fail(message: string): 1 {
  process.stderr.write(`${message}\n`);
  return 1;
}
