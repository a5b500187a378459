// The proxies of docs/operations, run from the very files that operators copy: only ports, certificates and upstreams are
// replaced by those of the test.
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { connect } from "node:tls";
import { testFolder } from "@/lib/testing/test-folder";
import { AUTHORITY, identity } from "@/lib/testing/web/certificate";
import { freePort } from "./free-port";

const WAIT_MS = 10_000;
const isRoot = process.getuid?.() === 0;

export interface Proxy {
  /** Its https URL, which `ca` is the authority of. */
  readonly origin: string;
  readonly ca: string;
  /** Its http URL. */
  readonly plain: string;
  close(): Promise<void>;
}

interface Place {
  readonly folder: string;
  readonly http: number;
  readonly https: number;
  /** `127.0.0.1:PORT` of the two instances. */
  readonly upstreams: readonly [string, string];
}

export const PROXIES = {
  nginx: { isThere: spawnSync("nginx", ["-v"]).status === 0, run: runNginx },
  caddy: { isThere: spawnSync("caddy", ["version"]).status === 0, run: runCaddy },
};

/** Starts the proxy in front of two instances; resolves once it takes connections. */
export async function startProxy(
  name: keyof typeof PROXIES,
  upstreams: readonly [string, string],
): Promise<Proxy> {
  const folder = testFolder();
  const [http, https] = [await freePort(), await freePort()];
  const { child, ca } = PROXIES[name].run({ folder, http, https, upstreams });
  let said = "";
  child.stderr?.on("data", (chunk: Buffer) => {
    said += chunk.toString();
  });
  await speaking(https, child).catch((error) => {
    throw new Error(`${name} does not start: ${said}`, { cause: error });
  });
  return {
    origin: `https://localhost:${https}`,
    plain: `http://localhost:${http}`,
    ca: ca(),
    async close() {
      if (child.exitCode !== null) return;
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    },
  };
}

interface Running {
  readonly child: ChildProcess;
  readonly ca: () => string;
}

function runNginx({ folder, http, https, upstreams }: Place): Running {
  const { cert, key } = identity("loopback");
  writeFileSync(join(folder, "cert.pem"), cert);
  writeFileSync(join(folder, "key.pem"), key);
  const [one, two] = upstreams;
  const example = readFileSync("docs/operations/nginx.conf", "utf8")
    .replace("listen 80;", `listen 127.0.0.1:${http};`)
    .replace("listen 443 ", `listen 127.0.0.1:${https} `)
    .replace("127.0.0.1:3001", one)
    .replace("127.0.0.1:3002", two)
    .replace("/etc/ssl/headlight.example.pem", join(folder, "cert.pem"))
    .replace("/etc/ssl/headlight.example.key", join(folder, "key.pem"));
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((kind) => `${kind}_temp_path ${join(folder, kind)};`)
    .join("\n");
  const conf = join(folder, "nginx.conf");
  writeFileSync(
    conf,
    `daemon off; ${isRoot ? "user root;" : ""} worker_processes 1; pid ${join(folder, "pid")};
events {}
http {
access_log off;
${temporary}
${example}
}
`,
  );
  const args = ["-c", conf, "-p", folder, "-e", "stderr"];
  return {
    child: spawn("nginx", args, { stdio: ["ignore", "ignore", "pipe"] }),
    ca: () => AUTHORITY,
  };
}

function runCaddy({ folder, http, https, upstreams }: Place): Running {
  const storage = join(folder, "storage");
  mkdirSync(storage);
  const [one, two] = upstreams;
  const example = readFileSync("docs/operations/Caddyfile", "utf8")
    .replace("headlight-1:3000", one)
    .replace("headlight-2:3000", two);
  const conf = join(folder, "Caddyfile");
  writeFileSync(
    conf,
    `{
	admin off
	http_port ${http}
	https_port ${https}
	skip_install_trust
	storage file_system ${storage}
}
${example}`,
  );
  const env = { PATH: process.env.PATH, HOME: folder, NODE_ENV: "test", SITE: "https://localhost" } as const;
  const args = ["run", "--adapter", "caddyfile", "--config", conf];
  const child = spawn("caddy", args, { env, stdio: ["ignore", "ignore", "pipe"] });
  const root = join(storage, "pki", "authorities", "local", "root.crt");
  return { child, ca: () => readFileSync(root, "utf8") };
}

/** Resolves once a server at the port speaks TLS; rejects when its process ends or it takes too long. */
async function speaking(port: number, child: ChildProcess): Promise<void> {
  for (const end = Date.now() + WAIT_MS; Date.now() < end && child.exitCode === null; await pause(50)) {
    // Whose certificate it is does not matter yet.
    const socket = connect({ port, host: "127.0.0.1", servername: "localhost", rejectUnauthorized: false });
    const speaks = await once(socket, "secureConnect").then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (speaks) return;
  }
  throw new Error(`Nothing speaks TLS on port ${port}.`);
}
