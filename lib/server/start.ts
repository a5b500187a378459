// `npm start`, `npm run dev` and `npm run build`. It imports nothing of ours by itself: the environment must be right
// before Next and React choose their files by it.
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { setFlagsFromString } from "node:v8";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");
const dev = process.argv.includes("--dev");

// By default V8 lets garbage grow to three times what is alive before it looks; memory is dearer here than that work.
setFlagsFromString("--heap-growing-percent=40");
// Under load V8 learns that what a check makes lives on, and from then on makes it where only a full collection frees it.
setFlagsFromString("--no-allocation-site-pretenuring");
// `--no-memory-reducer`, which package.json gives since it is too late for it here: in a quiet moment V8 would collect
// everything, and with the garbage what it has learned of our shapes; the next check would take half as long again.
process.chdir(root);
Object.assign(process.env, { NODE_ENV: dev ? "development" : "production", NEXT_TELEMETRY_DISABLED: "1" });

// tsx has just switched source maps on; Node would keep those of every module, Next's own included, which is 25 MB.
process.setSourceMapsEnabled(dev);

const { launch } = await import("./launch");
const asks = (flag: string) => process.argv.includes(flag);
const work = asks("--worker") ? "alone" : asks("--no-worker") ? "elsewhere" : "beside";
await launch({ root, dev, buildOnly: asks("--build"), work });
