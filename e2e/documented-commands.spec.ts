// The commands of README and docs/operations, taken from there and run one after the other as an operator runs them: on an
// install of their own, which the first of them makes slim, beside the service that the second starts.
import { type ChildProcess, execFile, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { runnableCommands } from "@/lib/testing/repository/documented-commands";
import { freePort } from "@/lib/testing/servers/free-port";
import { expect, test } from "./site";
import { newFolder, removeFolders } from "./spawn-site";

const EMAIL = "nora@example.com";
const INSTALL_MB_MAX = 450;
/** What an install does not bring along, and what is no part of one. */
const LEFT_OUT = new Set([".git", "node_modules", ".next", "data", "test-results", "playwright-report"]);
const PATIENT = { timeout: 60_000 };

test.describe.configure({ timeout: 360_000 });

test.afterAll(removeFolders);

/** A copy of this built folder. Nothing writes to the files of packages, so that they are linked where that is possible. */
function install(): string {
  const folder = join(newFolder(), "headlight");
  mkdirSync(join(folder, ".next"), { recursive: true });
  // The bench's programs have packages of their own.
  const filter = (path: string) => basename(path) !== "node_modules";
  for (const name of readdirSync(".").filter((one) => !LEFT_OUT.has(one)))
    cpSync(name, join(folder, name), { recursive: true, filter });
  for (const name of readdirSync(".next").filter((one) => one !== "cache"))
    cpSync(join(".next", name), join(folder, ".next", name), { recursive: true, verbatimSymlinks: true });
  execFileSync("sh", ["-c", 'cp -al node_modules "$0" || cp -a node_modules "$0"', folder]);
  return folder;
}

interface Service {
  readonly origin: string;
  readonly child: ChildProcess;
  printed(): string;
  /** Ends it as a process manager does, and resolves with npm's exit code. */
  end(): Promise<number | null>;
}

/** Where commands run, and with what settings. */
interface Place {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
}

async function startService(command: string, { cwd, env }: Place): Promise<Service> {
  const [port, metricsPort] = [String(await freePort()), String(await freePort())];
  const origin = `http://127.0.0.1:${port}`;
  const settings = { PORT: port, METRICS_PORT: metricsPort, BASE_URL: origin };
  const child = spawn("sh", ["-c", `exec ${command}`], { cwd, env: { ...env, ...settings } });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (printed += chunk));
  const isUp = async () => {
    if (child.exitCode !== null) throw new Error(`${command} ended: ${printed}`);
    const metrics = await fetch(`http://127.0.0.1:${metricsPort}/metrics`).then((sent) => sent.text());
    return metrics.includes('headlight_up{part="database"} 1');
  };
  await expect.poll(() => isUp().catch((error) => String(error)), PATIENT).toBe(true);
  return {
    origin,
    child,
    printed: () => printed,
    async end() {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      return (await ended)[0];
    },
  };
}

/** Signs in with the link that the service prints, which makes the account. */
async function signIn({ origin, printed }: Service): Promise<void> {
  const headers = { "content-type": "application/json", origin };
  const body = JSON.stringify({ email: EMAIL });
  const sent = await fetch(`${origin}/auth/login`, { method: "POST", headers, body });
  const cookie = sent.headers.getSetCookie().map((line) => line.split(";", 1)[0]);
  const link = () => /http:\S+\/auth\/callback\/email\?\S+/.exec(printed())?.[0] ?? "";
  await expect.poll(link).not.toBe("");
  const followed = await fetch(link(), { redirect: "manual", headers: { cookie: cookie.join("; ") } });
  expect(followed.headers.get("location")).toBe("/");
}

test("every command of README and the operators' documentation works as it is written there", async () => {
  const commands = runnableCommands();
  const page = `http://127.0.0.1:${process.env.E2E_ORIGIN_PORT}`;
  const [slim, start] = ["npm run slim", "npm start"];
  expect(commands).toEqual(expect.arrayContaining([slim, start]));
  const cwd = install();
  const settings = {
    DATA_DIR: newFolder(),
    HOST: "127.0.0.1",
    ALLOW_PRIVATE_ORIGINS: page,
    STOP_GRACE_SECONDS: "0",
  };
  const place = { cwd, env: { ...process.env, NODE_ENV: "production" as const, ...settings } };
  const run = async (command: string) => {
    const { stdout } = await promisify(execFile)("sh", ["-c", command], place);
    return stdout;
  };
  await run(slim);
  expect(Number.parseInt(await run("du -sm ."), 10)).toBeLessThan(INSTALL_MB_MAX);
  const service = await startService(start, place);
  await signIn(service);

  let key = "";
  const outputs = new Map<string, string>();
  for (const command of commands.filter((one) => one !== slim && one !== start)) {
    if (command.startsWith(start)) {
      const other = await startService(command, place);
      const isSite = await fetch(`${other.origin}/health`).then(
        ({ ok }) => ok,
        () => false,
      );
      expect(isSite, command).toBe(!command.endsWith("--worker") || command.endsWith("--no-worker"));
      expect(await other.end(), command).toBe(0);
      continue;
    }
    // The documentation's own example of a host, a page and a key.
    const given = command
      .replace("http://localhost:3000", service.origin)
      .replace("https://example.com", encodeURIComponent(`${page}/good`))
      .replace(/key_\w+/, key);
    const output = await run(given);
    outputs.set(command, output);
    key = /\bkey_\w+/.exec(output)?.[0] ?? key;
  }
  const outputOf = (part: string) => [...outputs].find(([command]) => command.includes(part))?.[1];
  expect(JSON.parse(outputOf("curl") ?? "")).toMatchObject({ status_code: 200 });
  expect(outputOf("plan --")).toContain(`${EMAIL}  Pro`);
  expect(outputOf("keys ")).toContain("Deploy hook");
  expect(outputOf("blocked")).toContain("spam.example");
  expect(outputOf("restore")).toMatch(/[1-9]\d* records of FILE have replaced all others/);
  expect(await service.end()).toBe(0);
});
