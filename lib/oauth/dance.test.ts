// The whole flow with an OAuth client that nobody here wrote.
import * as oauth from "oauth4webapi";
import { describe, expect, test } from "vitest";
import { agentStage, BASE_URL, REDIRECT, RESOURCE } from "@/lib/testing/service/agent-stage";
import { testAccount } from "@/lib/testing/service/test-account";
import { findConnection } from "./find-connection";

const stage = agentStage();
const options = { [oauth.customFetch]: (url: string, init: object) => stage.send(url, init) };

async function discover() {
  const challenge = new URL(RESOURCE);
  const resource = await oauth.processResourceDiscoveryResponse(
    challenge,
    await oauth.resourceDiscoveryRequest(challenge, options),
  );
  const issuer = new URL(resource.authorization_servers?.[0] ?? "");
  const response = await oauth.discoveryRequest(issuer, { algorithm: "oauth2", ...options });
  return oauth.processDiscoveryResponse(issuer, response);
}

/** Approves as an account's owner and returns what the client's redirect URI is opened with. */
async function authorize(
  as: oauth.AuthorizationServer,
  client: oauth.Client,
  verifier: string,
  decision?: "refuse",
) {
  const account = await testAccount(stage.resources(), "pro");
  const url = new URL(as.authorization_endpoint ?? "");
  const fields = {
    client_id: client.client_id,
    redirect_uri: REDIRECT,
    response_type: "code",
    scope: "inspect read",
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: "S256",
    state: "a state",
    resource: RESOURCE,
  };
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
  const response = await stage.approve(url.searchParams.toString(), account, { decision });
  return { account, callback: new URL(response.headers.get("location") ?? "") };
}

async function dance(client: oauth.Client, authentication: oauth.ClientAuth) {
  const as = await discover();
  const verifier = oauth.generateRandomCodeVerifier();
  const { account, callback } = await authorize(as, client, verifier);
  const parameters = oauth.validateAuthResponse(as, client, callback, "a state");
  const tokens = await oauth.processAuthorizationCodeResponse(
    as,
    client,
    await oauth.authorizationCodeGrantRequest(as, client, authentication, parameters, REDIRECT, verifier, {
      additionalParameters: { resource: RESOURCE },
      ...options,
    }),
  );
  expect(tokens).toMatchObject({ token_type: "bearer", expires_in: 3_600, scope: "inspect read" });
  const find = (token: string) => findConnection(stage.resources(), { token, network: "192.0.2.1" });
  expect(await find(tokens.access_token)).toMatchObject({
    kind: "connection",
    accountId: account.id,
    plan: "pro",
    scopes: ["inspect", "read"],
  });
  const refreshed = await oauth.processRefreshTokenResponse(
    as,
    client,
    await oauth.refreshTokenGrantRequest(as, client, authentication, tokens.refresh_token ?? "", options),
  );
  expect(await find(refreshed.access_token)).toMatchObject({ accountId: account.id });
  const revoke = (token: string) => oauth.revocationRequest(as, client, authentication, token, options);
  await oauth.processRevocationResponse(await revoke(refreshed.access_token));
  expect(await find(refreshed.access_token)).toBeNull();
  expect(await find(tokens.access_token)).not.toBeNull();
  await oauth.processRevocationResponse(await revoke(refreshed.refresh_token ?? ""));
  expect(await find(tokens.access_token)).toBeNull();
}

describe("an independent client completes discovery, approval, tokens, refresh and revocation", () => {
  test("known by its metadata document", async () => {
    await dance({ client_id: stage.publish("/client.json") }, oauth.None());
  });

  test("registered as a public client", async () => {
    const as = await discover();
    const request = await oauth.dynamicClientRegistrationRequest(
      as,
      { client_name: "Agent", redirect_uris: [REDIRECT], token_endpoint_auth_method: "none" },
      options,
    );
    const client = await oauth.processDynamicClientRegistrationResponse(request);
    expect(client).toMatchObject({ client_name: "Agent", token_endpoint_auth_method: "none" });
    expect(client.client_secret).toBeUndefined();
    await dance(client, oauth.None());
  });

  test("registered with a secret", async () => {
    const as = await discover();
    const metadata = { redirect_uris: [REDIRECT], token_endpoint_auth_method: "client_secret_post" };
    const request = await oauth.dynamicClientRegistrationRequest(as, metadata, options);
    const client = await oauth.processDynamicClientRegistrationResponse(request);
    await dance(client, oauth.ClientSecretPost(String(client.client_secret)));
  });
});

describe("an independent client is told", () => {
  test("that the owner rejected", async () => {
    const as = await discover();
    const client = { client_id: stage.publish("/rejected.json") };
    const { callback } = await authorize(as, client, oauth.generateRandomCodeVerifier(), "refuse");
    expect(() => oauth.validateAuthResponse(as, client, callback, "a state")).toThrow(
      oauth.AuthorizationResponseError,
    );
    expect(callback.searchParams.get("error")).toBe("access_denied");
  });

  test("that a response came from another server (mix-up)", async () => {
    const as = await discover();
    const client = { client_id: stage.publish("/mixed.json") };
    const { callback } = await authorize(as, client, oauth.generateRandomCodeVerifier());
    const other = { ...as, issuer: "https://other.example" };
    expect(() => oauth.validateAuthResponse(other, client, callback, "a state")).toThrow(/iss/);
    callback.searchParams.delete("iss");
    expect(() => oauth.validateAuthResponse(as, client, callback, "a state")).toThrow(/iss/);
  });

  test("that its credentials are sent in a way that is not supported", async () => {
    const as = await discover();
    const client = { client_id: stage.publish("/basic.json") };
    const basic = oauth.ClientSecretBasic("secret");
    const response = await oauth.refreshTokenGrantRequest(as, client, basic, "hlr_x", options);
    expect(response.status).toBe(401);
    expect(response.headers.get("www-authenticate")).toMatch(/^Basic /);
    await expect(oauth.processRefreshTokenResponse(as, client, response)).rejects.toThrow();
  });
});

describe("metadata", () => {
  test("is the same in all its places, and made from BASE_URL whatever Host a request names", async () => {
    const paths = ["", "/mcp"].map((end) => `/.well-known/oauth-protected-resource${end}`);
    for (const path of paths) {
      const response = await stage.send(`${BASE_URL}${path}`, {
        headers: { host: "evil.example", "x-forwarded-host": "evil.example" },
      });
      const text = await response.text();
      expect(text).not.toContain("evil");
      expect(JSON.parse(text)).toMatchObject({ resource: RESOURCE, authorization_servers: [BASE_URL] });
      expect(response.headers.get("cache-control")).toBe("public, max-age=3600");
    }
    expect(await discover()).toMatchObject({
      issuer: BASE_URL,
      code_challenge_methods_supported: ["S256"],
      authorization_response_iss_parameter_supported: true,
      client_id_metadata_document_supported: true,
    });
  });
});
