import { afterAll, beforeAll, expect } from "vitest";
import { openApi } from "@/lib/http/openapi/openapi";
import { newId } from "@/lib/services/fields";
import { type Operation, runOperation } from "@/lib/services/operation";
import { OPERATIONS } from "@/lib/services/operations";
import { createProject } from "@/lib/services/projects/create-project";
import { saveUrl } from "@/lib/services/saved-urls/save-url";
import { testDatabase } from "@/lib/testing/database/test-database";
import { html } from "@/lib/testing/web/fake-responses";
import { type FakeWeb, startFakeWeb } from "@/lib/testing/web/fake-web";
import { API_REQUESTS, type Owned } from "./api-requests";
import { type ApiCall, callApi } from "./call-api";
import { type TestAccount, testAccount, testKey } from "./test-account";
import { type TestResources, testResources } from "./test-resources";

/** The operations that are for accounts. */
export const CLOSED = OPERATIONS.filter(({ access }) => access !== "anyone");

/** Records that nobody owns. */
export const NOTHING: Owned = {
  project: "prj_0",
  savedUrl: "sav_0",
  audit: "aud_0",
  monitor: "mon_0",
  key: "key_0",
  connection: "con_0",
  session: "ses_0",
  email: "nobody@example.com",
};

/** An account with a project, a saved URL in it and a key. */
export interface StageOwner extends TestAccount {
  readonly own: Owned;
}

const document = JSON.parse(JSON.stringify(openApi("http://localhost:3000")));

/** The service with a database and one page to check, on which every operation can be called. Call it at the top of a file. */
export function apiStage() {
  const db = testDatabase();
  let web: FakeWeb;
  let resources: TestResources;
  let shared: Promise<StageOwner> | undefined;
  beforeAll(async () => {
    web = await startFakeWeb();
    web.on("/", html("<!doctype html><title>Tides</title>"));
    resources = testResources({ ALLOW_PRIVATE_ORIGINS: web.origin, API_PER_MINUTE: "100000" }, {}, db);
  });
  afterAll(async () => {
    await resources.background.settled();
    await resources.queue.stop();
    await resources.net.close();
    await web.close();
  });
  return {
    db,
    resources: () => resources,
    /** A new account that owns something. */
    owner: (plan: "free" | "pro" = "pro") => makeOwner(resources, plan, web.origin),
    /** One account that owns something, for all requests that change nothing: making one takes 15 statements. */
    sharedOwner() {
      shared ??= makeOwner(resources, "pro", web.origin);
      return shared;
    },
    /** Sends the operation's good request for these records, changed as told. */
    send(operation: Operation, own: Owned, call: ApiCall & { readonly from?: TestResources } = {}) {
      const { path, body } = API_REQUESTS[operation.name]?.(own) ?? { path: "/" };
      const { from = resources, ...rest } = call;
      return callApi(from, path, { method: operation.http.method, body, ...rest });
    },
  };
}

async function makeOwner(resources: TestResources, plan: "free" | "pro", url: string): Promise<StageOwner> {
  const account = await testAccount(resources, plan);
  const ctx = { ...resources, caller: account.caller };
  const project = await runOperation(ctx, createProject, async () => ({ name: "Shop" }));
  if (!project.ok) throw project.error;
  const key = await testKey(resources, account);
  const saved = await runOperation(ctx, saveUrl, async () => ({ url, project_id: project.output.id }));
  if (!saved.ok) throw saved.error;
  const { email, caller } = account;
  const session = caller.sessionId;
  const audit = await addAudit(resources, account.id, project.output.id);
  const monitor = await addMonitor(resources, account.id, project.output.id);
  const connection = await addConnection(resources, account.id);
  const own = {
    project: project.output.id,
    savedUrl: saved.output.id,
    audit,
    monitor,
    key: key.id,
    connection,
    session,
    email,
  };
  return { ...account, own };
}

async function addAudit({ db, clock, random }: TestResources, accountId: string, projectId: string) {
  const [id, createdAt] = [newId("audit", random), new Date(clock.now())];
  const client = await db.open();
  await client.audit.create({
    data: { id, accountId, projectId, url: "https://example.com/", pagesLimit: 5, createdAt },
  });
  return id;
}

async function addConnection({ db, clock, random }: TestResources, accountId: string) {
  const [id, createdAt] = [newId("connection", random), new Date(clock.now())];
  const client = await db.open();
  await client.connection.create({
    data: {
      id,
      accountId,
      clientId: "https://agent.example/client.json",
      clientName: "Agent",
      clientHost: "agent.example",
      scopes: ["inspect"],
      resource: "http://localhost:3000/mcp",
      createdAt,
    },
  });
  return id;
}

async function addMonitor({ db, clock, random }: TestResources, accountId: string, projectId: string) {
  const [id, createdAt] = [newId("monitor", random), new Date(clock.now())];
  const client = await db.open();
  const times = { createdAt, nextCheckAt: createdAt };
  await client.monitor.create({
    data: { id, accountId, projectId, url: "https://example.com/", interval: "daily", ...times },
  });
  return id;
}

/** Status and code of a rejection, which has to be one that the interface description tells of the operation. */
export async function errorOf({ http }: Operation, response: Response): Promise<string> {
  const body = await response.json();
  expect(Object.keys(body).sort()).toEqual(["error", "message"]);
  const { responses } = document.paths[http.path][http.method.toLowerCase()];
  const [, shared = ""] = /^#\/components\/responses\/(\w+)$/.exec(responses[response.status]?.$ref) ?? [];
  const told = document.components.responses[shared]?.content["application/json"].examples ?? {};
  expect(Object.keys(told)).toContain(body.error);
  expect(response.headers.get("cache-control")).toBe("no-store");
  return `${response.status} ${body.error}`;
}

/** Operations as the rows of a table of tests. */
export function rowsOf(operations: readonly Operation[]) {
  return operations.map((operation) => [operation.name, operation] as const);
}
