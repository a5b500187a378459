// The protocol's own conformance suite against the tool server and the authorization server, over HTTP.
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import conformance from "@modelcontextprotocol/conformance/package.json" with { type: "json" };
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { freePort } from "@/lib/testing/servers/free-port";
import { startWebServer, type TestServer } from "@/lib/testing/servers/web-server";
import { agentStage, REDIRECT } from "@/lib/testing/service/agent-stage";
import { testAccount } from "@/lib/testing/service/test-account";
import { toolServerHandlers } from "./door";

const SUITE = join("node_modules", conformance.name, conformance.bin.conformance);
const RUN_MS = 300_000;

const TEST_TOOL = "it calls a tool that only a server made for this suite has";
const NO_PROMPTS = "the server offers no prompts and does not declare them";
const NO_RESOURCES = "the server offers no resources and does not declare them";
const NO_INPUT = "no tool needs anything from the client while it runs";

/** The checks that cannot pass here, and why, by their id or how it starts. Every other check has to. */
const NOT_APPLICABLE: Readonly<Record<string, string>> = {
  "logging-set-level": "the server sends no log messages and does not declare them",
  "completion-complete": "the server completes no arguments and does not declare it",
  "tools-call-simple-text": TEST_TOOL,
  "tools-call-image": TEST_TOOL,
  "tools-call-audio": TEST_TOOL,
  "tools-call-embedded-resource": TEST_TOOL,
  "tools-call-mixed-content": TEST_TOOL,
  "tools-call-with-logging": TEST_TOOL,
  "tools-call-error": TEST_TOOL,
  "tools-call-with-progress": TEST_TOOL,
  "tools-call-sampling": TEST_TOOL,
  "tools-call-elicitation": TEST_TOOL,
  "json-schema-2020-12-tool-found": TEST_TOOL,
  "sep-2243-server-no-xmcp-tool": "no argument of a tool is repeated in a header",
  "sep-2243-server-decode-base64": "no argument of a tool is repeated in a header",
  "sep-2243-server-validate-param-match": "no argument of a tool is repeated in a header",
  "sep-2243-server-reject-invalid-param-chars": "no argument of a tool is repeated in a header",
  "sep-2243-server-reject-param-mismatch": "no argument of a tool is repeated in a header",
  "elicitation-": NO_INPUT,
  "prompts-": NO_PROMPTS,
  "resources-": NO_RESOURCES,
  "sep-2322-elicitation-incomplete": NO_INPUT,
  "sep-2322-list-roots-incomplete": NO_INPUT,
  "sep-2322-sampling-incomplete": NO_INPUT,
  "sep-2322-respect-client-capabilities": NO_INPUT,
  "sep-2322-multi-round-r1": NO_INPUT,
  "sep-2322-multiple-inputs-incomplete": NO_INPUT,
  "sep-2322-non-tool-incomplete": NO_INPUT,
  "sep-2322-request-state-incomplete": NO_INPUT,
  "sep-2322-result-type-included": NO_INPUT,
  "sep-2322-reject-tampered-state": NO_INPUT,
  "sep-2549-prompts-list-caching-hints": NO_PROMPTS,
  "sep-2549-resources-list-caching-hints": NO_RESOURCES,
  "sep-2549-resources-templates-list-caching-hints": NO_RESOURCES,
  "sep-2575-server-rejects-undeclared-capability": TEST_TOOL,
  "sep-2575-missing-capability-http-400": TEST_TOOL,
  "sep-2575-http-server-no-independent-requests-on-stream": TEST_TOOL,
  "sep-2575-server-no-log-without-loglevel": TEST_TOOL,
};

let server: TestServer;
let access = "";

beforeAll(async () => {
  server = await startWebServer({ handle: (req, res) => serve(req, res) });
});
afterAll(() => server.close());

const stage = agentStage(
  (resources) => ({ "/mcp": toolServerHandlers(resources) }),
  () => server.origin,
);

