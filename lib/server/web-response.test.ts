import type { ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { describe, expect, test } from "vitest";
import { testServer } from "@/lib/testing/servers/test-server";

const NOSNIFF = "x-content-type-options";

describe("the headers that every response has", () => {
  test.each<[how: string, write: (res: ServerResponse) => void]>([
    ["nothing but its end", (res) => res.end()],
    ["a status", (res) => res.writeHead(200).end()],
    ["a status with a message", (res) => res.writeHead(200, "Fine").end()],
    ["a status and headers", (res) => res.writeHead(200, { "x-own": "1" }).end()],
    ["a status, a message and headers", (res) => res.writeHead(200, "Fine", { "x-own": "1" }).end()],
    ["a status and a list of headers", (res) => res.writeHead(200, ["x-own", "1"]).end()],
    ["headers one by one", (res) => res.setHeader("x-own", "1").end("text")],
    [
      "headers one by one and a status",
      (res) => res.setHeader("x-own", "1").writeHead(200, { "x-more": "1" }).end(),
    ],
    ["pieces of a body", (res) => void Readable.from(["a", "b"]).pipe(res)],
  ])("are there where a handler writes %s", async (_, write) => {
    const { origin } = await testServer({ handle: async (_req, res) => write(res) });
    const { headers } = await fetch(`${origin}/route`, { headers: { "x-request-id": "id-of-test" } });
    expect(headers.get(NOSNIFF)).toBe("nosniff");
    expect(headers.get("x-request-id")).toBe("id-of-test");
  });

  test.each<[how: string, write: (res: ServerResponse) => void]>([
    ["with the status", (res) => res.writeHead(200, { [NOSNIFF]: "own", "x-own": "1" }).end()],
    [
      "in other letters",
      (res) => res.writeHead(200, { "X-Content-Type-Options": "own", "x-own": "1" }).end(),
    ],
    ["one by one", (res) => res.setHeader("X-Content-Type-Options", "own").setHeader("x-own", "1").end()],
  ])("give way to a handler's own, which it writes %s", async (_, write) => {
    const { origin } = await testServer({ handle: async (_req, res) => write(res) });
    const { headers } = await fetch(`${origin}/route`);
    expect([headers.get(NOSNIFF), headers.get("x-own")]).toEqual(["own", "1"]);
  });

  test("are gone when a handler removes them", async () => {
    const { origin } = await testServer({
      handle(_req, res) {
        res.removeHeader("X-Content-Type-Options");
        res.end();
      },
    });
    const { headers } = await fetch(`${origin}/route`);
    expect(headers.has(NOSNIFF)).toBe(false);
    expect(headers.has("x-request-id")).toBe(true);
  });
});

describe("what runs when a response is closed", () => {
  test("runs once, in the order given, after the end", async () => {
    const ran: string[] = [];
    const { origin } = await testServer({
      handle(_req, res) {
        res.whenClosed(() => ran.push("first"));
        res.whenClosed(() => ran.push("second"));
        res.end("text");
        expect(ran).toEqual([]);
      },
    });
    await (await fetch(`${origin}/route`)).text();
    await expect.poll(() => ran).toEqual(["first", "second"]);
  });

  test("runs when the client has left", async () => {
    const finished: boolean[] = [];
    const { origin } = await testServer({
      handle(_req, res) {
        res.whenClosed(() => finished.push(res.writableFinished));
      },
    });
    const leave = new AbortController();
    const left = fetch(`${origin}/route`, { signal: leave.signal }).catch(() => "left");
    setTimeout(() => leave.abort(), 100);
    expect(await left).toBe("left");
    await expect.poll(() => finished).toEqual([false]);
  });

  test("runs at once when the client had left before", async () => {
    const ran: string[] = [];
    const { open } = await testServer({
      handle(_req, res) {
        res.once("close", () => {
          res.whenClosed(() => ran.push("late"));
          ran.push("then");
        });
      },
    });
    const socket = open();
    socket.write("GET /route HTTP/1.1\r\nhost: a\r\n\r\n");
    setTimeout(() => socket.destroy(), 100);
    await expect.poll(() => ran).toEqual(["late", "then"]);
  });
});
