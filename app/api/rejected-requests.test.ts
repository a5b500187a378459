// What every account operation rejects about a request itself, for any caller.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pathNames, takesBody } from "@/lib/services/operation";
import { startWebServer, type TestServer } from "@/lib/testing/servers/web-server";
import { API_REQUESTS } from "@/lib/testing/service/api-requests";
import { apiStage, CLOSED, errorOf, NOTHING, rowsOf } from "@/lib/testing/service/api-stage";
import { callApi, handlersAt } from "@/lib/testing/service/call-api";
import { testAccount } from "@/lib/testing/service/test-account";

const stage = apiStage();

describe("400", () => {
  const withBody = CLOSED.filter(takesBody);

  test.each(rowsOf(withBody))("%s rejects a body that is not a JSON object", async (_name, operation) => {
    const { own, cookie } = await stage.sharedOwner();
    const bodies = ["", "{", "[]", "null", '"text"', "7", "\u0000"];
    for (const body of bodies) {
      expect(await errorOf(operation, await stage.send(operation, own, { cookie, body }))).toBe(
        "400 invalid_body",
      );
    }
  });

  test.each(rowsOf(withBody))("%s rejects a body of another type", async (_name, operation) => {
    const { own, cookie } = await stage.sharedOwner();
    for (const type of ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"]) {
      const headers = { "content-type": type };
      expect(await errorOf(operation, await stage.send(operation, own, { cookie, headers }))).toBe(
        "400 invalid_body",
      );
    }
  });

  test.each(rowsOf(withBody))("%s rejects a field it does not know", async (_name, operation) => {
    const { own, cookie } = await stage.sharedOwner();
    const { body = {} } = API_REQUESTS[operation.name]?.(own) ?? {};
    for (const extra of ["extra", "__proto__", ...pathNames(operation.http.path)]) {
      const text = `${JSON.stringify(body).slice(0, -1)},"${extra}":1}`;
      expect(await errorOf(operation, await stage.send(operation, own, { cookie, body: text }))).toBe(
        "400 invalid_body",
      );
    }
  });

  const fields = withBody.flatMap((operation) =>
    Object.keys(operation.input.shape)
      .filter((name) => !pathNames(operation.http.path).includes(name))
      .map((field) => [operation.name, field, operation] as const),
  );
  test.each(fields)("%s rejects a %s of the wrong type", async (_name, field, operation) => {
    const { own, cookie } = await stage.sharedOwner();
    const { body } = API_REQUESTS[operation.name]?.(own) ?? {};
    for (const wrong of [{}, [], 7.5, [7]]) {
      const response = await stage.send(operation, own, { cookie, body: { ...body, [field]: wrong } });
      expect(await errorOf(operation, response)).toBe("400 invalid_body");
    }
  });

  test.each(rowsOf(withBody.filter(({ input }) => "url" in input.shape)))(
    "%s says that a URL is missing",
    async (_name, operation) => {
      const { own, cookie } = await stage.sharedOwner();
      for (const body of [{}, { url: "" }, { url: " " }]) {
        const response = await stage.send(operation, own, { cookie, body });
        expect(await errorOf(operation, response)).toBe("400 missing_url");
      }
    },
  );

  const parameters = CLOSED.filter(({ http }) => http.method === "GET").flatMap((operation) =>
    Object.keys(operation.input.shape)
      .filter((name) => !pathNames(operation.http.path).includes(name))
      .map((name) => [operation.name, name, operation] as const),
  );
  test.each(parameters)("%s rejects %s given twice", async (_name, parameter, operation) => {
    const { own, cookie } = await stage.sharedOwner();
    const [path = ""] = (API_REQUESTS[operation.name]?.(own).path ?? "").split("?");
    const response = await callApi(stage.resources(), `${path}?${parameter}=1&${parameter}=1`, { cookie });
    expect(await errorOf(operation, response)).toBe("400 invalid_parameter");
  });

  test.each(parameters)("%s rejects an empty %s", async (_name, parameter, operation) => {
    const { own, cookie } = await stage.sharedOwner();
    const [path = ""] = (API_REQUESTS[operation.name]?.(own).path ?? "").split("?");
    const response = await callApi(stage.resources(), `${path}?${parameter}=`, { cookie });
    expect(await errorOf(operation, response)).toMatch(
      /^(?:400 (?:invalid_parameter|missing_url)|404 not_found)$/,
    );
  });

  const lists = CLOSED.filter(({ input }) => "limit" in input.shape);
  test.each(rowsOf(lists))("%s takes a limit from 1 to 100", async (_name, operation) => {
    const { own, cookie } = await stage.sharedOwner();
    const [path = ""] = (API_REQUESTS[operation.name]?.(own).path ?? "").split("?");
    for (const limit of ["0", "101", "%201"]) {
      const response = await callApi(stage.resources(), `${path}?limit=${limit}`, { cookie });
      expect(await errorOf(operation, response)).toBe("400 invalid_parameter");
    }
    for (const limit of ["1", "100"]) {
      expect((await callApi(stage.resources(), `${path}?limit=${limit}`, { cookie })).status).toBe(200);
    }
  });
});

