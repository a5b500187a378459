import { afterEach, describe, expect, test } from "vitest";
import { transaction } from "@/lib/db/transaction";
import { databaseAway } from "@/lib/testing/database/database-away";
import { testDatabase } from "@/lib/testing/database/test-database";
import { logLines } from "@/lib/testing/log-lines";
import { createQueue } from "./pg-boss-queue";
import type { JobKind, Queue } from "./queue";

const PAGE: JobKind = { name: "page", expireSeconds: 60, retries: 2 };
const MAIL: JobKind = { name: "mail", expireSeconds: 60, retries: 2 };

const db = testDatabase();
const open: Queue[] = [];

function queue(from = db): Queue {
  const made = createQueue({ db: from, log: logLines().log, kinds: [PAGE, MAIL] });
  open.push(made);
  return made;
}

afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.stop()));
  await db.query("TRUNCATE pgboss.job").catch(() => undefined);
});

/** Works on a kind and keeps what it was given; `until` resolves with it once there is as much. */
function collect(from: Queue, kind: JobKind, concurrency = 1) {
  const received: unknown[] = [];
  let look: () => void = () => undefined;
  from.work(kind, {
    concurrency,
    handle: async (data) => {
      received.push(data);
      look();
    },
  });
  const until = (count: number) =>
    new Promise<unknown[]>((resolve) => {
      look = () => {
        if (received.length >= count) resolve([...received]);
      };
      look();
    });
  return { received, until };
}

/** Lets the delay before the next try of failed jobs pass, which must be 5 s at least, once there is one. */
async function passDelay() {
  const waiting = "FROM pgboss.job WHERE state = 'retry' AND start_after > now() + interval '4 seconds'";
  await expect.poll(async () => (await db.query(`SELECT id ${waiting}`)).rows.length).toBe(1);
  await db.query("UPDATE pgboss.job SET start_after = now() WHERE state = 'retry'");
}

describe("a job", () => {
  test("reaches the worker of its kind alone", async () => {
    const jobs = queue();
    await jobs.add([
      { kind: PAGE, data: { n: 1 } },
      { kind: MAIL, data: { n: 2 } },
      { kind: PAGE, data: { n: 3 } },
    ]);
    const pages = await collect(jobs, PAGE).until(2);
    expect(pages).toHaveLength(2);
    expect(pages).toEqual(expect.arrayContaining([{ n: 1 }, { n: 3 }]));
  });

  test("exists only when the transaction that added it commits", async () => {
    const jobs = queue();
    const client = await db.open();
    const failed = transaction(client, async (tx) => {
      await jobs.add([{ kind: PAGE, data: { n: "lost" } }], tx);
      throw new Error("no");
    });
    await expect(failed).rejects.toThrow("no");
    await transaction(client, (tx) => jobs.add([{ kind: PAGE, data: { n: "there" } }], tx));
    const pages = await collect(jobs, PAGE).until(1);
    expect(pages).toEqual([{ n: "there" }]);
  });

  test("is added once while one with its key waits", async () => {
    const jobs = queue();
    for (const n of [1, 2, 3]) await jobs.add([{ kind: PAGE, data: { n }, key: "same" }]);
    await jobs.add([{ kind: PAGE, data: { n: 4 }, key: "other" }]);
    const pages = await collect(jobs, PAGE).until(2);
    expect(pages).toHaveLength(2);
    expect(pages).toEqual(expect.arrayContaining([{ n: 1 }, { n: 4 }]));
  });

  test("is worked on once by two processes", async () => {
    const [one, two] = [queue(), queue()];
    const data = Array.from({ length: 40 }, (_, n) => ({ n }));
    await one.add(data.map((job) => ({ kind: PAGE, data: job })));
    const [first, second] = [collect(one, PAGE, 4), collect(two, PAGE, 4)];
    await expect.poll(() => first.received.length + second.received.length, { timeout: 10_000 }).toBe(40);
    const all = [...first.received, ...second.received].map((job) => JSON.stringify(job));
    expect(new Set(all).size).toBe(40);
  });

  test("that fails is given out again", async () => {
    const jobs = queue();
    await jobs.add([{ kind: PAGE, data: {} }]);
    let tries = 0;
    jobs.work(PAGE, {
      concurrency: 1,
      handle: async () => {
        if (++tries === 1) throw new Error("once");
      },
    });
    await passDelay();
    await expect.poll(() => tries, { timeout: 5_000 }).toBe(2);
  });

  test("whose worker is stopped is left for another", async () => {
    const first = queue();
    await first.add([{ kind: PAGE, data: { n: 1 } }]);
    let begun = false;
    first.work(PAGE, {
      concurrency: 1,
      handle: (_data, signal) => {
        begun = true;
        return new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
      },
    });
    await expect.poll(() => begun).toBe(true);
    await first.stop();
    await passDelay();
    const pages = await collect(queue(), PAGE).until(1);
    expect(pages).toEqual([{ n: 1 }]);
  });
});

describe("queue", () => {
  test("a database that is away is unavailable to who adds, and no fault of who works", async () => {
    const jobs = queue(databaseAway());
    jobs.work(PAGE, { concurrency: 1, handle: async () => undefined });
    await expect(jobs.add([{ kind: PAGE, data: {} }])).rejects.toMatchObject({ code: "unavailable" });
  });
});