describe("the tool server passes every check that applies to it", () => {
  test.each([
    ["2025-06-18", 25],
    ["2025-11-25", 30],
    ["2026-07-28", 80],
  ])(
    "of version %s",
    async (version, passedMin) => {
      ({ access } = await stage.connected(stage.publish("/conformance.json")));
      const results = mkdtempSync(join(tmpdir(), "headlight-conformance-"));
      const url = `${server.origin}/mcp`;
      await outputOf(
        runSuite(["server", "--url", url, "--suite", "all", "--spec-version", version, "-o", results]),
      );
      const checks = readChecks(results);
      rmSync(results, { recursive: true });
      const failed = checks.filter(({ status }) => status === "FAILURE");
      expect(failed.filter(({ id }) => !isNotApplicable(id))).toEqual([]);
      expect(checks.length - failed.length).toBeGreaterThan(passedMin);
    },
    RUN_MS,
  );
});

describe("conformance", () => {
  test(
    "the authorization server passes every check",
    async () => {
      const account = await testAccount(stage.resources());
      const { client_id } = await (await stage.register({ redirect_uris: [REDIRECT] })).json();
      const { origin } = server;
      const where = ["--url", origin, "--resource", `${origin}/mcp`, "--port", String(await freePort())];
      const suite = runSuite(["authorization", ...where, "--client-id", client_id]);
      const query = await firstMatch(suite, /\/oauth\/authorize\?(\S+)/);
      const response = await stage.approve(query, account);
      await fetch(response.headers.get("location") ?? "");
      expect(await outputOf(suite)).toMatch(/Total: [1-9]\d* passed, 0 failed/);
    },
    RUN_MS,
  );
});

/** What the suite requests. It sends no credentials to a tool server. */
async function serve(req: IncomingMessage, res: ServerResponse): Promise<void> {
  const { method = "GET", url = "/" } = req;
  const headers = new Headers(Object.entries(req.headers).map(([name, value]) => [name, String(value)]));
  if (url === "/mcp") headers.set("authorization", `Bearer ${access}`);
  const body = method === "POST" ? await text(req) : undefined;
  const response = await stage.send(`${server.origin}${url}`, { method, headers, body });
  res.writeHead(response.status, Object.fromEntries(response.headers));
  if (response.body === null) res.end();
  else await pipeline(response.body, res);
}

/** Node 20 has no fs.globSync, which the suite imports and needs for other commands only. */
const HOOKS = `
export async function resolve(name, context, next) {
  if (name !== "fs" || !context.parentURL?.includes("/conformance/dist/")) return next(name, context);
  const source = "export * from 'node:fs'; export { default } from 'node:fs'; export const globSync = undefined;";
  return { url: "data:text/javascript," + source, shortCircuit: true };
}`;
const PRELOAD = `import { register } from "node:module"; register(${JSON.stringify(asUrl(HOOKS))});`;

function asUrl(source: string): string {
  return `data:text/javascript,${encodeURIComponent(source)}`;
}

function runSuite(args: readonly string[]): ChildProcess {
  return spawn(process.execPath, ["--import", asUrl(PRELOAD), SUITE, ...args], {
    stdio: ["ignore", "pipe", "inherit"],
  });
}

async function outputOf(child: ChildProcess): Promise<string> {
  return child.stdout === null ? "" : text(child.stdout);
}

/** The first group of the first match in what a process prints. */
function firstMatch({ stdout }: ChildProcess, pattern: RegExp): Promise<string> {
  let printed = "";
  return new Promise((done) =>
    stdout?.on("data", (chunk) => {
      printed += chunk;
      const [, found] = pattern.exec(printed) ?? [];
      if (found !== undefined) done(found);
    }),
  );
}

const CHECKS = z.array(z.object({ id: z.string(), status: z.string(), errorMessage: z.string().optional() }));

function readChecks(folder: string) {
  return readdirSync(folder).flatMap((name) =>
    CHECKS.parse(JSON.parse(readFileSync(join(folder, name, "checks.json"), "utf8"))),
  );
}

function isNotApplicable(id: string): boolean {
  return Object.hasOwn(NOT_APPLICABLE, id) || Object.hasOwn(NOT_APPLICABLE, `${id.split("-")[0]}-`);
}
