import { describe, expect, test } from "vitest";
import { createSingleFlight, type FlightTerms } from "./single-flight";

function fetches() {
  const pending: PromiseWithResolvers<string>[] = [];
  const signals: AbortSignal[] = [];
  const work = ({ signal }: FlightTerms) => {
    signals.push(signal);
    const fetch = deferred();
    pending.push(fetch);
    return fetch.promise;
  };
  return { pending, signals, work };
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

describe("createSingleFlight", () => {
  test("a caller that comes while the work runs shares it", async () => {
    const { pending, work } = fetches();
    const flight = createSingleFlight<string>();
    const responses = Promise.all([flight("a", work), flight("a", work), flight("a", work)]);
    pending[0]?.resolve("page");
    expect(await responses).toEqual(["page", "page", "page"]);
    expect(pending).toHaveLength(1);
  });

  test("different keys run at the same time", () => {
    const { pending, work } = fetches();
    const flight = createSingleFlight<string>();
    flight("a", work);
    flight("b", work);
    expect(pending).toHaveLength(2);
  });

  test("the work goes on when the first caller leaves and another waits", async () => {
    const { pending, work, signals } = fetches();
    const flight = createSingleFlight<string>();
    const visitor = new AbortController();
    const left = flight("a", work, { signal: visitor.signal });
    const stays = flight("a", work, { signal: new AbortController().signal });
    visitor.abort(new Error("left"));
    await expect(left).rejects.toThrow("left");
    expect(signals[0]?.aborted).toBe(false);
    pending[0]?.resolve("page");
    expect(await stays).toBe("page");
    expect(pending).toHaveLength(1);
  });

  test("the work is aborted when the last of those who wait has left, and is the newest no more", async () => {
    const { pending, work, signals } = fetches();
    const flight = createSingleFlight<string>();
    const visitors = [new AbortController(), new AbortController()];
    let isNewest = () => true;
    const told = (terms: FlightTerms) => {
      isNewest = terms.isNewest;
      return work(terms);
    };
    const all = Promise.allSettled(visitors.map(({ signal }) => flight("a", told, { signal: signal })));
    for (const visitor of visitors) {
      expect(signals[0]?.aborted).toBe(false);
      expect(isNewest()).toBe(true);
      visitor.abort(new Error("left"));
    }
    expect(signals[0]?.reason).toEqual(new Error("left"));
    expect(isNewest()).toBe(false);
    expect((await all).map(({ status }) => status)).toEqual(["rejected", "rejected"]);

    const next = flight("a", work);
    pending[0]?.resolve("old");
    pending[1]?.resolve("new");
    expect(await next).toBe("new");
  });

  test("work that somebody waits for who cannot leave is never aborted", () => {
    const { work, signals } = fetches();
    const flight = createSingleFlight<string>();
    const visitor = new AbortController();
    void flight("a", work);
    flight("a", work, { signal: visitor.signal }).catch(() => undefined);
    visitor.abort();
    expect(signals[0]?.aborted).toBe(false);
  });

  test("nothing is started for who has left already", async () => {
    const { pending, work } = fetches();
    const flight = createSingleFlight<string>();
    await expect(flight("a", work, { signal: AbortSignal.abort(new Error("left")) })).rejects.toThrow("left");
    expect(pending).toHaveLength(0);
  });

  test("who leaves after the work has ended changes nothing", async () => {
    const { pending, work, signals } = fetches();
    const flight = createSingleFlight<string>();
    const visitor = new AbortController();
    const landed = flight("a", work, { signal: visitor.signal });
    pending[0]?.resolve("page");
    expect(await landed).toBe("page");
    const next = flight("a", work);
    visitor.abort();
    expect(signals.map(({ aborted }) => aborted)).toEqual([false, false]);
    pending[1]?.resolve("next");
    expect(await next).toBe("next");
  });

  test("a failure reaches all who wait, and the next call starts again", async () => {
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

  test("a fresh call joins only fresh work, and every call after it joins that", async () => {
    const { pending, work } = fetches();
    const flight = createSingleFlight<string>();
    const before = flight("a", work);
    const fresh = [flight("a", work, { fresh: true }), flight("a", work, { fresh: true }), flight("a", work)];
    expect(pending).toHaveLength(2);
    pending[1]?.resolve("new");
    pending[0]?.resolve("old");
    expect(await Promise.all(fresh)).toEqual(["new", "new", "new"]);
    expect(await before).toBe("old");
  });

  test.each([[["old", "new"]], [["new", "old"]]])(
    "work knows whether it is the newest, ending as %j",
    async (order) => {
      const { pending, work } = fetches();
      const flight = createSingleFlight<string>();
      const kept: string[] = [];
      const keep = async (terms: FlightTerms) => {
        const found = await work(terms);
        if (terms.isNewest()) kept.push(found);
        return found;
      };
      const flights = { old: flight("a", keep), new: flight("a", keep, { fresh: true }) };
      for (const name of order) {
        pending[name === "old" ? 0 : 1]?.resolve(name);
        await flights[name === "old" ? "old" : "new"];
      }
      expect(kept).toEqual(["new"]);
    },
  );
});
