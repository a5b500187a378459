import { describe, expect, test } from "vitest";
import { OPERATIONS } from "@/lib/services/operations";
import { testDatabase } from "@/lib/testing/database/test-database";
import { callApi } from "@/lib/testing/service/call-api";
import { testAccount, testKey } from "@/lib/testing/service/test-account";
import { testResources } from "@/lib/testing/service/test-resources";
import { CLIENT_HEADER } from "./request";
import { nothingInApi } from "./route";

const database = testDatabase();
const PER_MINUTE = 5;

const newStage = () => testResources({ API_PER_MINUTE: String(PER_MINUTE) }, {}, database);
const rateOf = ({ headers }: Response) =>
  ["limit", "remaining", "reset"].map((name) => headers.get(`x-ratelimit-${name}`));

describe("an account's requests to /api", () => {
  test("are counted down in the usual headers and rejected beyond the limit", async () => {
    const resources = newStage();
    const { key } = await testKey(resources, await testAccount(resources, "free"));
    const remaining: (string | null)[] = [];
    for (let sent = 0; sent < PER_MINUTE; sent += 1) {
      const response = await callApi(resources, "/api/issues", { key });
      expect(response.status).toBe(200);
      remaining.push(response.headers.get("x-ratelimit-remaining"));
    }
    expect(remaining).toEqual(["4", "3", "2", "1", "0"]);
    const rejected = await callApi(resources, "/api/issues", { key });
    expect(rejected.status).toBe(429);
    expect(await rejected.json()).toMatchObject({ error: "rate_limited", retry_after: 12 });
    expect(rejected.headers.get("retry-after")).toBe("12");
    expect(rateOf(rejected)).toEqual(["5", "0", "12"]);
    resources.clock.advance(12_000);
    expect((await callApi(resources, "/api/issues", { key })).status).toBe(200);
  });

  test("count whatever comes of them, and leave other accounts and the hourly checks alone", async () => {
    const resources = newStage();
    const { key } = await testKey(resources, await testAccount(resources, "pro"));
    const other = await testKey(resources, await testAccount(resources, "pro"));
    const statuses = [
      await callApi(resources, "/api/projects/prj_0", { key }),
      await callApi(resources, "/api/projects", { key, method: "POST", body: {} }),
      await callApi(resources, "/api/projects", { key, method: "PUT" }),
      await callApi(resources, "/api/projects", { key, method: "OPTIONS" }),
      await callApi(resources, "/api/keys", { key }),
      await callApi(resources, "/api/issues", { key }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([404, 403, 405, 204, 403, 429]);
    expect((await callApi(resources, "/api/issues", { key: other.key })).status).toBe(200);
    const check = await callApi(resources, "/inspect?url=http://10.0.0.1/", { key });
    expect(rateOf(check)).toEqual(["1000", "999", "4"]);
  });
});

describe("every operation of /api", () => {
  const PATHS = [
    ...new Set(OPERATIONS.map(({ http }) => http.path).filter((path) => path.startsWith("/api/"))),
  ];

  test.each(PATHS)("%s has a limit that its responses tell, for every method", async (path) => {
    const resources = newStage();
    const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;
    const url = path.replace(/\{\w+\}/g, "x");
    for (const [sent, method] of METHODS.entries()) {
      const response = await callApi(resources, url, { method });
      const left = PER_MINUTE - 1 - sent;
      expect(response.status === 429, method).toBe(left < 0);
      // Where a check is made, the hourly limit of checks is told instead.
      const [limit, remaining] = rateOf(response);
      expect(limit, method).toMatch(/^(?:5|50)$/);
      if (limit === "5") expect(remaining, method).toBe(String(Math.max(0, left)));
    }
  });
});

describe("requests to /api without an account", () => {
  test("are counted by network", async () => {
    const resources = newStage();
    const statusFrom = async (network: string, key?: string) =>
      (await callApi(resources, "/api/issues", { key, headers: { [CLIENT_HEADER]: network } })).status;
    for (let sent = 0; sent < PER_MINUTE; sent += 1) expect(await statusFrom("192.0.2.1")).toBe(401);
    expect(await statusFrom("192.0.2.1")).toBe(429);
    expect(await statusFrom("192.0.2.1", "hl_r_wrong")).toBe(429);
    expect(await statusFrom("192.0.2.2")).toBe(401);
  });

  test("are counted at paths where nothing is, too", async () => {
    const resources = newStage();
    const { GET } = nothingInApi(() => resources);
    const send = () => GET(new Request("http://localhost:3000/api/nothing"));
    for (let sent = 0; sent < PER_MINUTE; sent += 1) expect((await send()).status).toBe(404);
    const rejected = await send();
    expect(rejected.status).toBe(429);
    expect(rateOf(rejected)).toEqual(["5", "0", "12"]);
  });
});
