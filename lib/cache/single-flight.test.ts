import { expect, test } from "vitest";
import { createSingleFlight } from "./single-flight";

function fetches() {
  const pending: PromiseWithResolvers<string>[] = [];
  const work = () => {
    const fetch = deferred();
    pending.push(fetch);
    return fetch.promise;
  };
  return { pending, work };
}

interface PromiseWithResolvers<T> {
  readonly promise: Promise<T>;
  readonly resolve: (value: T) => void;
  readonly reject: (error: Error) => void;
}

function deferred(): PromiseWithResolvers<string> {
  let resolve: (value: string) => void = () => {};
  let reject: (error: Error) => void = () => {};
  const promise = new Promise<string>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}

test("who asks while the work runs shares it", async () => {
  const { pending, work } = fetches();
  const flight = createSingleFlight<string>();
  const answers = Promise.all([flight("a", work), flight("a", work), flight("a", work)]);
  pending[0]?.resolve("page");
  expect(await answers).toEqual(["page", "page", "page"]);
  expect(pending).toHaveLength(1);
});

test("different keys run at the same time", () => {
  const { pending, work } = fetches();
  const flight = createSingleFlight<string>();
  flight("a", work);
  flight("b", work);
  expect(pending).toHaveLength(2);
});

test("the work goes on when the first to ask leaves", async () => {
  const { pending, work } = fetches();
  const flight = createSingleFlight<string>();
  const left = Promise.race([flight("a", work), Promise.reject(new Error("left"))]);
  await expect(left).rejects.toThrow("left");
  const stays = flight("a", work);
  pending[0]?.resolve("page");
  expect(await stays).toBe("page");
  expect(pending).toHaveLength(1);
});

test("a failure reaches all who wait, and the next question starts anew", async () => {
  const { pending, work } = fetches();
  const flight = createSingleFlight<string>();
  const both = Promise.allSettled([flight("a", work), flight("a", work)]);
  pending[0]?.reject(new Error("broken"));
  expect((await both).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  const again = flight("a", work);
  pending[1]?.resolve("page");
  expect(await again).toBe("page");
});

test("work that throws at once is a failure like any other", async () => {
  const flight = createSingleFlight<string>();
  const broken = () => {
    throw new Error("at once");
  };
  await expect(flight("a", broken)).rejects.toThrow("at once");
  await expect(flight("a", async () => "page")).resolves.toBe("page");
});

test("who asks anew joins only what was started anew, and everyone after joins that", async () => {
  const { pending, work } = fetches();
  const flight = createSingleFlight<string>();
  const before = flight("a", work);
  const anew = [flight("a", work, { anew: true }), flight("a", work, { anew: true }), flight("a", work)];
  expect(pending).toHaveLength(2);
  pending[1]?.resolve("new");
  pending[0]?.resolve("old");
  expect(await Promise.all(anew)).toEqual(["new", "new", "new"]);
  expect(await before).toBe("old");
});

test.each([[["old", "new"]], [["new", "old"]]])(
  "work knows whether it is the newest, ending as %j",
  async (order) => {
    const { pending, work } = fetches();
    const flight = createSingleFlight<string>();
    const kept: string[] = [];
    const keep = async (isNewest: () => boolean) => {
      const found = await work();
      if (isNewest()) kept.push(found);
      return found;
    };
    const flights = { old: flight("a", keep), new: flight("a", keep, { anew: true }) };
    for (const name of order) {
      pending[name === "old" ? 0 : 1]?.resolve(name);
      await flights[name === "old" ? "old" : "new"];
    }
    expect(kept).toEqual(["new"]);
  },
);
