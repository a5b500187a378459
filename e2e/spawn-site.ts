import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@/lib/testing/servers/free-port";

export interface SpawnedSite {
  readonly child: ChildProcess;
  readonly base: string;
  /** PostgreSQL's data directory. */
  readonly cluster: string;
}

const folders: string[] = [];

/** A site beside the one that the other tests share, on a folder and with settings and arguments of its own. The caller stops it. */
export async function spawnSite(
  dataDir: string,
  settings: Readonly<Record<string, string>> = {},
  args: readonly string[] = [],
): Promise<SpawnedSite> {
  const port = String(await freePort());
  const child = spawn(process.execPath, ["scripts/start.js", ...args], {
    env: {
      ...process.env,
      PORT: port,
      HOST: "127.0.0.1",
      DATA_DIR: dataDir,
      LOG_LEVEL: "silent",
      STOP_GRACE_SECONDS: "0",
      WARM_UP: "off",
      ALLOW_PRIVATE_ORIGINS: `http://127.0.0.1:${process.env.E2E_ORIGIN_PORT}`,
      ...settings,
    },
    stdio: ["ignore", "ignore", "pipe"],
  });
  return { child, base: `http://127.0.0.1:${port}`, cluster: join(dataDir, "postgres", "cluster") };
}

export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "headlight-own-"));
  folders.push(folder);
  return folder;
}

/** Removes the folders of this file's tests. */
export function removeFolders(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}
