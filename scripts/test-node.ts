// `npm run test:node -- 22`: the unit and integration tests on another Node. More arguments go to vitest, such as a folder.
import { resolve } from "node:path";
import { withNode } from "@/lib/testing/repository/node-packages";

const SUPPORTED = ["20", "22", "24"];
const [version = "", ...rest] = process.argv.slice(2);
if (!SUPPORTED.includes(version)) {
  console.error(`Name a version of Node: ${SUPPORTED.join(", ")}.`);
  process.exit(2);
}

process.exitCode = await withNode(version, [], async (node) => {
  await node.run(["--version"], "inherit");
  const vitest = resolve("node_modules", "vitest", "vitest.mjs");
  return (await node.run([vitest, "run", ...rest], "inherit")).code;
});
