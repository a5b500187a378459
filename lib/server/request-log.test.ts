import { once } from "node:events";
import { describe, expect, test } from "vitest";
import { SESSION_COOKIE } from "@/lib/http/cookies";
import { testServer } from "@/lib/testing/servers/test-server";

describe("the log", () => {
  test("has one line a request, with the checked host and nothing secret", async () => {
    const { origin, logged } = await testServer();
    const secrets = { authorization: "Bearer hl_w_secretkey", cookie: "session=secretcookie" };
    await fetch(
      `${origin}/inspect?url=https%3A%2F%2Fexample.com%2Fsecretpath%3Ftoken%3Dsecrettoken&key=secretquery`,
      {
        headers: secrets,
      },
    );
    const line = await logged.line("request");
    expect(line).toMatchObject({
      method: "GET",
      path: "/inspect",
      host: "example.com",
      status: 200,
      caller: "bearer",
    });
    expect(line.bytes).toBeGreaterThan(0);
    expect(line.ms).toBeGreaterThanOrEqual(0);
    expect(logged.text()).not.toContain("secret");
    expect(logged.lines).toHaveLength(1);
  });

  test.each([
    ["anonymous", "theme=dark"],
    ["session", `theme=dark; ${SESSION_COOKIE}=secretcookie`],
  ])("tells that a request is %s by its cookies, and nothing of them", async (caller, cookie) => {
    const { origin, logged } = await testServer();
    await fetch(`${origin}/inspect`, { headers: { cookie } });
    expect(await logged.line("request")).toMatchObject({ caller });
    expect(logged.text()).not.toMatch(/secret|dark/);
  });

  test("a link's secret in the query of another URL is not told", async () => {
    const { origin, logged } = await testServer();
    await fetch(`${origin}/auth/callback/email?url=https://secret.example&token=secret`);
    expect(await logged.line("request")).toMatchObject({ path: "/auth/callback/email" });
    expect(logged.text()).not.toContain("secret");
  });

  test.each([
    ["GET", "/page", 30],
    ["GET", "/_next/static/chunk.js", 20],
    ["GET", "/nothing", 20],
    ["POST", "/nothing", 30],
  ])(
    "tells of %s %s at level %i: what a page brings along is not for every day",
    async (method, path, level) => {
      const { origin, logged } = await testServer();
      await fetch(`${origin}${path}`, { method });
      expect(await logged.line("request")).toMatchObject({ path, level });
    },
  );

  test("holds hostile text as data", async () => {
    const { raw, logged } = await testServer();
    const path = '/%0a{"level":60}%1b[31m<script>';
    await raw(`GET ${path} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`);
    expect(await logged.line("request")).toMatchObject({ path });
  });

  test("says when the client left before its response", async () => {
    const { open, logged, server } = await testServer({ handle: () => undefined });
    const socket = open();
    socket.write("GET / HTTP/1.1\r\nhost: a\r\n\r\n");
    await once(server, "request");
    socket.destroy();
    expect(await logged.line("request")).toMatchObject({ cut: true });
  });
});
