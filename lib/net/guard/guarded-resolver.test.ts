import { describe, expect, it } from "vitest";
import { createGuardedResolver } from "./guarded-resolver";

interface Scene {
  readonly answers?: readonly (readonly string[])[];
  readonly allow?: readonly string[];
}

function scene({ answers = [["93.184.216.34"]], allow = [] }: Scene = {}) {
  const waiting = [...answers];
  const asked: string[] = [];
  let time = 1_000;
  const answer = (kind: string) => async (host: string) => {
    asked.push(`${kind} ${host}`);
    const next = waiting.length > 1 ? waiting.shift() : waiting[0];
    if (!next) throw new Error("No such name.");
    return next;
  };
  const resolver = createGuardedResolver({
    settings: { allowPrivateOrigins: allow, blockedHosts: [] },
    resolve: answer("public"),
    resolvePrivate: answer("private"),
    now: () => time,
  });
  return {
    asked,
    resolve: (url: string) => resolver.resolve(new URL(url)),
    pass: (ms: number) => {
      time += ms;
    },
  };
}

describe("the address resolver", () => {
  it("keeps an answer for 5 s", async () => {
    const { resolve, asked, pass } = scene();
    expect(await resolve("https://shop.example/a")).toEqual(["93.184.216.34"]);
    pass(5_000);
    await resolve("http://shop.example./b");
    expect(asked).toEqual(["public shop.example"]);
    pass(1);
    await resolve("https://shop.example/c");
    expect(asked).toHaveLength(2);
  });

  it("asks once for those who ask at the same time", async () => {
    const { resolve, asked } = scene();
    await Promise.all([resolve("https://shop.example/a"), resolve("https://shop.example/b")]);
    expect(asked).toHaveLength(1);
  });

  it("refuses a name that has become private, whatever it was before", async () => {
    const { resolve, pass } = scene({ answers: [["93.184.216.34"], ["93.184.216.34", "127.0.0.1"]] });
    await resolve("https://rebind.example/");
    pass(5_001);
    await expect(resolve("https://rebind.example/")).rejects.toMatchObject({ code: "private_address" });
  });

  it("refuses a private answer each time it is used", async () => {
    const { resolve, asked } = scene({ answers: [["10.0.0.1"]] });
    await expect(resolve("https://inside.example/")).rejects.toMatchObject({ code: "private_address" });
    await expect(resolve("https://inside.example/")).rejects.toMatchObject({ code: "private_address" });
    expect(asked).toHaveLength(1);
  });

  it("does not tell the visitor what a private name resolves to", async () => {
    const { resolve } = scene({ answers: [["10.20.30.40"]] });
    const error: unknown = await resolve("https://inside.example/").catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({
      detail: { cause: "private" },
      message: expect.not.stringMatching("10.20"),
    });
  });

  it("forgets a failure at once", async () => {
    const { resolve, asked } = scene({ answers: [] });
    await expect(resolve("https://nothing.example/")).rejects.toMatchObject({ code: "dns_failed" });
    await expect(resolve("https://nothing.example/")).rejects.toMatchObject({ code: "dns_failed" });
    expect(asked).toHaveLength(2);
  });

  it("asks the machine itself for an allowed origin, and keeps that answer to that origin", async () => {
    const { resolve, asked } = scene({ answers: [["127.0.0.1"]], allow: ["http://shop.test:4100"] });
    expect(await resolve("http://shop.test:4100/")).toEqual(["127.0.0.1"]);
    await expect(resolve("http://shop.test/")).rejects.toMatchObject({ code: "private_address" });
    expect(asked).toEqual(["private shop.test", "public shop.test"]);
  });

  it("looks nothing up for an address, and judges it too", async () => {
    const { resolve, asked } = scene();
    expect(await resolve("http://[2606:4700:4700::1111]/")).toEqual(["2606:4700:4700::1111"]);
    await expect(resolve("http://[::1]/")).rejects.toMatchObject({ code: "private_address" });
    expect(asked).toEqual([]);
  });
});
