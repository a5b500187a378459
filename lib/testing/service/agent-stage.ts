import { createHash, randomBytes } from "node:crypto";
import { afterAll, beforeAll } from "vitest";
import { decisionHandlers } from "@/lib/http/oauth/decision";
import {
  authorizationServerHandlers,
  protectedResourceHandlers,
  registrationHandlers,
  revocationHandlers,
  tokenHandlers,
} from "@/lib/http/oauth/endpoints";
import type { Handlers } from "@/lib/http/operations/handlers";
import { isMethod } from "@/lib/http/operations/handlers";
import { CLIENT_HEADER } from "@/lib/http/operations/request";
import { parseAuthorizationRequest } from "@/lib/oauth/authorization-request";
import { approvalProof } from "@/lib/oauth/decide";
import { testDatabase } from "@/lib/testing/database/test-database";
import { AUTHORITY, identity } from "@/lib/testing/web/certificate";
import { respond } from "@/lib/testing/web/fake-responses";
import { type FakeWeb, startFakeWeb } from "@/lib/testing/web/fake-web";
import { type TestAccount, testAccount } from "./test-account";
import { type TestResources, testResources } from "./test-resources";

export const BASE_URL = "https://headlight.example";
export const RESOURCE = `${BASE_URL}/mcp`;
export const REDIRECT = "http://127.0.0.1:4567/callback";
const AGENT_HOST = "agent.example";

/** A PKCE verifier with its challenge. */
export function makeVerifier() {
  const verifier = randomBytes(32).toString("base64url");
  return { verifier, challenge: createHash("sha256").update(verifier).digest("base64url") };
}

type Fields = Readonly<Record<string, string>>;

