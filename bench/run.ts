// `npm run bench`: speed beside other libraries, or beside those it names (`npm run bench -- metascraper`). Linux only.
//   -- audits            what audits leave to ordinary checks, and how close they come to the politeness limit
//   -- monitors [COUNT]  monitors that are all due at once, and two workers
//   -- agents            what a tool call costs beside the same request
//   -- load [SECONDS]    twice the sustainable rate, a thousand slow targets, and one target that everybody checks
//   -- attacks           what a few clients that do not behave cost
//   -- isolation         what others notice while pages are checked that are made to be slow
//   -- turns [CHECKS]    how long such pages keep the event loop to themselves
//   -- worst [SECONDS] [SEED]  searches for the pages that block the event loop longest
//   -- fuzz [INPUTS] [SEED]    broken inputs
import { measureAgents } from "./agents";
import { benchAttacks } from "./attacks";
import { measureAudits } from "./audits";
import { benchFuzz } from "./fuzz";
import { measureIsolation } from "./isolation";
import { benchLoad } from "./load";
import { printTable } from "./measure";
import { measureMonitors } from "./monitors";
import { spawnOrigin, startService, startServiceWithoutHostLimits } from "./service";
import { measureSpeed } from "./speed";
import { measureTurns } from "./turns";
import { benchWorst } from "./worst";

const SUBJECTS: Readonly<Record<string, (size: number | undefined, seed: number) => unknown>> = {
  agents: () => measureAgents(),
  audits: () => measureAudits(),
  monitors: (count = 10_000) => measureMonitors(count),
  load: (seconds = 600) => benchLoad(seconds, startForLoad),
  attacks: () => benchAttacks(),
  isolation: () => isolation(),
  turns: (checks = 20) => measureTurns(checks),
  worst: (seconds = 120, seed) => benchWorst(seconds, seed),
  fuzz: (inputs = 1_000_000, seed) => benchFuzz(inputs, seed),
};

const [subject = "", size, seed = "1"] = process.argv.slice(2);
const measure = SUBJECTS[subject];
await (measure
  ? measure(size === undefined ? undefined : Number(size), Number(seed))
  : measureSpeed(process.argv.slice(2)));
process.exit(process.exitCode ?? 0);

/** With the limits of fetching as they are. */
function startForLoad(origins: readonly string[]) {
  return startService({ ALLOW_PRIVATE_ORIGINS: origins.join(), TRUST_PROXY: "1" });
}

async function isolation(): Promise<void> {
  const [origin, slowOrigin] = await Promise.all([spawnOrigin(), spawnOrigin("origin of slow pages")]);
  const service = await startServiceWithoutHostLimits([origin, slowOrigin]);
  let serial = 0;
  const unique = () => `i${serial++}`;
  // Compiled first, as a server that has run for a while is.
  for (let round = 0; round < 2; round++) {
    printTable(round === 0 ? "Slow pages, first minute" : "Slow pages, ms", [
      await measureIsolation({ service, origin, slowOrigin, unique }),
    ]);
  }
  for (const target of [service, origin, slowOrigin]) await target.stop();
}
