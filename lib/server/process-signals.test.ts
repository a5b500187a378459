import { EventEmitter, once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { createLog } from "@/lib/log";
import { startWebServer } from "@/lib/testing/servers/web-server";
import { stopOnSignals } from "./process-signals";

/** A server on which one request is running, and the process around it. */
async function runningRequest(times: { graceMs?: number; runningMs?: number } = {}) {
  const held: ServerResponse[] = [];
  const web = await startWebServer({ handle: (_req, res) => void held.push(res) });
  onTestFinished(web.close);
  const signals = new EventEmitter();
  const exits: number[] = [];
  const exited = new Promise<number>((resolve) => {
    const exit = (code: number) => {
      exits.push(code);
      resolve(code);
    };
    stopOnSignals(web.server, { log: web.logged.log, signals, exit, ...times });
  });
  const response = fetch(web.origin).then((response) => response.text());
  await once(web.server, "request");
  const finish = () => held[0]?.end("finished");
  return { web, signals, exits, exited, response, finish };
}

describe("stopOnSignals", () => {
  test.each(["SIGTERM", "SIGINT"])(
    "%s lets a running request finish, takes no new one, then exits 0",
    async (signal) => {
      const { web, signals, exits, exited, response, finish } = await runningRequest();
      signals.emit(signal);
      await expect(fetch(web.origin)).rejects.toThrow();
      expect(exits).toEqual([]);
      finish();
      expect(await response).toBe("finished");
      expect(await exited).toBe(0);
    },
  );

  test("a request that takes longer than that is not waited for, and the exit code is still 0", async () => {
    const { signals, exited, response, finish } = await runningRequest({ runningMs: 30 });
    signals.emit("SIGTERM");
    expect(await exited).toBe(0);
    finish();
    await response;
  });

  test("a server that does not listen yet has no grace", async () => {
    const signals = new EventEmitter();
    const exited = new Promise((exit) => {
      stopOnSignals(createServer(), { log: createLog("fatal"), signals, exit, graceMs: 60_000 });
    });
    signals.emit("SIGTERM");
    expect(await exited).toBe(0);
  });

  test("new requests are taken for the grace after SIGTERM, and rejected from then on", async () => {
    const { web, signals, exited, response, finish } = await runningRequest({ graceMs: 150 });
    const before = web.logged.lines.length;
    signals.emit("SIGTERM");
    const late = fetch(web.origin);
    await once(web.server, "request");
    web.server.closeAllConnections();
    await Promise.all([expect(late).rejects.toThrow(), expect(response).rejects.toThrow()]);
    finish();
    expect(await exited).toBe(0);
    expect(web.logged.lines.slice(before).filter(({ msg }) => msg === "stopping")).toHaveLength(1);
    await expect(fetch(web.origin)).rejects.toThrow();
  });

  test("a signal that arrives twice within a second counts once", async () => {
    const { signals, exits, exited, response, finish } = await runningRequest();
    signals.emit("SIGTERM");
    signals.emit("SIGTERM");
    signals.emit("SIGINT");
    expect(exits).toEqual([]);
    finish();
    await response;
    expect(await exited).toBe(0);
  });

  test("another signal more than a second later exits at once", async () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    onTestFinished(() => void vi.useRealTimers());
    const { signals, exits, response, finish } = await runningRequest();
    signals.emit("SIGTERM");
    vi.advanceTimersByTime(1_001);
    signals.emit("SIGINT");
    expect(exits).toEqual([1]);
    finish();
    await response;
  });
});
