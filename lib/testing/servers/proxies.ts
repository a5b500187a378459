// The proxies of docs/operations, run from the very files that operators copy: only ports, certificates and upstreams are
// replaced by those of the test.
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { connect } from "node:tls";
import { testFolder } from "@/lib/testing/test-folder";
import { identity } from "@/lib/testing/web/certificate";
import { freePort } from "./free-port";

const WAIT_MS = 10_000;
const isRoot = process.getuid?.() === 0;

export interface Proxy {
  /** Its https URL, with a certificate of the test authority. */
  readonly origin: string;
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
  /** The paths of its certificate and of the key to it. */
  readonly cert: string;
  readonly key: string;
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
  const files = { cert: join(folder, "cert.pem"), key: join(folder, "key.pem") };
  const { cert, key } = identity("loopback");
  writeFileSync(files.cert, cert);
  writeFileSync(files.key, key);
  const child = PROXIES[name].run({ folder, http, https, upstreams, ...files });
  let said = "";
  child.stderr?.on("data", (chunk: Buffer) => {
    said += chunk.toString();
  });
  await speaking(https, child).catch((error) => {
    child.kill();
    throw new Error(`${name} does not start: ${said}`, { cause: error });
  });
  return {
    origin: `https://localhost:${https}`,
    plain: `http://localhost:${http}`,
    async close() {
      if (child.exitCode !== null) return;
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    },
  };
}

function runNginx({ folder, http, https, upstreams: [one, two], cert, key }: Place): ChildProcess {
  const example = readFileSync("docs/operations/nginx.conf", "utf8")
    .replace("listen 80;", `listen 127.0.0.1:${http};`)
    .replace("listen 443 ", `listen 127.0.0.1:${https} `)
    .replace("127.0.0.1:3001", one)
    .replace("127.0.0.1:3002", two)
    .replace("/etc/ssl/headlight.example.pem", cert)
    .replace("/etc/ssl/headlight.example.key", key);
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
  return spawn("nginx", args, { stdio: ["ignore", "ignore", "pipe"] });
}

/** A certificate Caddy makes itself can be gone at once: it tidies its certificates while it starts. */
function runCaddy({ folder, http, https, upstreams: [one, two], cert, key }: Place): ChildProcess {
  const example = readFileSync("docs/operations/Caddyfile", "utf8")
    .replace("headlight-1:3000", one)
    .replace("headlight-2:3000", two)
    .replace("{$SITE} {", `$&\n\ttls ${cert} ${key}`);
  const conf = join(folder, "Caddyfile");
  writeFileSync(conf, `{\n\tadmin off\n\thttp_port ${http}\n\thttps_port ${https}\n}\n${example}`);
  const env = { PATH: process.env.PATH, HOME: folder, NODE_ENV: "test", SITE: "https://localhost" } as const;
  const args = ["run", "--adapter", "caddyfile", "--config", conf];
  return spawn("caddy", args, { env, stdio: ["ignore", "ignore", "pipe"] });
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
