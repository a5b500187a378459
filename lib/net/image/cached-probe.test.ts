import { describe, expect, test } from "vitest";
import type { ImageState } from "@/lib/inspect/resources";
import { createCachedProbe } from "./probe-image";

function site(state: ImageState | "not tried") {
  const requested: string[] = [];
  let clock = 1;
  const probe = async (url: string) => {
    requested.push(url);
    if (state === "not tried") return null;
    const size = { width: 1200, height: 630, bytes: 90_000 };
    return {
      url,
      finalUrl: url,
      state,
      status: 200,
      ...size,
      format: "png",
      mime: "image/png",
      timeMs: 5,
      inspected: true,
    };
  };
  const pass = (ms: number) => {
    clock += ms;
  };
  return { requested, pass, read: createCachedProbe(probe, () => clock) };
}

describe("cached probe", () => {
  test("an image that was well is not probed again for 15 minutes", async () => {
    const { requested, pass, read } = site("ok");
    const first = await read("https://example.com/a.png", {});
    pass(15 * 60_000);
    expect(await read("https://example.com/a.png", {})).toEqual(first);
    expect(requested).toHaveLength(1);
    pass(1);
    await read("https://example.com/a.png", {});
    expect(requested).toHaveLength(2);
  });

  test("a fresh check probes it again, and the result is cached", async () => {
    const { requested, read } = site("ok");
    await read("https://example.com/a.png", {});
    await read("https://example.com/a.png", { fresh: true });
    await read("https://example.com/a.png", {});
    expect(requested).toHaveLength(2);
  });

  test("where a new probe is not possible, the cached facts are returned, and null without any", async () => {
    const url = "https://example.com/a.png";
    const probes = [await site("ok").read(url, {}), null];
    const read = createCachedProbe(
      async () => probes.shift() ?? null,
      () => 1,
    );
    const first = await read(url, {});
    expect(await read(url, { fresh: true })).toEqual(first);
    expect(await read("https://example.com/b.png", {})).toBeNull();
  });

  test("an image that failed is probed again", async () => {
    const { requested, read } = site("timeout");
    await read("https://example.com/a.png", {});
    await read("https://example.com/a.png", {});
    expect(requested).toHaveLength(2);
  });
});
