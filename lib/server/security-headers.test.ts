import { describe, expect, test } from "vitest";
import { appRoutes } from "@/lib/testing/repository/app-routes";
import { echo, testServer } from "@/lib/testing/servers/test-server";
import { pathKindsOf } from "./next/path-kinds";
import { isPublicHttp } from "./security-headers";

describe("security headers", () => {
  test("are on every page, with a nonce of its own that the handler sees too", async () => {
    const { origin } = await testServer({ handle: echo });
    const [first, second] = await Promise.all([fetch(`${origin}/page`), fetch(`${origin}/page`)]);
    const policy = first.headers.get("content-security-policy");
    expect((await first.json()).headers["content-security-policy"]).toBe(policy);
    expect(policy).toMatch(/script-src 'self' 'nonce-[\w+/]{22}==' 'strict-dynamic';/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("img-src * data: blob: http: https:");
    expect(second.headers.get("content-security-policy")).not.toBe(policy);
    expect(first.headers.get("x-content-type-options")).toBe("nosniff");
    expect(first.headers.get("referrer-policy")).toBe("same-origin");
    expect(first.headers.get("permissions-policy")).toContain("camera=()");
  });

  test("let no inline script run and no code be made from text", async () => {
    const { origin } = await testServer();
    const policy = (await fetch(`${origin}/page`)).headers.get("content-security-policy") ?? "";
    const scripts = policy.split("; ").find((directive) => directive.startsWith("script-src"));
    expect(scripts).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
  });

  test.each(["/picture", "/picture?page=x&src=y"])(
    "let files of other sites run nothing, at %s",
    async (path) => {
      const { origin } = await testServer();
      const policy = (await fetch(`${origin}${path}`)).headers.get("content-security-policy");
      expect(policy).toBe("default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox");
    },
  );

  test.each([
    ["https://agent.example/cb?x=1", "'self' https://agent.example"],
    ["http://127.0.0.1:4567/callback", "'self' http://127.0.0.1:4567"],
    ["http://[::1]:4567/callback", "'self' http:"],
    ["https://agent.example;script-src *", "'self'"],
    ["https://a,b.example/", "'self'"],
    ["javascript:alert(1)", "'self'"],
    ["", "'self'"],
  ])("let the approval page's form lead on to %j alone", async (redirectUri, expected) => {
    const { origin } = await testServer();
    const query = new URLSearchParams({ redirect_uri: redirectUri });
    const { headers } = await fetch(`${origin}/oauth/authorize?${query}`);
    expect(headers.get("content-security-policy")?.split("; ")).toContain(`form-action ${expected}`);
    expect(headers.get("referrer-policy")).toBe("no-referrer");
    expect(headers.get("x-frame-options")).toBe("DENY");
  });

  test("a policy that the client sends is not the one that is used", async () => {
    const { origin } = await testServer({ handle: echo });
    const headers = { "content-security-policy": "script-src 'nonce-evil'" };
    const received = await (await fetch(origin, { headers })).json();
    expect(received.headers["content-security-policy"]).not.toContain("evil");
  });

  test.each([
    ["https://headlight.example", "max-age=31536000"],
    ["http://localhost:3000", null],
  ])("for the site at %s transport security is %s", async (baseUrl, expected) => {
    const { origin } = await testServer({ baseUrl });
    expect((await fetch(origin)).headers.get("strict-transport-security")).toBe(expected);
  });
});

const PAGE = /^default-src 'self'; script-src 'self' 'nonce-[\w+/]{22}==' 'strict-dynamic'; /;
const DATA = /^default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/;
const FILE = /^default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox$/;
const get = (target: string, rest = "") =>
  `GET ${target} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n${rest}\r\n`;
const SHARED = { "cross-origin-resource-policy": "cross-origin" };
const LINK = { "referrer-policy": "no-referrer" };
const BROKEN = { status: 500 };

const COMMON = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "same-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": expect.stringContaining("camera=()"),
};

/** The header fields of a response as it came, and its status. */
function fieldsOf(response: string): Readonly<Record<string, string | undefined>> {
  const [head = ""] = response.split("\r\n\r\n");
  const [line = "", ...fields] = head.split("\r\n");
  const named = fields.map((field) => [
    field.split(": ", 1)[0]?.toLowerCase(),
    field.replace(/^[^:]*: /, ""),
  ]);
  return { ...Object.fromEntries(named), status: line.split(" ")[1] };
}

