import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cpuMs, startTarget } from "./measure";
const origin = await startTarget("origin", ["--import", "tsx", "bench/origin.ts"]);
const service = await startTarget("Headlight", ["--no-memory-reducer", "--import", "tsx", "lib/http/start.ts"], {
  PORT: "0", DATA_DIR: mkdtempSync(join(tmpdir(), "hl-")), HOST: "127.0.0.1", ALLOW_PRIVATE_ORIGINS: origin.base,
  CHECKS_PER_HOUR: "anonymous=1000000", FETCH_PER_HOST: "64", FETCH_PER_HOST_MINUTE: "1000000", LOG_LEVEL: "info" });
const q = `?url=${encodeURIComponent(`${origin.base}/p/100k.html?v=00000001`)}`;
for (const path of ["/", `/${q}`, `/inspect${q}`, "/docs/api", "/docs/issues", "/sign-in"]) {
  for (const rounds of [60, 60]) {
    const c = cpuMs(service.pid), t = performance.now(); let size = 0, status = 0;
    for (let i = 0; i < rounds; i++) { const r = await fetch(service.base + path, { headers: { accept: "text/html" } }); status = r.status; size = (await r.text()).length; }
    console.error(path.slice(0, 30), status, "cpu", ((cpuMs(service.pid) - c) / rounds).toFixed(1), "wall", ((performance.now() - t) / rounds).toFixed(1), "size", size);
  }
}
for (const t of [service, origin]) await t.stop(); process.exit(0);
