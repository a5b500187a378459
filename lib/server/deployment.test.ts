// The files that operators copy. No container runtime is needed: what they say is compared with what there is.
import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { VARIABLES } from "@/lib/env";
import { testServer } from "@/lib/testing/test-server";
import manifest from "@/package.json" with { type: "json" };

const read = (file: string) => readFileSync(file, "utf8");
const settings = Object.keys(VARIABLES.shape);

describe("the Dockerfile", () => {
  const text = read("Dockerfile");
  const lines = text.split("\n");

  test("runs as a number that is not root's, with a health check", () => {
    expect(lines.filter((line) => line.startsWith("USER "))).toEqual(["USER 10001:10001"]);
    expect(text).toContain("HEALTHCHECK");
  });

  test("copies what is there, runs scripts that are there, and drops what only builds", () => {
    for (const [, files = ""] of text.matchAll(/^COPY (?!--from)(.*) \.\/?$/gm))
      for (const file of files.split(" ")) expect(existsSync(file), file).toBe(true);
    for (const [, name = ""] of text.matchAll(/npm run ([\w:-]+)/g))
      expect(manifest.scripts).toHaveProperty(name);
    for (const [file] of text.matchAll(/(?:scripts|prisma)\/[\w.]+/g))
      expect(existsSync(file), file).toBe(true);
    expect(text).toContain("npm run build && npm run slim");
  });

  test("starts the service with the flags of npm start", () => {
    const [, flags = ""] = /node (.*) scripts\/start\.js/.exec(manifest.scripts.start) ?? [];
    expect(text).toContain(`CMD ["node", "${flags}", "scripts/start.js"]`);
  });

  test("has a health check that passes on a service that lives, and fails without one", async () => {
    const [, command = ""] = /HEALTHCHECK[^[]*(\[.*\])/.exec(text) ?? [];
    const [program = "", ...args]: string[] = JSON.parse(command);
    const { server, origin } = await testServer();
    const { port } = new URL(origin);
    expect(await exitCode(program, args, port)).toBe(0);
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    expect(await exitCode(program, args, port)).toBe(1);
  });
});

describe("every deployment", () => {
  test.each(["compose.yaml", "docs/operations/headlight.service", "Dockerfile"])(
    "%s names no setting that does not exist",
    (file) => {
      const others = ["NODE_ENV", "POSTGRES_PASSWORD", "POSTGRES_USER", "POSTGRES_DB", "SITE"];
      const named = read(file).match(/\b[A-Z][A-Z]+(?:_[A-Z]+)+(?==|:)/g) ?? [];
      expect(named.length).toBeGreaterThan(0);
      for (const name of named) expect([...settings, ...others]).toContain(name);
    },
  );
});

describe("the compose file", () => {
  const text = read("compose.yaml");

  test("has two instances behind one proxy whose header they trust", () => {
    expect(text.match(/^ {2}headlight-\d: \*headlight$/gm)).toHaveLength(2);
    expect(text).toContain('TRUST_PROXY: "1"');
    for (const name of ["headlight-1:3000", "headlight-2:3000"])
      expect(read("docs/operations/Caddyfile")).toContain(name);
  });

  test("waits longer for a stopping instance than it takes to stop", () => {
    expect(text).toContain("stop_grace_period: 40s");
    expect(read("docs/operations/headlight.service")).toContain("TimeoutStopSec=40");
  });
});

describe("proxies and systemd", () => {
  test("the examples of proxies drop what a client sends as X-Forwarded-For, and poll /ready or try the other instance", () => {
    const nginx = read("docs/operations/nginx.conf");
    expect(nginx).toContain("proxy_set_header X-Forwarded-For $remote_addr;");
    expect(nginx).toContain("proxy_next_upstream error timeout http_502 http_503;");
    expect(nginx.split("{").length).toBe(nginx.split("}").length);
    const caddy = read("docs/operations/Caddyfile");
    expect(caddy).toContain("health_uri /ready");
    expect(caddy).not.toContain("trusted_proxies");
  });

  test("the systemd unit runs what is there, with a user of its own", () => {
    const unit = read("docs/operations/headlight.service");
    const [, script = ""] = /^ExecStart=\S+ .* (\S+)$/m.exec(unit) ?? [];
    expect(existsSync(script)).toBe(true);
    expect(unit).toMatch(/^User=(?!root)/m);
    for (const line of unit.split("\n")) expect(line).toMatch(/^(?:\[\w+\]|[A-Z]\w+=\S.*|#.*|)$/);
  });
});

function exitCode(program: string, args: readonly string[], port: string): Promise<number | null> {
  const child = spawn(program === "node" ? process.execPath : program, args, {
    env: { PORT: port, NODE_ENV: "test" },
  });
  return new Promise((resolve) => child.once("exit", resolve));
}