describe("404", () => {
  const naming = CLOSED.filter(({ input }) => "id" in input.shape || "project_id" in input.shape);
  test.each(rowsOf(naming))(
    "%s finds nothing of other people's, and changes nothing",
    async (_name, operation) => {
      const [mine, theirs] = [await stage.sharedOwner(), await stage.owner()];
      const db = await stage.db.open();
      const state = async () => [
        await db.project.findMany({ where: { accountId: theirs.id } }),
        await db.savedUrl.findMany({ where: { accountId: theirs.id } }),
        await db.apiKey.findMany({ where: { accountId: theirs.id } }),
      ];
      const before = await state();
      const response = await stage.send(operation, theirs.own, { cookie: mine.cookie });
      const body = await response.clone().json();
      expect(body.message).toMatch(/^There is no .+ with that id\.$/);
      expect(await errorOf(operation, response)).toBe("404 not_found");
      expect(await (await stage.send(operation, NOTHING, { cookie: mine.cookie })).json()).toEqual(body);
      expect(await state()).toEqual(before);
    },
  );

  test.each(rowsOf(naming))("%s finds nothing under what is no id", async (_name, operation) => {
    const { cookie } = await stage.sharedOwner();
    for (const id of [
      "x",
      "%00",
      "prj_%00",
      "..%2Fx",
      "prj_' OR 1=1",
      "a".repeat(500),
      "%F0%9F%98%80",
      "constructor",
    ]) {
      const response = await stage.send(
        operation,
        { ...NOTHING, project: id, savedUrl: id, key: id },
        { cookie },
      );
      expect(await errorOf(operation, response)).toBe("404 not_found");
    }
  });

  test("moving a saved URL into somebody else's project is rejected", async () => {
    const [mine, theirs] = [await stage.owner(), await stage.owner()];
    for (const project_id of [theirs.own.project, "prj_unknown", "x"]) {
      const response = await callApi(stage.resources(), `/api/saved-urls/${mine.own.savedUrl}`, {
        method: "PATCH",
        cookie: mine.cookie,
        body: { project_id, label: "Moved" },
      });
      expect(response.status).toBe(404);
    }
    const kept = await callApi(stage.resources(), `/api/saved-urls/${mine.own.savedUrl}`, {
      cookie: mine.cookie,
    });
    expect(await kept.json()).toMatchObject({ project_id: mine.own.project, label: null });
  });
});

describe("405", () => {
  const paths = [...new Set(CLOSED.map(({ http }) => http.path))];
  test.each(paths)("%s rejects every other method and says which it takes", async (path) => {
    const taken = CLOSED.filter(({ http }) => http.path === path).map(({ http }) => http.method);
    const called = path.replaceAll(/\{\w+\}/g, "x");
    for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE"] as const) {
      if (taken.some((one) => one === method)) continue;
      const response = await callApi(stage.resources(), called, { method });
      expect([response.status, (await response.json()).error]).toEqual([405, "method_not_allowed"]);
      const allow = (response.headers.get("allow") ?? "").split(", ");
      expect(allow.filter((one) => one !== "HEAD" && one !== "OPTIONS").sort()).toEqual([...taken].sort());
    }
  });
});

describe("413", () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startWebServer({
      async handle(req, res) {
        const chunks: Buffer[] = [];
        for await (const chunk of req) chunks.push(chunk);
        const headers = new Headers(
          Object.entries(req.headers).map(([name, value]) => [name, String(value)]),
        );
        const url = `http://localhost:3000${req.url}`;
        const request = new Request(url, { method: req.method, headers, body: Buffer.concat(chunks) });
        const response = await handlersAt(stage.resources(), req.url ?? "").POST(request);
        res.writeHead(response.status).end(await response.text());
      },
    });
  });

  afterAll(() => server.close());

  test("a body may have 64 KB, and no byte more", async () => {
    const { cookie } = await testAccount(stage.resources());
    const post = async (bytes: number, headers: Record<string, string> = {}) => {
      const start = '{"text":"';
      const body = `${start}${"\\n".repeat((bytes - start.length - 2) / 2)}`
        .padEnd(bytes - 2, " ")
        .concat('"}');
      const init = {
        method: "POST",
        body,
        headers: { "content-type": "application/json", cookie, ...headers },
      };
      return fetch(`${server.origin}/api/saved-urls/bulk`, init);
    };
    expect((await post(65_536)).status).toBe(200);
    const rejected = await post(65_537);
    expect([rejected.status, (await rejected.json()).error]).toEqual([413, "body_too_large"]);
  });
});
