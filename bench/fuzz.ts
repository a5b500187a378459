// `npm run bench -- fuzz [inputs] [seed]`: broken pages, headers, URLs, robots.txt files, JSON-LD, oEmbed, images, sitemaps
// and cookies. Stops at the first that throws, takes more than 100 ms, or gets into an output as more than text.
import { FUZZ_TARGETS } from "@/lib/testing/fuzz/fuzz-targets";
import { runFuzz } from "@/lib/testing/fuzz/run-fuzz";
import { printTable } from "./measure";

/** Runs so many inputs, shared out among the kinds, and prints the longest time of each. */
export function benchFuzz(inputs: number, seed: number): void {
  const each = Math.ceil(inputs / FUZZ_TARGETS.length);
  const rows = FUZZ_TARGETS.map((target) => {
    const before = performance.now();
    const longest = runFuzz(target, { inputs: each, seed, msMax: 100 });
    console.log(`${target.name}: ${each} inputs in ${Math.round((performance.now() - before) / 1000)} s`);
    return { kind: target.name, inputs: each, "longest, ms": longest };
  });
  printTable(`Broken inputs, seed ${seed}: none threw or got out of its quotes`, rows);
}
