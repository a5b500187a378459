import { readdirSync, readFileSync } from "node:fs";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import { describe, expect, test } from "vitest";
import { ERRORS } from "@/lib/errors";
import { OPERATIONS } from "@/lib/services/operations";
import { testResources } from "@/lib/testing/service/test-resources";
import { openApi } from "./openapi";
import { openApiRoute } from "./route";

const written = JSON.parse(JSON.stringify(openApi("https://headlight.example")));
/** With each shared response in the place of its reference. */
const document = JSON.parse(
  JSON.stringify(written, (_key, value) => {
    const [, name] = /^#\/components\/responses\/(\w+)$/.exec(value?.$ref ?? "") ?? [];
    return name === undefined ? value : written.components.responses[name];
  }),
);
const inspect = document.paths["/inspect"].get;

/** Every `$ref` anywhere in a value. */
function refsOf(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (key === "$ref" ? [String(part)] : refsOf(part)));
}

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly description?: string;
  readonly $ref?: string;
}

/** Paths of the fields that have neither a description nor an object of their own that has one. */
function undescribed(fields: Readonly<Record<string, Schema>>, path = ""): readonly string[] {
  return Object.entries(fields).flatMap(([name, { properties, items, description, $ref }]) => {
    const here = path === "" ? name : `${path}.${name}`;
    const bare = path !== "" && description === undefined && $ref === undefined ? [here] : [];
    return [...bare, ...undescribed(properties ?? items?.properties ?? {}, here)];
  });
}

function resolveRef(ref: string): unknown {
  return ref
    .slice(2)
    .split("/")
    .reduce((at, key) => at?.[key], document);
}

