import { describe, expect, test } from "vitest";
import { agentStage, makeVerifier, REDIRECT } from "@/lib/testing/service/agent-stage";
import { testAccount } from "@/lib/testing/service/test-account";
import { respond } from "@/lib/testing/web/fake-responses";

const stage = agentStage();
const { challenge } = makeVerifier();

/** What opening a request comes to, in a few words. */
async function opened(fields: Readonly<Record<string, string>>): Promise<string> {
  const account = await testAccount(stage.resources());
  const found = await stage.open(stage.queryOf({ code_challenge: challenge, ...fields }), account);
  if (found.kind === "page") return `page ${found.error.code}: ${found.error.message}`;
  if (found.kind === "request") return `request of ${found.request.client.name}`;
  const { origin, searchParams } = new URL(found.location);
  return `back to ${origin}: ${searchParams.get("error")}`;
}

describe("a request", () => {
  test.each([
    ["without PKCE", { code_challenge: "" }, "invalid_request"],
    ["with PKCE plain", { code_challenge_method: "plain" }, "invalid_request"],
    ["with PKCE of no method, which means plain", { code_challenge_method: "" }, "invalid_request"],
    ["with a short challenge", { code_challenge: "short" }, "invalid_request"],
    ["for a token at once", { response_type: "token" }, "unsupported_response_type"],
    ["for its response in the fragment", { response_mode: "fragment" }, "invalid_request"],
    ["for another resource", { resource: "https://other.example/mcp" }, "invalid_target"],
    ["for unknown scopes alone", { scope: "admin openid" }, "invalid_scope"],
    ["with a state that is too long", { state: "s".repeat(2_049) }, "invalid_request"],
  ])("%s leads back to the client with the error", async (_name, fields, error) => {
    const client_id = stage.publish("/terms.json");
    expect(await opened({ client_id, ...fields })).toBe(`back to http://127.0.0.1:4567: ${error}`);
  });

  test("that asks for nothing in particular gets no write access", async () => {
    const account = await testAccount(stage.resources());
    const client_id = stage.publish("/default.json");
    const found = await stage.open(
      stage.queryOf({ client_id, code_challenge: challenge, scope: "" }),
      account,
    );
    expect(found).toMatchObject({ request: { scopes: ["inspect", "read"] } });
  });

  test("may ask for names that are not ours beside those that are", async () => {
    const client_id = stage.publish("/offline.json");
    expect(await opened({ client_id, scope: "inspect offline_access" })).toBe("request of Agent");
  });

  test.each([
    ["", "redirect_uri is missing."],
    ["http://127.0.0.1:4567/callback/x", "redirect_uri is not one that the client has registered."],
    [
      "https://agent.example.evil.example/callback",
      "redirect_uri is not one that the client has registered.",
    ],
    ["https://agent.example/callback.evil", "redirect_uri is not one that the client has registered."],
    [
      "https://agent.example@evil.example/callback",
      "redirect_uri is not one that the client has registered.",
    ],
    ["https://agent.example/callback#x", "redirect_uri is not one that the client has registered."],
    ["https://agent.example:8443/callback", "redirect_uri is not one that the client has registered."],
    ["javascript:alert(1)", "redirect_uri is not one that the client has registered."],
  ])("with the redirect URI %j is never sent there", async (redirect_uri, message) => {
    const client_id = stage.publish("/redirect.json", {
      redirect_uris: [REDIRECT, "https://agent.example/callback"],
    });
    expect(await opened({ client_id, redirect_uri })).toMatch(new RegExp(`^page \\w+: ${message}$`));
  });

  test("may come back to any port of the person's own computer", async () => {
    const client_id = stage.publish("/ports.json");
    expect(await opened({ client_id, redirect_uri: "http://127.0.0.1:50123/callback" })).toBe(
      "request of Agent",
    );
  });

  test("of an unknown client stays on our page", async () => {
    for (const client_id of ["", "cli_unknown", "http://agent.example/x.json", "https://agent.example/"]) {
      expect(await opened({ client_id })).toMatch(/^page invalid_/);
    }
  });
});

