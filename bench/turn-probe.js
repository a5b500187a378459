// Loaded into the service before its own code. At SIGUSR2 it writes how long the longest turn of the main thread's event loop
// was since the last time, in ms of processor time, into the file that TURNS_FILE names.
import { openSync, readSync, writeFileSync } from "node:fs";
import { setImmediate } from "node:timers";
import { isMainThread } from "node:worker_threads";

const FIELDS_BYTES = 64;

if (isMainThread && process.env.TURNS_FILE !== undefined) watchTurns(process.env.TURNS_FILE);

/** @param {string} file */
function watchTurns(file) {
  const counters = openSync(`/proc/self/task/${process.pid}/schedstat`, "r");
  const bytes = Buffer.alloc(FIELDS_BYTES);
  const cpuMs = () => {
    const length = readSync(counters, bytes, 0, FIELDS_BYTES, 0);
    return Number(bytes.toString("latin1", 0, length).split(" ", 1)[0]) / 1e6;
  };
  let [before, longest] = [cpuMs(), 0];
  const turn = () => {
    longest = Math.max(longest, cpuMs() - before);
    before = cpuMs();
    setImmediate(turn).unref();
  };
  turn();
  process.on("SIGUSR2", () => {
    writeFileSync(file, String(longest));
    longest = 0;
  });
}
