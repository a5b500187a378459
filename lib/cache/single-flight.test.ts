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