describe("the interface description", () => {
  test("is OpenAPI 3.1 of version 1.0.0 at the service's own URL", () => {
    expect(document.openapi).toBe("3.1.0");
    expect(document.info.version).toBe("1.0.0");
    expect(document.servers).toEqual([{ url: "https://headlight.example" }]);
  });

  test("has nothing that a linter of OpenAPI objects to, examples included, but that a mailed link only redirects", async () => {
    const config = await createConfig({ extends: ["recommended"] });
    const lint = async (source: unknown) => {
      const text = JSON.stringify(source);
      const problems = await lintFromString({ source: text, absoluteRef: "/openapi.json", config });
      return problems.map(({ ruleId, location }) => `${ruleId} ${location[0]?.pointer}`);
    };
    const ofLink = ["operation-2xx-response", "operation-4xx-response"].map(
      (rule) => `${rule} #/paths/~1auth~1callback~1email/get/responses`,
    );
    expect(await lint(written)).toEqual(ofLink);
    const wrong = structuredClone(written);
    wrong.paths["/inspect"].get.responses[200].content["application/json"].example.score = "good";
    wrong.paths["/inspect"].get.parameters[0].in = "head";
    expect((await lint(wrong)).map((problem) => problem.split(" ", 1)[0])).toEqual(
      expect.arrayContaining(["struct", "no-invalid-media-type-examples"]),
    );
  });

  test("has every operation and the URL of mailed links, each with its own id, and nothing else", () => {
    const described = Object.values<Record<string, { operationId: string }>>(document.paths)
      .flatMap((methods) => Object.values(methods))
      .map(({ operationId }) => operationId);
    const expected = [...OPERATIONS.map(({ name }) => name), "follow_sign_in_link"];
    expect(described.sort()).toEqual(expected.sort());
  });

  test("leaves out no route but those that pages draw from, programs find by name, and the 404 of /api", () => {
    const routes = readdirSync("app", { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith("/route.ts"))
      .map((file) => `/${file.replace(/\(\w+\)\//, "").replace("/route.ts", "")}`);
    const described = Object.keys(document.paths).map((path) => path.replaceAll(/\{(\w+)\}/g, "[$1]"));
    expect(routes.filter((path) => !described.includes(path)).sort()).toEqual([
      "/.well-known/oauth-authorization-server",
      "/.well-known/oauth-authorization-server/mcp",
      "/.well-known/oauth-protected-resource",
      "/.well-known/oauth-protected-resource/mcp",
      "/api/[[...rest]]",
      "/docs/search.json",
      "/llms.txt",
      "/mcp",
      "/oauth/authorize/decision",
      "/oauth/register",
      "/oauth/revoke",
      "/oauth/token",
      "/openapi.json",
      "/picture",
      "/progress",
      "/robots.txt",
      "/sitemap.xml",
      "/social/[...page]",
      "/social/result.png",
    ]);
  });

  test("puts every operation under a heading that it explains", () => {
    const headings = document.tags.map(({ name }: { name: string }) => name);
    const used = OPERATIONS.flatMap(({ http }) => document.paths[http.path][http.method.toLowerCase()].tags);
    expect([...new Set(used)]).toEqual(headings);
  });

  test("says how an account's operations are called, and what they can reject", () => {
    const explain = document.paths["/api/issues/{code}"].get;
    expect(explain.security).toEqual([{ bearer: ["inspect"] }, { session: [] }]);
    expect(explain.parameters).toMatchObject([{ name: "code", in: "path", required: true }]);
    expect(Object.keys(explain.responses)).toEqual(["200", "401", "404", "429", "500", "503"]);
  });

  test("refers only to what it holds", () => {
    const refs = refsOf(document);
    expect(refs.length).toBeGreaterThan(20);
    expect(refs.filter((ref) => resolveRef(ref) === undefined)).toEqual([]);
  });

  test("says of every field what it is", () => {
    expect(undescribed(document.components.schemas)).toEqual([]);
    expect(undescribed({ Bare: { properties: { field: {} } } })).toEqual(["Bare.field"]);
  });

  test.each(OPERATIONS.map(({ name, http }) => [name, http] as const))(
    "says of everything that %s takes what it is, and of what type",
    (_name, { path, method }) => {
      const { parameters, requestBody } = document.paths[path][method.toLowerCase()];
      const fields = requestBody?.content["application/json"].schema;
      expect(undescribed(fields?.properties ?? {}, "body")).toEqual([]);
      expect(fields?.additionalProperties).toBe(fields ? false : undefined);
      for (const { description, schema } of parameters) {
        expect(description).toMatch(/\S/);
        expect(Object.keys(schema)).toEqual(
          expect.arrayContaining([expect.stringMatching(/^(type|enum|const)$/)]),
        );
      }
    },
  );

  test.each(
    OPERATIONS.filter(({ example }) => example).map((operation) => [operation.name, operation] as const),
  )("shows a response of %s with nothing that a caller never sees", (_name, { http, output, example }) => {
    const { content } = document.paths[http.path][http.method.toLowerCase()].responses[http.status ?? 200];
    expect(content["application/json"].example).toEqual(
      JSON.parse(JSON.stringify(output.parse(example?.()))),
    );
  });

  test("gives examples and defaults of what is made into something else on its way in", () => {
    expect(inspect.parameters[0].schema.examples).toEqual(["https://example.com/page"]);
    const [limit] = document.paths["/api/projects"].get.parameters;
    expect(limit.schema).toEqual({ type: "integer", minimum: 1, maximum: 100, default: 50 });
  });

  test("says of every operation which credentials it takes, also where it needs none", () => {
    const either = [{}, { bearer: [] }, { session: [] }];
    expect(document.paths["/inspect"].get.security).toEqual([{}, { bearer: ["inspect"] }, { session: [] }]);
    expect(document.paths["/entitlements"].get.security).toEqual(either);
    expect(document.paths["/auth/login"].post.security).toEqual([{}, { session: [] }]);
    expect(document.paths["/auth/signout"].post.security).toEqual([{}, { session: [] }]);
    expect(document.paths["/api/keys"].get.security).toEqual([{ session: [] }]);
  });

  test.each(
    OPERATIONS.filter(({ http }) => http.method !== "GET").map(({ name, http }) => [name, http] as const),
  )("says that %s can be rejected as another site's", (_name, { path, method }) => {
    const { 403: rejected } = document.paths[path][method.toLowerCase()].responses;
    expect(Object.keys(rejected.content["application/json"].examples)).toContain("forbidden");
  });

  test("has a body only where an operation takes more than its URL says", () => {
    expect(document.paths["/api/saved-urls/{id}/check"].post).not.toHaveProperty("requestBody");
    expect(document.paths["/api/saved-urls"].post.requestBody.required).toBe(true);
  });

  test("describes a file as its type", () => {
    const { content } = document.paths["/api/saved-urls/export"].get.responses[200];
    expect(content).toEqual({ "text/csv": { schema: { type: "string" } } });
    const { headers } = document.paths["/api/saved-urls/export"].get.responses[200];
    expect(Object.keys(headers)).toContain("content-disposition");
  });

  test("describes the account's file by its fields", () => {
    const { content } = document.paths["/account/data"].get.responses[200];
    expect(content["application/json"].schema).toEqual({ $ref: "#/components/schemas/AccountData" });
    expect(Object.keys(document.components.schemas.AccountData.properties)).toContain("saved_urls");
  });

  test.each(OPERATIONS.map(({ name, http }) => [name, http] as const))(
    "says of %s who may call it",
    (_name, { path, method }) => {
      const { description, summary } = document.paths[path][method.toLowerCase()];
      expect(description.startsWith(`${summary} `)).toBe(true);
      expect(description).toMatch(/Requires/);
    },
  );

  test("has a form and its redirect just where a route takes a form", () => {
    const routes = readdirSync("app", { recursive: true, encoding: "utf8" }).filter(
      (file) => file.endsWith("/route.ts") && readFileSync(`app/${file}`, "utf8").includes("withForm("),
    );
    const taking = routes.map((file) => `/${file.replace(/\(\w+\)\//, "").replace("/route.ts", "")}`);
    const described = OPERATIONS.filter(
      ({ http }) => document.paths[http.path][http.method.toLowerCase()].responses[303] !== undefined,
    ).map(({ http }) => http.path);
    expect(described.sort()).toEqual(taking.sort());
  });

  test("names the Link header on every list, and on nothing else", () => {
    for (const { http, input } of OPERATIONS) {
      const response = document.paths[http.path][http.method.toLowerCase()].responses[http.status ?? 200];
      const isList = "cursor" in input.shape;
      expect(Object.keys(response.headers).includes("link"), http.path).toBe(isList);
    }
  });

  test("shares the error responses that several operations have", () => {
    const names = Object.keys(written.components.responses);
    const refs = refsOf(written.paths).filter((ref) => ref.includes("/responses/"));
    expect([...new Set(refs)].sort()).toEqual(names.map((name) => `#/components/responses/${name}`).sort());
    expect(refs.length).toBeGreaterThan(names.length * 3);
    expect(written.paths["/inspect"].get.responses[429]).toEqual({
      $ref: "#/components/responses/RateLimited",
    });
  });

  test("says of each status which codes it can carry, all with that status", () => {
    const statuses = Object.keys(inspect.responses).filter((status) => status !== "200");
    expect(statuses).toEqual(["400", "401", "403", "413", "429", "500", "502", "503", "504"]);
    const known = new Map<string, number>(Object.entries(ERRORS).map(([code, { status }]) => [code, status]));
    for (const status of statuses) {
      const codes: string[] =
        inspect.responses[status].content["application/json"].schema.allOf[1].properties.error.enum;
      expect(codes.map((code) => known.get(code))).toEqual(codes.map(() => Number(status)));
      expect(Object.keys(inspect.responses[status].content["application/json"].examples)).toEqual(codes);
    }
  });

  test("names the rate limit headers on every response of a check, and x-cache on 200", () => {
    for (const response of Object.values<{ headers: object }>(inspect.responses)) {
      expect(Object.keys(response.headers)).toEqual(
        expect.arrayContaining(["x-ratelimit-limit", "x-ratelimit-remaining", "x-ratelimit-reset"]),
      );
    }
    expect(Object.keys(inspect.responses[200].headers)).toContain("x-cache");
    expect(Object.keys(inspect.responses[429].headers)).toContain("retry-after");
  });

  test("describes the parameters of a check", () => {
    expect(inspect.parameters).toMatchObject([
      {
        name: "url",
        in: "query",
        required: true,
        schema: { type: "string", format: "uri", maxLength: 2048 },
      },
      { name: "prompt", required: false, schema: { enum: ["html", "laravel", "next", "nuxt", "other"] } },
      { name: "fresh", required: false, schema: { const: "1" } },
    ]);
  });

  test("holds the whole report and an example of it", () => {
    const { Report: report } = document.components.schemas;
    expect(report.required).toEqual([
      "url",
      "final_url",
      "status_code",
      "response_time",
      "document_size",
      "truncated",
      "score",
      "metadata",
      "image",
      "previews",
      "issues",
      "redirects",
    ]);
    expect(report.properties.score).toMatchObject({ type: "integer", minimum: 0, maximum: 100 });
    expect(report.properties.response_time).not.toHaveProperty("minimum");
    expect(inspect.responses[200].content["application/json"].example.score).toBe(100);
  });

  test("is served to any origin and may be cached for a while", async () => {
    const { GET, POST } = openApiRoute(() => testResources({ BASE_URL: "https://headlight.example" }));
    const response = await GET(new Request("http://localhost:3000/openapi.json"));
    expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect(response.headers.get("cache-control")).toBe("public, max-age=300");
    expect(await response.json()).toEqual(written);
    expect((await POST(new Request("http://localhost:3000/openapi.json", { method: "POST" }))).status).toBe(
      405,
    );
  });
});
