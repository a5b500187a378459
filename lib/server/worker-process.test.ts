import { spawn } from "node:child_process";
import { once } from "node:events";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { testDatabase, testDatabaseUrl } from "@/lib/testing/database/test-database";
import { freePort } from "@/lib/testing/servers/free-port";

const db = testDatabase();
const SLOW_TEST_MS = 90_000;

describe("a process that only works", () => {
  test(
    "a process that only works has metrics at the port set for them, and no site",
    async () => {
      const databaseUrl = await testDatabaseUrl(db);
      const [metricsPort, port] = [String(await freePort()), String(await freePort())];
      const worker = spawn(process.execPath, ["--import", "tsx", "scripts/start.js", "--dev", "--worker"], {
        stdio: ["ignore", "pipe", "inherit"],
        env: {
          NODE_ENV: "development",
          DATABASE_URL: databaseUrl,
          AUTH_SECRET: "a-secret-of-tests,-which-is-long-enough",
          METRICS_PORT: metricsPort,
          PORT: port,
        },
      });
      onTestFinished(async () => {
        const ended = once(worker, "exit");
        worker.kill("SIGTERM");
        await ended;
      });
      const metrics = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
      const opened = 'headlight_up{part="database"} 1';
      await vi.waitFor(async () => expect(await metrics()).toContain(opened), {
        timeout: 60_000,
        interval: 200,
      });
      expect(await metrics()).toContain("headlight_jobs_waiting");
      await expect(fetch(`http://127.0.0.1:${port}/health`)).rejects.toThrow("fetch failed");
    },
    SLOW_TEST_MS,
  );
});
