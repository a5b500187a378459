import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, inject, test } from "vitest";
import { agentStage, BASE_URL, makeVerifier, REDIRECT } from "@/lib/testing/service/agent-stage";
import { type TestAccount, testAccount, testKey } from "@/lib/testing/service/test-account";
import { testResources } from "@/lib/testing/service/test-resources";
import { approvalProof } from "./decide";
import { findConnection } from "./find-connection";

const stage = agentStage();
const works = async (token: string) =>
  (await findConnection(stage.resources(), { token, network: "192.0.2.1" })) !== null;
const errorOf = async (response: Response) => `${response.status} ${(await response.json()).error}`;

describe("a code", () => {
  test("works once, and a second use revokes what the first one got", async () => {
    const { redeem } = await stage.approved(stage.publish("/replay.json"));
    const first = await (await redeem()).json();
    expect(await works(first.access_token)).toBe(true);
    expect(await errorOf(await redeem())).toBe("400 invalid_grant");
    expect(await works(first.access_token)).toBe(false);
  });

  test("redeemed 20 times at once gives tokens to one", async () => {
    const { redeem } = await stage.approved(stage.publish("/twenty.json"));
    const responses = await Promise.all(Array.from({ length: 20 }, () => redeem()));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(400)]);
  });

  test.each([
    ["a wrong verifier", { code_verifier: makeVerifier().verifier }, "invalid_grant"],
    ["no verifier", { code_verifier: "" }, "invalid_grant"],
    ["the challenge as verifier, as plain would take it", { code_verifier: "a".repeat(43) }, "invalid_grant"],
    ["another redirect URI", { redirect_uri: "http://127.0.0.1:4567/other" }, "invalid_grant"],
    ["another port than it was sent to", { redirect_uri: "http://127.0.0.1:4568/callback" }, "invalid_grant"],
    ["another client", { client_id: "https://other.example/client.json" }, "invalid_grant"],
    ["an unknown client", { client_id: "cli_unknown" }, "invalid_client"],
    ["a secret for a public client", { client_secret: "hls_x" }, "invalid_client"],
    ["another resource", { resource: "https://other.example/mcp" }, "invalid_target"],
    ["another code", { code: `hlc_${"a".repeat(43)}` }, "invalid_grant"],
    ["another grant", { grant_type: "password" }, "unsupported_grant_type"],
    ["no grant", { grant_type: "" }, "invalid_request"],
  ])("is not exchanged with %s", async (_name, changes, error) => {
    const { redeem } = await stage.approved(stage.publish("/wrong.json"));
    const response = await redeem(changes);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await errorOf(response)).toBe(`${error === "invalid_client" ? 401 : 400} ${error}`);
    expect((await redeem()).status).toBe(200);
  });

  test("expires after a minute", async () => {
    const { redeem } = await stage.approved(stage.publish("/late.json"));
    stage.resources().clock.advance(60_000);
    expect(await errorOf(await redeem())).toBe("400 invalid_grant");
  });

  test("is not exchanged for parameters in the URL, or repeated ones", async () => {
    const { code, verifier } = await stage.approved(stage.publish("/url.json"));
    const fields = new URLSearchParams({
      grant_type: "authorization_code",
      client_id: stage.publish("/url.json"),
      code,
      code_verifier: verifier,
      redirect_uri: REDIRECT,
    });
    expect(await errorOf(await stage.post(`/oauth/token?${fields}`, {}))).toBe("400 invalid_request");
    const twice = `${fields}&code=${code}`;
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const response = await stage.send(`${BASE_URL}/oauth/token`, { method: "POST", headers, body: twice });
    expect(await errorOf(response)).toBe("400 invalid_request");
  });
});

describe("an access token", () => {
  test("expires after an hour", async () => {
    const { access } = await stage.connected(stage.publish("/hour.json"));
    stage.resources().clock.advance(3_599_000);
    expect(await works(access)).toBe(true);
    stage.resources().clock.advance(1_000);
    expect(await works(access)).toBe(false);
  });

  test("for another resource is not accepted", async () => {
    const { access } = await stage.connected(stage.publish("/audience.json"));
    const elsewhere = testResources({ BASE_URL: "https://other.example" }, {}, stage.db);
    const use = { token: access, network: "192.0.2.1" };
    expect(await findConnection({ ...elsewhere, clock: stage.resources().clock }, use)).toBeNull();
  });

  test("is not a refresh token, nor the other way round", async () => {
    const { access, refreshToken, refresh } = await stage.connected(stage.publish("/kinds.json"));
    expect(await works(refreshToken)).toBe(false);
    expect(await errorOf(await refresh(access))).toBe("400 invalid_grant");
  });
});