describe.each([
  ["a page", get("/page"), PAGE, {}],
  ["a page with a query", get("/page?url=/picture"), PAGE, {}],
  ["a page that does not exist", get("/nothing"), PAGE, {}],
  ["a page under a mailed link", get("/sign-in/link"), DATA, LINK],
  ["a mailed link", get("/auth/callback/email?token=x"), DATA, LINK],
  ["a check", get("/inspect?url=a"), DATA, {}],
  ["a record", get("/api/saved-urls"), DATA, {}],
  ["the API's description", get("/openapi.json"), DATA, {}],
  ["a social image", get("/social/docs.png"), DATA, SHARED],
  ["an icon", get("/favicon.ico"), DATA, SHARED],
  ["another site's image", get("/picture?page=a&src=b.png"), FILE, {}],
  ["another site's image by an absolute target", get("http://a/picture?src=b"), FILE, {}],
  ["a handler that fails", get("/broken"), DATA, BROKEN],
  ["a page that fails", get("/page?broken"), PAGE, BROKEN],
  ["a method that a page does not have", get("/page").replace("GET", "POST"), PAGE, { status: 405 }],
  ["a page that Next keeps for itself", get("/internal"), PAGE, { status: 404 }],
  ["a write to nothing", get("/nothing").replace("GET", "POST"), PAGE, { status: 404 }],
  ["a target with dots", get("/x/../page"), DATA, { status: 400 }],
  ["two hosts", get("/page", "host: b\r\n"), PAGE, { status: 400 }],
  ["a body that is too large", get("/inspect", "content-length: 70000\r\n"), DATA, { status: 413 }],
  ["headers that are too long", get("/page", `x-long: ${"a".repeat(20_000)}\r\n`), DATA, { status: 431 }],
  ["garbage", "GARBAGE\r\n\r\n", DATA, { status: 400 }],
  ["too many pages", get("/page?crowd"), PAGE, { status: 429 }],
])("%s", (_what, bytes, policy, expected: Readonly<Record<string, string | number>>) => {
  const rate = { limit: 1, remaining: 0, resetSeconds: 9, retryAfterSeconds: 9 };
  const { status = 200, ...headers } = expected;

  test.each(["https://headlight.example", "http://localhost:3000"])(
    "has every header at %s",
    async (baseUrl) => {
      const { raw } = await testServer({
        baseUrl,
        takePage: async () => ({ ...rate, allowed: !bytes.includes("crowd") }),
        handle: (req, res) => {
          if (req.url?.includes("broken")) throw new Error("broken");
          res.end("ok");
        },
      });
      const sent = fieldsOf(await raw(bytes));
      expect(sent.status).toBe(String(status));
      expect(sent).toMatchObject({
        ...COMMON,
        "content-security-policy": expect.stringMatching(policy),
        ...headers,
      });
      expect(sent["strict-transport-security"]).toBe(
        baseUrl.startsWith("https:") ? "max-age=31536000" : undefined,
      );
    },
  );
});

const ROUTES = appRoutes();
const kindOf = pathKindsOf(Object.fromEntries(ROUTES.map(({ file, path }) => [file, path])));

/** The paths whose headers are not those of every page and every route. A new one gets theirs by itself. */
const SPECIAL: Readonly<
  Record<string, { readonly policy?: RegExp; readonly headers?: Readonly<Record<string, string>> }>
> = {
  "/auth/callback/email": { headers: LINK },
  "/auth/login": { headers: LINK },
  "/auth/signout": { headers: LINK },
  "/auth/signout/everywhere": { headers: LINK },
  "/auth/signout/session": { headers: LINK },
  "/oauth/authorize": { headers: LINK },
  "/oauth/authorize/decision": { headers: LINK },
  "/oauth/register": { headers: LINK },
  "/oauth/revoke": { headers: LINK },
  "/oauth/token": { headers: LINK },
  "/picture": { policy: FILE },
  "/sign-in/link": { headers: LINK },
  "/social/result.png": { headers: SHARED },
};

describe("every route of the app", () => {
  test("is among those that are looked at", () => {
    expect(ROUTES.length).toBeGreaterThan(80);
    expect(Object.keys(SPECIAL).filter((path) => !ROUTES.some((route) => route.path === path))).toEqual([]);
  });

  test.each(ROUTES.map(({ example, path, file }) => [example, path, file] as const))(
    "has every header at %s, in responses and errors",
    async (example, path, file) => {
      const { policy = file.endsWith("/page") ? PAGE : DATA, headers = {} } = SPECIAL[path] ?? {};
      const { raw } = await testServer({
        kindOf,
        baseUrl: "https://headlight.example",
        handle: (req, res) => {
          if (req.headers["x-broken"] !== undefined) throw new Error("broken");
          res.end("ok");
        },
      });
      const requests = [
        [get(example), "200"],
        [get(example, "x-broken: 1\r\n"), "500"],
        [get(`${example}?q=%2e%2e/`).replace("GET", "POST"), file.endsWith("/page") ? "405" : "200"],
        [get(example, "host: b\r\n"), "400"],
        [get(example, "content-length: 70000\r\n"), "413"],
      ] as const;
      for (const [bytes, status] of requests) {
        expect(fieldsOf(await raw(bytes)), `${status} of ${example}`).toMatchObject({
          ...COMMON,
          "content-security-policy": expect.stringMatching(policy),
          "strict-transport-security": "max-age=31536000",
          ...headers,
          status,
        });
      }
    },
  );
});

describe("isPublicHttp", () => {
  test.each([
    ["http://headlight.example", true],
    ["http://www.headlight.example:8080", true],
    ["https://headlight.example", false],
    ["http://localhost:3000", false],
    ["http://headlight", false],
    ["http://headlight.internal", false],
    ["http://192.0.2.1", false],
    ["http://[2001:db8::1]:3000", false],
  ])("%s is http on a public name: %s", (baseUrl, expected) => {
    expect(isPublicHttp(baseUrl)).toBe(expected);
  });
});
