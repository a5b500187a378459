import { EventEmitter, once } from "node:events";
import type { ServerResponse } from "node:http";
import { expect, test } from "vitest";
import { startWebServer } from "@/lib/testing/web-server";
import { stopOnSignals } from "./process-signals";

/** A server on which one request is running, and the process around it. */
async function runningRequest(graceMs?: number) {
  const held: ServerResponse[] = [];
  const web = await startWebServer({ handle: (_req, res) => void held.push(res) });
  const signals = new EventEmitter();
  const exits: number[] = [];
  const exited = new Promise<number>((resolve) => {
    const exit = (code: number) => {
      exits.push(code);
      resolve(code);
    };
    stopOnSignals(web.server, { log: web.logged.log, signals, exit, graceMs });
  });
  const answer = fetch(web.origin).then((response) => response.text());
  await once(web.server, "request");
  const finish = () => held[0]?.end("finished");
  return { web, signals, exits, exited, answer, finish };
}

test.each(["SIGTERM", "SIGINT"])(
  "%s lets a running request finish, takes no new one, then exits 0",
  async (signal) => {
    const { web, signals, exits, exited, answer, finish } = await runningRequest();
    signals.emit(signal);
    await expect(fetch(web.origin)).rejects.toThrow();
    expect(exits).toEqual([]);
    finish();
    expect(await answer).toBe("finished");
    expect(await exited).toBe(0);
  },
);

test("a request that takes longer than the grace is not waited for, and the exit code is still 0", async () => {
  const { signals, exited, answer, finish } = await runningRequest(30);
  signals.emit("SIGTERM");
  expect(await exited).toBe(0);
  finish();
  await answer;
});

test("a second signal exits at once", async () => {
  const { signals, exits, answer, finish } = await runningRequest();
  signals.emit("SIGTERM");
  signals.emit("SIGINT");
  expect(exits).toEqual([1]);
  finish();
  await answer;
});
