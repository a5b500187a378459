// `npm run accounts`, `plan`, `backup` and `restore`: compiled where there is a build of today's sources, since that starts
// twice as fast.
import { resolve } from "node:path";
import { builtUrl, isBuilt } from "../lib/server/built.js";

const root = resolve(import.meta.dirname, "..");

if (isBuilt(root)) await import(builtUrl(root, "operator"));
else {
  const { register } = await import("tsx/esm/api");
  register();
  await import("./operator.ts");
}