describe("a refresh token", () => {
  test("works once, and a second use revokes the whole family", async () => {
    const { access, refreshToken, refresh } = await stage.connected(stage.publish("/family.json"));
    const next = await (await refresh()).json();
    expect(next.refresh_token).not.toBe(refreshToken);
    expect(await errorOf(await refresh(refreshToken))).toBe("400 invalid_grant");
    expect(await works(access)).toBe(false);
    expect(await works(next.access_token)).toBe(false);
    expect(await errorOf(await refresh(next.refresh_token))).toBe("400 invalid_grant");
  });

  test("used 20 times at once gives tokens to one at most", async () => {
    const { refresh } = await stage.connected(stage.publish("/race.json"));
    const responses = await Promise.all(Array.from({ length: 20 }, () => refresh()));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test("gives no more than was approved, and less on request", async () => {
    const { access, refresh } = await stage.connected(stage.publish("/widen.json"), {
      scope: "inspect read",
    });
    expect(await errorOf(await refresh(undefined, { scope: "inspect read write" }))).toBe(
      "400 invalid_scope",
    );
    const narrow = await (await refresh(undefined, { scope: "inspect" })).json();
    expect(narrow.scope).toBe("inspect");
    const all = await (await refresh(narrow.refresh_token)).json();
    expect(all.scope).toBe("inspect read");
    expect(await works(access)).toBe(true);
  });

  test("of another client is rejected", async () => {
    const { refreshToken, refresh } = await stage.connected(stage.publish("/theft.json"));
    const thief = stage.publish("/thief.json");
    expect(await errorOf(await refresh(refreshToken, { client_id: thief }))).toBe("400 invalid_grant");
    const revoked = await stage.post("/oauth/revoke", { client_id: thief, token: refreshToken });
    expect(await errorOf(revoked)).toBe("400 invalid_grant");
    expect((await refresh()).status).toBe(200);
  });

  test("expires when it is not used for 60 days", async () => {
    const { refresh } = await stage.connected(stage.publish("/idle.json"));
    stage.resources().clock.advance(60 * 86_400_000);
    expect(await errorOf(await refresh())).toBe("400 invalid_grant");
  });
});

describe("the approval form", () => {
  test.each([
    ["another site", { origin: "https://evil.example" }],
    ["another site that hides its origin", { origin: "null", "sec-fetch-site": "cross-site" }],
  ])("of %s is rejected", async (_name, headers) => {
    const account = await testAccount(stage.resources());
    const query = stage.queryOf({
      client_id: stage.publish("/csrf.json"),
      code_challenge: makeVerifier().challenge,
    });
    const response = await stage.approve(query, account, { headers });
    expect(response.status).toBe(403);
    expect(response.headers.get("location")).toBeNull();
  });

  test.each(["", "forged", "of another session"])(
    "with a proof that is %j leads to the page again",
    async (kind) => {
      const [account, other] = [await testAccount(stage.resources()), await testAccount(stage.resources())];
      const query = stage.queryOf({
        client_id: stage.publish("/csrf.json"),
        code_challenge: makeVerifier().challenge,
      });
      const proof = kind === "of another session" ? await proofOf(query, other) : kind;
      const response = await stage.approve(query, account, { proof });
      expect(response.headers.get("location")).toBe(`/oauth/authorize?${query}`);
    },
  );

  test("for another request than the one shown leads to the page again", async () => {
    const account = await testAccount(stage.resources());
    const shown = stage.queryOf({ client_id: stage.publish("/csrf.json"), scope: "inspect" });
    const proof = await proofOf(shown, account);
    const sent = shown.replace("scope=inspect", "scope=inspect+write");
    const response = await stage.approve(sent, account, { proof });
    expect(response.headers.get("location")).toBe(`/oauth/authorize?${sent}`);
  });

  test("grants no more than was asked for, whatever it sends", async () => {
    const { redeem } = await stage.approved(stage.publish("/scopes.json"), { scope: "inspect" });
    expect(await (await redeem()).json()).toMatchObject({ scope: "inspect" });
  });

  test("with nothing allowed is a rejection", async () => {
    const account = await testAccount(stage.resources());
    const query = stage.queryOf({
      client_id: stage.publish("/none.json"),
      code_challenge: makeVerifier().challenge,
    });
    const location = new URL(
      (await stage.approve(query, account, { scopes: [] })).headers.get("location") ?? "",
    );
    expect(Object.fromEntries(location.searchParams)).toMatchObject({
      error: "access_denied",
      state: "s1",
      iss: BASE_URL,
    });
  });

  test("of a browser that is signed out leads to sign in, and back to the request", async () => {
    const account = await testAccount(stage.resources());
    const query = stage.queryOf({
      client_id: stage.publish("/out.json"),
      code_challenge: makeVerifier().challenge,
    });
    const response = await stage.approve(query, account, { headers: { cookie: "" } });
    const next = `/oauth/authorize?${query}`;
    expect(response.headers.get("location")).toBe(`/sign-in?${new URLSearchParams({ next })}`);
  });
});

describe("secrets", () => {
  test("are neither in the database nor in the log", async () => {
    const registered = await (
      await stage.register({ redirect_uris: [REDIRECT], token_endpoint_auth_method: "client_secret_post" })
    ).json();
    const { code, access, refreshToken } = await stage.connected(stage.publish("/secrets.json"));
    const db = await stage.db.open();
    const rows = await Promise.all([
      db.oauthClient.findMany(),
      db.oauthCode.findMany(),
      db.oauthToken.findMany(),
      db.connection.findMany(),
    ]);
    const stored = JSON.stringify(rows) + stage.resources().logged.text();
    for (const secret of [registered.client_secret, code, access, refreshToken]) {
      expect(secret).toMatch(/^hl[srac]_[0-9A-Za-z]{43}$/);
      expect(stored).not.toContain(String(secret).slice(4));
    }
  });
});

describe("secrets on the disk", () => {
  test("of a whole flow are in no file: neither tables, nor the write-ahead log, nor a log", async () => {
    const name = "An agent that files are searched for";
    const registered = await (
      await stage.register({
        client_name: name,
        redirect_uris: [REDIRECT],
        token_endpoint_auth_method: "client_secret_post",
      })
    ).json();
    const { client_id, client_secret } = registered;
    const { account, code, redeem } = await stage.approved(client_id);
    const tokens = await (await redeem({ client_secret })).json();
    const form = { grant_type: "refresh_token", client_id, client_secret };
    const refreshed = await (
      await stage.post("/oauth/token", { ...form, refresh_token: tokens.refresh_token })
    ).json();
    await stage.post("/oauth/revoke", { client_id, client_secret, token: refreshed.access_token });
    const { key } = await testKey(stage.resources(), account);
    const session = account.cookie.split("=")[1] ?? "";
    await stage.db.query("CHECKPOINT", []);
    const secrets = [client_secret, code, tokens, refreshed, key, session].flatMap((secret) =>
      typeof secret === "object" ? [secret.access_token, secret.refresh_token] : [secret],
    );
    const files = filesIn(inject("databaseFolder"));
    const holding = (text: string) =>
      files.filter(({ bytes }) => bytes.includes(text)).map(({ path }) => path);
    // What is not a secret is found in tables and in the write-ahead log alike.
    expect(holding(name).filter((path) => path.includes("pg_wal"))).not.toEqual([]);
    expect(holding(name).filter((path) => !path.includes("pg_wal"))).not.toEqual([]);
    expect(secrets.map((secret) => secret.length).filter((length) => length < 32)).toEqual([]);
    expect(secrets).toHaveLength(8);
    for (const secret of secrets) {
      expect(holding(secret.slice(5))).toEqual([]);
      expect(stage.resources().logged.text()).not.toContain(secret.slice(5));
    }
  }, 60_000);
});

/** Every file below a folder, without sockets and what went away meanwhile. */
function filesIn(folder: string) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .flatMap((entry) => {
      const path = join(entry.parentPath, entry.name);
      try {
        return [{ path, bytes: readFileSync(path) }];
      } catch {
        return [];
      }
    });
}

describe("rate limits", () => {
  test.each([
    ["/oauth/register", 20],
    ["/oauth/token", 300],
    ["/oauth/revoke", 300],
  ])("%s rejects a network that requests too much", async (path, most) => {
    const headers = { "x-test-network": `198.51.100.${most % 250}${path.length % 10}` };
    for (let count = 0; count < most; count += 1) await stage.post(path, {}, headers);
    const response = await stage.post(path, {}, headers);
    expect(response.status).toBe(429);
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await stage.post(path, {})).status).not.toBe(429);
  });

  test("approvals are limited by account", async () => {
    const account = await testAccount(stage.resources());
    const query = stage.queryOf({
      client_id: stage.publish("/limit.json"),
      code_challenge: makeVerifier().challenge,
    });
    const statuses = [];
    for (let count = 0; count <= 30; count += 1) statuses.push((await stage.approve(query, account)).status);
    expect(statuses).toEqual([...Array(30).fill(303), 429]);
  });
});

async function proofOf(query: string, { caller }: TestAccount): Promise<string> {
  return approvalProof({ ...stage.resources(), caller }, query);
}
