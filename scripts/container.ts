// `npm run test:container`: runs the Dockerfile's steps without a container runtime, starts what they make as its user, who
// has no name, and uses it: health, a check, sign-in, an audit. Takes a few minutes.
import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { buildImage, type Image, runIn } from "@/lib/testing/repository/dockerfile";
import { freePort } from "@/lib/testing/servers/free-port";

const INSTALL_MB_MAX = 450;
const WAIT_MS = 90_000;

const place = mkdtempSync(join(tmpdir(), "headlight-container-"));
chmodSync(place, 0o755);
const page = createServer((_req, res) => {
  res.setHeader("content-type", "text/html").end("<!doctype html><title>Tides</title><p>Tides of the day");
});
page.listen(0, "127.0.0.1");
await once(page, "listening");
const checked = `http://127.0.0.1:${(page.address() as AddressInfo).port}`;

try {
  const image = buildImage(resolve(import.meta.dirname, ".."), place);
  const megabytes = Number(
    execFileSync("du", ["-sm", join(image.root, image.workdir)])
      .toString()
      .split("\t")[0],
  );
  demand(megabytes < INSTALL_MB_MAX, `the install takes ${megabytes} MB`);
  await use(image);
} finally {
  page.close();
  rmSync(place, { recursive: true, force: true });
}

async function use(image: Image): Promise<void> {
  const port = String(await freePort());
  const origin = `http://127.0.0.1:${port}`;
  const service = runIn(image, image.command, {
    PORT: port,
    BASE_URL: origin,
    ALLOW_PRIVATE_ORIGINS: checked,
  });
  let printed = "";
  service.stdout?.on("data", (chunk: Buffer) => {
    printed += chunk.toString();
  });
  service.stderr?.pipe(process.stderr);
  try {
    await until(
      "the health check passes",
      async () => (await exitCode(image, image.healthCommand, port)) === 0,
    );
    await until("the database is there", async () => (await fetch(`${origin}/ready`)).ok);
    const report = await (await fetch(`${origin}/inspect?url=${encodeURIComponent(`${checked}/`)}`)).json();
    demand(report.metadata?.title === "Tides", "a page is checked");
    const headers = { "content-type": "application/json", origin };
    const body = JSON.stringify({ email: "nora@example.com" });
    const sent = await fetch(`${origin}/auth/login`, { method: "POST", headers, body });
    const note = sent.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
    await until("a sign-in link is mailed", async () => linkIn(printed) !== null);
    const signedIn = await fetch(linkIn(printed) ?? "", {
      redirect: "manual",
      headers: { cookie: note.join("; ") },
    });
    const cookie = signedIn.headers
      .getSetCookie()
      .map((one) => one.split(";")[0])
      .join("; ");
    demand(
      (await exitCode(image, ["npm", "run", "plan", "--", "nora@example.com", "pro"], port)) === 0,
      "a plan is set",
    );
    const audit = await fetch(`${origin}/api/audits`, {
      method: "POST",
      headers: { ...headers, cookie },
      body: JSON.stringify({ url: `${checked}/`, pages_limit: 1 }),
    });
    const { id } = await audit.json();
    demand(audit.status === 202, `an audit starts (${audit.status})`);
    await until("the audit is done", async () => {
      const found = await (await fetch(`${origin}/api/audits/${id}`, { headers: { cookie } })).json();
      return found.status === "done";
    });
  } finally {
    const ended = once(service, "exit");
    service.kill("SIGTERM");
    demand((await ended)[0] === 0, "it stops in order");
  }
}

function linkIn(text: string): string | null {
  return /http:\S+\/auth\/callback\/email\?\S+/.exec(text)?.[0] ?? null;
}

async function exitCode(image: Image, command: readonly string[], port: string): Promise<number | null> {
  const child = runIn(image, command, { PORT: port });
  child.stderr?.on("data", (chunk: Buffer) => process.stderr.write(chunk));
  child.stdout?.resume();
  return (await once(child, "exit"))[0];
}

async function until(what: string, isDone: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + WAIT_MS;
  while (!(await isDone().catch(() => false))) {
    if (Date.now() > end) return demand(false, what);
    await pause(500);
  }
  demand(true, what);
}

function demand(holds: boolean, what: string): void {
  console.log(`${holds ? "ok" : "FAILED"}: ${what}`);
  if (!holds) throw new Error(what);
}