describe("a metadata document", () => {
  test("is fetched once while its headers allow it", async () => {
    const { requests } = stage.web();
    const fetched = (path: string) => requests.filter((request) => request.path === path).length;
    const cached = stage.publish("/cached.json", {}, { "cache-control": "public, max-age=600" });
    const never = stage.publish("/never.json", {}, { "cache-control": "no-store" });
    for (const client_id of [cached, cached, never, never])
      expect(await opened({ client_id })).toMatch(/^request/);
    expect([fetched("/cached.json"), fetched("/never.json")]).toEqual([1, 2]);
    stage.resources().clock.advance(600_001);
    await opened({ client_id: cached });
    expect(fetched("/cached.json")).toBe(2);
  });

  test.each([
    [
      "names another client",
      { client_id: "https://evil.example/client.json" },
      "its client_id is not its URL",
    ],
    ["carries a secret", { client_secret: "s" }, "it carries a secret"],
    ["wants a secret", { token_endpoint_auth_method: "client_secret_post" }, "method is not none"],
    ["has no redirect URIs", { redirect_uris: [] }, "redirect_uris must list"],
    ["redirects to http on a public host", { redirect_uris: ["http://agent.example/cb"] }, "must use https"],
    ["is long", { padding: "x".repeat(11_000) }, "it is longer than"],
  ])("that %s is rejected", async (_name, changes, message) => {
    expect(await opened({ client_id: stage.publish("/bad.json", changes) })).toContain(message);
  });

  test("that redirects, fails or is no JSON is rejected", async () => {
    const web = stage.web();
    const target = stage.publish("/target.json");
    web.on("/moved.json", respond({ status: 302, headers: { location: target } }));
    web.on("/text.json", respond({ body: "hello", headers: { "content-type": "application/json" } }));
    web.on("/html.json", respond({ body: "{}", headers: { "content-type": "text/html" } }));
    for (const [path, why] of [
      ["/moved.json", "it redirects"],
      ["/gone.json", "its server returned 404"],
      ["/text.json", "it is not a JSON object"],
      ["/html.json", "it is not JSON"],
    ]) {
      const client_id = target.replace("/target.json", `${path}`);
      expect(await opened({ client_id })).toContain(why);
    }
  });

  test.each(["https://127.0.0.1/c.json", "https://169.254.169.254/c.json", "https://[::1]/c.json"])(
    "on the private host of %s is never fetched",
    async (client_id) => {
      expect(await opened({ client_id })).toContain("could not be fetched (private_address)");
    },
  );

  test("has a name that is text, whatever it holds", async () => {
    const client_name = "<img src=x onerror=alert(1)>\u202e\n\u0000 Agent";
    expect(await opened({ client_id: stage.publish("/name.json", { client_name }) })).toBe(
      "request of <img src=x onerror=alert(1)> Agent",
    );
  });
});

describe("a registration", () => {
  const errorOf = async (metadata: object) => (await (await stage.register(metadata)).json()).error;

  test.each([
    [{}, "invalid_redirect_uri"],
    [{ redirect_uris: ["http://agent.example/cb"] }, "invalid_redirect_uri"],
    [{ redirect_uris: ["https://a.example/cb#x"] }, "invalid_redirect_uri"],
    [{ redirect_uris: ["https://user@a.example/cb"] }, "invalid_redirect_uri"],
    [{ redirect_uris: ["javascript:alert(1)"] }, "invalid_redirect_uri"],
    [
      { redirect_uris: [REDIRECT], token_endpoint_auth_method: "client_secret_basic" },
      "invalid_client_metadata",
    ],
    [{ redirect_uris: [REDIRECT], grant_types: ["client_credentials"] }, "invalid_client_metadata"],
    [{ redirect_uris: [REDIRECT], client_name: 7 }, "invalid_client_metadata"],
  ])("of %j is rejected", async (metadata, error) => {
    expect(await errorOf(metadata)).toBe(error);
  });

  test("expires after a day unless an owner has approved it", async () => {
    const [unused, used] = [
      await (await stage.register({ redirect_uris: [REDIRECT] })).json(),
      await (await stage.register({ redirect_uris: [REDIRECT], client_name: "Used" })).json(),
    ];
    await stage.connected(used.client_id);
    stage.resources().clock.advance(86_400_000);
    expect(await opened({ client_id: unused.client_id })).toMatch(/^page invalid_client/);
    await stage.register({ redirect_uris: [REDIRECT] });
    const db = await stage.db.open();
    expect(await db.oauthClient.count({ where: { id: unused.client_id } })).toBe(0);
    expect(await db.oauthClient.count({ where: { id: used.client_id } })).toBe(1);
  });

  test("with a secret needs it for every token", async () => {
    const { client_id, client_secret } = await (
      await stage.register({ redirect_uris: [REDIRECT], token_endpoint_auth_method: "client_secret_post" })
    ).json();
    const { redeem } = await stage.approved(client_id);
    expect((await redeem()).status).toBe(401);
    expect((await redeem({ client_secret: `${client_secret}x` })).status).toBe(401);
    expect((await redeem({ client_secret })).status).toBe(200);
  });
});
