import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig, type ReporterDescription } from "@playwright/test";
import { freePort } from "./lib/testing/servers/free-port";

// Workers read this file again: what the first reading chose reaches them through the environment.
process.env.E2E_SITE_PORT ??= String(await freePort());
process.env.E2E_ORIGIN_PORT ??= String(await freePort());
process.env.E2E_SMTP_PORT ??= String(await freePort());
process.env.E2E_TLS_PORT ??= String(await freePort());
process.env.E2E_AUDITED_PORT ??= String(await freePort());
process.env.E2E_DATA_DIR ??= throwAwayFolder();
process.env.E2E_LOG_FILE ??= join(process.env.E2E_DATA_DIR, "site.log");

const site = `http://127.0.0.1:${process.env.E2E_SITE_PORT}`;
const origin = `http://127.0.0.1:${process.env.E2E_ORIGIN_PORT}`;
const audited = `http://127.0.0.1:${process.env.E2E_AUDITED_PORT}`;
const selfSigned = `https://127.0.0.1:${process.env.E2E_TLS_PORT}`;
/** What waits most of its time: for programs to start, hosts that respond late, jobs that are due. */
const WAITING =
  /\/(accounts-unavailable|audits|database|documented-commands|errors|monitors|progress|workers)\.spec\.ts$/;
const jsonReport = process.env.PLAYWRIGHT_JSON_OUTPUT_NAME;
const reporter: ReporterDescription[] = [["list"], ["./e2e/count-reporter.ts"]];

export default defineConfig({
  testDir: "e2e",
  snapshotPathTemplate: "{testDir}/references/{arg}{ext}",
  globalSetup: "./e2e/global-setup.ts",
  fullyParallel: true,
  forbidOnly: true,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  workers: 4,
  // Two workers keep two cores busy only while nothing waits.
  projects: [
    { name: "waiting", testMatch: WAITING, workers: 2 },
    { name: "busy", testIgnore: WAITING, workers: 2 },
  ],
  // On a busy machine a page may settle too late once; a second failure is one. The list names what was flaky.
  retries: 1,
  reporter: jsonReport ? [...reporter, ["json"]] : reporter,
  use: {
    baseURL: site,
    reuseContext: true,
    trace: "on-first-retry",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--font-render-hinting=none",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  webServer: [
    {
      command: "npx tsx e2e/origin/start.ts",
      url: `${origin}/health`,
      env: {
        PORT: process.env.E2E_ORIGIN_PORT,
        TLS_PORT: process.env.E2E_TLS_PORT,
        AUDITED_PORT: process.env.E2E_AUDITED_PORT,
        SMTP_PORT: process.env.E2E_SMTP_PORT,
      },
    },
    {
      // Read at the end: no secret may be in it.
      command: `npm start > ${process.env.E2E_LOG_FILE}`,
      url: `${site}/health`,
      timeout: 180_000,
      gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
      env: {
        PORT: process.env.E2E_SITE_PORT,
        DATA_DIR: process.env.E2E_DATA_DIR,
        HOST: "127.0.0.1",
        BASE_URL: site,
        ALLOW_PRIVATE_ORIGINS: [origin, audited, selfSigned, site].join(),
        SMTP_URL: `smtp://127.0.0.1:${process.env.E2E_SMTP_PORT}`,
        TRUST_PROXY: "1",
        STOP_GRACE_SECONDS: "0",
        WARM_UP: "off",
        FETCH_PER_HOST_MINUTE: "100000",
        LOG_LEVEL: "info",
        NEXT_TELEMETRY_DISABLED: "1",
      },
    },
  ],
});

/** For the accounts of this run; the process that made it removes it at its end. */
function throwAwayFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "headlight-e2e-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