/** The authorization server with a database, and a web on which clients publish their metadata. Call it at the top of a file. */
export function agentStage(
  others: (resources: () => TestResources) => Readonly<Record<string, Handlers>> = () => ({}),
  baseUrl: () => string = () => BASE_URL,
) {
  const resource = () => `${baseUrl()}/mcp`;
  const db = testDatabase();
  let web: FakeWeb;
  let resources: TestResources;
  beforeAll(async () => {
    web = await startFakeWeb({ identity: identity("agent") });
    const settings = { BASE_URL: baseUrl(), ALLOW_PRIVATE_ORIGINS: web.originOf(AGENT_HOST) };
    const resolve = async (host: string) => {
      if (host === AGENT_HOST) return ["127.0.0.1"];
      throw Object.assign(new Error(`No such name: ${host}`), { code: "ENOTFOUND" });
    };
    resources = testResources(settings, { resolve, trust: [AUTHORITY] }, db);
  });
  afterAll(async () => {
    await resources.background.settled();
    await resources.net.close();
    await web.close();
  });
  const shared = () => resources;
  const handlersAt: Readonly<Record<string, Handlers>> = {
    "/oauth/token": tokenHandlers(shared),
    "/oauth/revoke": revocationHandlers(shared),
    "/oauth/register": registrationHandlers(shared),
    "/oauth/authorize/decision": decisionHandlers(shared),
    "/.well-known/oauth-authorization-server": authorizationServerHandlers(shared),
    "/.well-known/oauth-protected-resource": protectedResourceHandlers(shared),
    "/.well-known/oauth-protected-resource/mcp": protectedResourceHandlers(shared),
    ...others(shared),
  };

  /** Sends a request to the handlers at its path; what a test or an independent client uses as fetch. */
  async function send(input: string | URL | Request, init?: RequestInit): Promise<Response> {
    const request = new Request(input, init);
    const headers = new Headers(request.headers);
    headers.set(CLIENT_HEADER, headers.get("x-test-network") ?? "192.0.2.1");
    const at = handlersAt[new URL(request.url).pathname];
    if (at === undefined || !isMethod(request.method)) return new Response("Not found", { status: 404 });
    return at[request.method](new Request(request, { headers }));
  }

  const post = (path: string, fields: Fields, headers: Fields = {}) =>
    send(`${baseUrl()}${path}`, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
      body: `${new URLSearchParams(fields)}`,
    });

  /** Publishes a metadata document, and returns its URL. */
  function publish(path: string, changes: object = {}, headers: Fields = {}): string {
    const url = `${web.originOf(AGENT_HOST)}${path}`;
    const document = { client_id: url, client_name: "Agent", redirect_uris: [REDIRECT], ...changes };
    web.on(
      path,
      respond({
        body: JSON.stringify(document),
        headers: { "content-type": "application/json", ...headers },
      }),
    );
    return url;
  }

  /** The query of a good authorization request, changed as told; an empty value leaves a parameter out. */
  function queryOf(fields: Fields): string {
    const all = {
      response_type: "code",
      redirect_uri: REDIRECT,
      code_challenge_method: "S256",
      scope: "inspect read write",
      state: "s1",
      resource: resource(),
      ...fields,
    };
    return `${new URLSearchParams(Object.entries(all).filter(([, value]) => value !== ""))}`;
  }

  /** What the approval page makes of a request: the request itself, a way back, or a problem. */
  async function open(query: string, { caller }: TestAccount) {
    return parseAuthorizationRequest({ ...resources, caller }, new URLSearchParams(query));
  }

  interface Choice {
    readonly scopes?: readonly string[];
    readonly decision?: "allow" | "refuse";
    readonly headers?: Fields;
    readonly proof?: string;
  }

  /** Sends the approval page's form as the browser of this account does. */
  async function approve(query: string, account: TestAccount, choice: Choice = {}): Promise<Response> {
    const { scopes = ["inspect", "read", "write"], decision = "allow", headers = {} } = choice;
    const proof = choice.proof ?? approvalProof({ ...resources, caller: account.caller }, query);
    const form = new URLSearchParams([
      ["query", query],
      ["proof", proof],
      ["decision", decision],
      ...scopes.map((scope) => ["scope", scope]),
    ]);
    return send(`${baseUrl()}/oauth/authorize/decision`, {
      method: "POST",
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        origin: baseUrl(),
        cookie: account.cookie,
        ...headers,
      },
      body: `${form}`,
    });
  }

  /** A new account that has approved a client, and what the client needs to redeem its code. */
  async function approved(clientId: string, changes: Fields & { readonly plan?: "free" | "pro" } = {}) {
    const { plan = "pro", ...fields } = changes;
    const account = await testAccount(resources, plan);
    const { verifier, challenge } = makeVerifier();
    const response = await approve(
      queryOf({ client_id: clientId, code_challenge: challenge, ...fields }),
      account,
    );
    const location = new URL(response.headers.get("location") ?? "");
    const code = location.searchParams.get("code") ?? "";
    const redeem = (others: Fields = {}) =>
      post("/oauth/token", {
        grant_type: "authorization_code",
        client_id: clientId,
        code,
        code_verifier: verifier,
        redirect_uri: fields.redirect_uri ?? REDIRECT,
        resource: resource(),
        ...others,
      });
    return { account, location, code, verifier, redeem };
  }

  /** An approved client with its tokens. */
  async function connected(clientId: string, changes: Fields & { readonly plan?: "free" | "pro" } = {}) {
    const found = await approved(clientId, changes);
    const tokens = await (await found.redeem()).json();
    const refresh = (token: string = tokens.refresh_token, others: Fields = {}) =>
      post("/oauth/token", {
        grant_type: "refresh_token",
        client_id: clientId,
        refresh_token: token,
        ...others,
      });
    return {
      ...found,
      access: String(tokens.access_token),
      refreshToken: String(tokens.refresh_token),
      refresh,
    };
  }

  return {
    db,
    resources: shared,
    web: () => web,
    send,
    post,
    publish,
    queryOf,
    open,
    approve,
    approved,
    connected,
    register: (metadata: object) =>
      send(`${baseUrl()}/oauth/register`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(metadata),
      }),
  };
}
