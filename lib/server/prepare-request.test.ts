import type { IncomingMessage, ServerResponse } from "node:http";
import { describe, expect, test } from "vitest";
import { CLIENT_HEADER } from "@/lib/http/operations/request";
import { route } from "@/lib/http/operations/route";
import { inspect } from "@/lib/services/inspections/inspect";
import { echo, testServer } from "@/lib/testing/servers/test-server";
import { testResources } from "@/lib/testing/service/test-resources";
import { clientAddress } from "./prepare-request";

/** Responds with an operation, as Next does from its route file. */
function serveOperation(...parts: Parameters<typeof route>) {
  const { GET } = route(...parts);
  return async (req: IncomingMessage, res: ServerResponse) => {
    const headers = new Headers(Object.entries(req.headers).map(([name, value]) => [name, String(value)]));
    const response = await GET(new Request(`http://localhost:3000${req.url}`, { headers }));
    res.writeHead(response.status, Object.fromEntries(response.headers)).end(await response.text());
  };
}

describe("the client's address", () => {
  async function receivedClient(trustProxy: number, headers: Record<string, string>): Promise<string> {
    const { origin } = await testServer({ handle: echo, trustProxy });
    const received = await (await fetch(origin, { headers })).json();
    return received.headers[CLIENT_HEADER];
  }

  test("is the peer, whatever the client writes into headers", async () => {
    const headers = {
      "x-forwarded-for": "203.0.113.9",
      [CLIENT_HEADER]: "203.0.113.9",
      forwarded: "for=203.0.113.9",
    };
    expect(await receivedClient(0, headers)).toBe("127.0.0.1");
  });

  test("is where the trusted proxy's request came from", async () => {
    const headers = { "x-forwarded-for": "203.0.113.9, 198.51.100.7", [CLIENT_HEADER]: "203.0.113.9" };
    expect(await receivedClient(1, headers)).toBe("198.51.100.7");
  });

  describe("decides whose quota a check is taken from", () => {
    async function remainingAfter(trustProxy: number, forwarded: readonly string[]): Promise<string[]> {
      const resources = testResources();
      const { origin } = await testServer({ trustProxy, handle: serveOperation(inspect, () => resources) });
      const remaining: string[] = [];
      for (const address of forwarded) {
        const headers = { "x-forwarded-for": address, [CLIENT_HEADER]: address };
        const response = await fetch(`${origin}/inspect?url=http://10.0.0.1`, { headers });
        remaining.push(response.headers.get("x-ratelimit-remaining") ?? "");
      }
      return remaining;
    }

    test("a forged X-Forwarded-For never changes it", async () => {
      expect(await remainingAfter(0, ["198.51.100.1", "198.51.100.2", "198.51.100.3"])).toEqual([
        "49",
        "48",
        "47",
      ]);
    });

    test("behind a proxy it is the proxy's client's, whatever that client wrote", async () => {
      const forwarded = [
        "198.51.100.1",
        "198.51.100.2",
        "203.0.113.9, 198.51.100.1",
        "203.0.113.8, 198.51.100.1",
      ];
      expect(await remainingAfter(1, forwarded)).toEqual(["49", "49", "48", "47"]);
    });
  });

  test("a client cannot name the public host either", async () => {
    const { origin } = await testServer({ handle: echo });
    const headers = { "x-forwarded-host": "evil.example", "x-forwarded-proto": "https" };
    const received = await (await fetch(origin, { headers })).json();
    expect(received.headers).not.toHaveProperty("x-forwarded-host");
    expect(received.headers).not.toHaveProperty("x-forwarded-proto");
  });
});

describe("clientAddress", () => {
  test.each([
    // peer, X-Forwarded-For, TRUST_PROXY, client
    ["192.0.2.1", undefined, 0, "192.0.2.1"],
    ["192.0.2.1", "198.51.100.7", 0, "192.0.2.1"],
    ["::ffff:192.0.2.1", undefined, 0, "192.0.2.1"],
    ["::FFFF:192.0.2.1", "198.51.100.7", 0, "192.0.2.1"],
    ["2001:db8::1", undefined, 0, "2001:db8::1"],
    [undefined, undefined, 0, ""],
    ["10.0.0.1", "198.51.100.7", 1, "198.51.100.7"],
    ["10.0.0.1", undefined, 1, "10.0.0.1"],
    ["10.0.0.1", "203.0.113.9, 198.51.100.7", 1, "198.51.100.7"],
    ["10.0.0.1", "203.0.113.9,198.51.100.7 ,10.0.0.2", 2, "198.51.100.7"],
    ["10.0.0.1", "198.51.100.7", 2, "198.51.100.7"],
    ["10.0.0.1", "unknown", 1, "10.0.0.1"],
    ["10.0.0.1", "198.51.100.7, ", 1, "10.0.0.1"],
    ["10.0.0.1", "198.51.100.7:51234", 1, "198.51.100.7"],
    ["10.0.0.1", "[2001:db8::7]:51234", 1, "2001:db8::7"],
    ["10.0.0.1", "[2001:db8::7]", 1, "2001:db8::7"],
    ["10.0.0.1", "::ffff:198.51.100.7", 1, "198.51.100.7"],
  ])("peer %s, forwarded for %s, %i proxies: %s", (peer, forwardedFor, trustProxy, client) => {
    expect(clientAddress({ peer, forwardedFor, trustProxy })).toBe(client);
  });
});
