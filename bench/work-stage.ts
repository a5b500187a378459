// What the measurements of audits and monitors share: a database of their own with Pro accounts, and a web of small
// sites, each on a loopback IP address of its own, since one host is never fetched faster than 5 times a second.
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { Client } from "@/lib/db/client";
import { createDatabase, type Database } from "@/lib/db/database";
import { SESSION_COOKIE } from "@/lib/http/cookies";
import { createLog } from "@/lib/log";
import { systemRandom } from "@/lib/random";
import { newId } from "@/lib/services/fields";
import { tokenHash } from "@/lib/services/sign-in/token-hash";
import { makeJpeg } from "./web/images";

const PAGES = 200;
const DAY_MS = 86_400_000;

interface WorkStage {
  readonly database: Database;
  readonly client: Client;
  /** Origins of the sites. */
  readonly origins: readonly string[];
  /** For processes that work on this database and may check these sites. */
  readonly env: Readonly<Record<string, string>>;
  /** Requests that a site has had, and when the first and the last came, in ms. */
  requestsOf(origin: string): { readonly count: number; readonly ms: number };
  stop(): Promise<void>;
}

interface WorkStageOptions {
  readonly sites: number;
  /** How long a site takes to respond. */
  readonly responseMs: number;
}

/** Starts the database and the sites, each of 200 pages with a sitemap. */
export async function startWorkStage({ sites, responseMs }: WorkStageOptions): Promise<WorkStage> {
  const dataDir = mkdtempSync(join(tmpdir(), "headlight-bench-"));
  process.once("exit", () => rmSync(dataDir, { recursive: true, force: true }));
  const database = createDatabase({ dataDir, databaseUrl: null, log: createLog("warn") });
  // Its folder is made first, which a busy machine may take long for.
  while (!(await database.isUp())) await delay(500);
  const client = await database.open();
  const requestTimes = new Map<string, number[]>();
  const server = createServer((req, res) => {
    const origin = `http://${req.headers.host}`;
    requestTimes.set(origin, [...(requestTimes.get(origin) ?? []).slice(-1_000_000), performance.now()]);
    void delay(responseMs).then(() => respond(req, res, origin));
  });
  await new Promise<void>((done) => server.listen(0, "0.0.0.0", 4096, done));
  const { port } = server.address() as AddressInfo;
  const origins = Array.from({ length: sites }, (_, n) => `http://127.0.1.${n + 1}:${port}`);
  return {
    database,
    client,
    origins,
    env: { DATA_DIR: dataDir, ALLOW_PRIVATE_ORIGINS: origins.join(), LOG_LEVEL: "warn" },
    requestsOf(origin) {
      const times = requestTimes.get(origin) ?? [];
      return { count: times.length, ms: (times.at(-1) ?? 0) - (times[0] ?? 0) };
    },
    async stop() {
      server.close().closeAllConnections();
      await database.stop();
    },
  };
}

/** A Pro account, and the cookie of its signed-in browser. */
export async function makeAccount(client: Client): Promise<{ readonly id: string; readonly cookie: string }> {
  const [id, token, createdAt] = [newId("account", systemRandom), randomUUID(), new Date()];
  await client.account.create({ data: { id, email: `${id}@example.com`, plan: "pro", createdAt } });
  const dates = { createdAt, lastSeenAt: createdAt, expiresAt: new Date(Date.now() + DAY_MS) };
  const sessionId = newId("session", systemRandom);
  await client.session.create({
    data: { id: sessionId, accountId: id, tokenHash: tokenHash(token), ...dates },
  });
  return { id, cookie: `${SESSION_COOKIE}=${token}` };
}

const IMAGE = makeJpeg({ width: 1200, height: 630 }, 50_000);

function respond({ url = "/" }: IncomingMessage, res: ServerResponse, origin: string): void {
  const path = url.split("?", 1)[0] ?? "/";
  if (path === "/robots.txt" || path === "/favicon.ico") res.writeHead(404).end();
  else if (path === "/sitemap.xml") res.end(sitemap(origin));
  else if (path.endsWith(".jpg")) res.writeHead(200, { "content-type": "image/jpeg" }).end(IMAGE);
  else res.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(page(origin + path));
}

function sitemap(origin: string): string {
  const urls = ["/", ...Array.from({ length: PAGES - 1 }, (_, n) => `/page-${n}`)];
  return `<urlset>${urls.map((path) => `<url><loc>${origin}${path}</loc></url>`).join("")}</urlset>`;
}

/** A sound page of about 10 KB with a social image of its own. */
function page(url: string): string {
  const name = url.split("/").at(-1) || "start";
  const title = `All about ${name}, its tides and the harbours of the northern coast`;
  const text = `Everything there is to know about ${name}: tides, winds, harbours and walks along the coast.`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width"><meta name="description" content="${text}">
<link rel="canonical" href="${url}"><link rel="icon" href="/icon.jpg">
<meta property="og:type" content="article"><meta property="og:title" content="${title}">
<meta property="og:description" content="${text}"><meta property="og:url" content="${url}">
<meta property="og:image" content="/${name}.jpg"><meta property="og:image:alt" content="A harbour">
<meta name="twitter:card" content="summary_large_image"></head>
<body><h1>${title}</h1>${`<p>${text}</p>`.repeat(80)}</body></html>`;
}
