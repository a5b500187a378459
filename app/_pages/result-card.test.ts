import diagnostics from "node:diagnostics_channel";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { encodeInspection } from "@/lib/cache/encoded-inspection";
import type { Preview } from "@/lib/inspect/platforms/platform";
import { takeDrawing } from "@/lib/services/inspections/shared-result";
import { readImageFile } from "@/lib/testing/image-files";
import { inspectionOf } from "@/lib/testing/inspect/inspection";
import { type TestResources, testResources } from "@/lib/testing/service/test-resources";
import { respond } from "@/lib/testing/web/fake-responses";
import { type FakeWeb, startFakeWeb } from "@/lib/testing/web/fake-web";
import { drawResultImage } from "./result-card";

const WIDE = readImageFile("wide.png");
const CALLER = { kind: "anonymous", network: "198.18.0.1", plan: "anonymous" } as const;

let web: FakeWeb;
let resources: TestResources;

beforeEach(async () => {
  web = await startFakeWeb();
  web.on("/wide.png", respond({ body: WIDE }));
  resources = testResources({ ALLOW_PRIVATE_ORIGINS: web.origin });
});

afterEach(async () => {
  await resources.net.close();
  await web.close();
});

/** The URL of a page whose check is cached, with this preview on Facebook. */
async function checked(path: string, preview: Partial<Preview> = {}): Promise<string> {
  const url = `${web.origin}${path}`;
  const { previews } = inspectionOf(url);
  const shown = { ...previews, facebook: { ...previews.facebook, image: null, ...preview } };
  const encoded = await encodeInspection(inspectionOf(url, { previews: shown }));
  await resources.cache.set(url, { kind: "inspection", encoded, checkedAtMs: resources.clock.now() });
  return url;
}

function draw(url: string | null) {
  return drawResultImage({ ...resources, caller: CALLER }, url);
}

describe("the image of a shared result", () => {
  test("is a PNG of 1200 × 630 px, drawn once with the page's image", async () => {
    const url = await checked("/page", { image: `${web.origin}/wide.png` });
    const [first, second] = await Promise.all([draw(url), draw(url)]);
    const png = Buffer.from(first);
    expect(png.subarray(1, 4).toString()).toBe("PNG");
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(second).toBe(first);
    expect(await draw(`${url}#part`)).toBe(first);
    expect(web.requests.map(({ path }) => path)).toEqual(["/wide.png"]);
  });

  test("differs by title and image", async () => {
    const plain = Buffer.from(await draw(await checked("/a", { title: "Ebb" })));
    const titled = Buffer.from(await draw(await checked("/b", { title: "Flow" })));
    expect(plain.equals(titled)).toBe(false);
  });

  test("fetches no fonts or emoji, whatever the title holds", async () => {
    const fetched: string[] = [];
    const listen = (message: unknown) => {
      const request =
        typeof message === "object" && message !== null ? Reflect.get(message, "request") : null;
      fetched.push(String(Reflect.get(Object(request), "origin")));
    };
    diagnostics.subscribe("undici:request:create", listen);
    try {
      for (const [index, title] of [
        "海岸を歩く六つの道",
        "ستة مسارات 🌊 على الساحل",
        "Tides 👨‍👩‍👧‍👦 and ♥️ flags 🇳🇴",
        `<img src="http://192.0.2.1/x.png"><script>alert(1)</script>`,
        "\u202e\u0000\ud800 half a pair",
        "W".repeat(5_000),
        "",
      ].entries()) {
        const png = await draw(await checked(`/${index}`, { title, description: title, domain: title }));
        expect(png.byteLength).toBeGreaterThan(5_000);
      }
      await (await fetch(`${web.origin}/wide.png`)).arrayBuffer();
    } finally {
      diagnostics.unsubscribe("undici:request:create", listen);
    }
    // The last request shows that the others would have been seen.
    expect(fetched).toEqual([web.origin]);
  }, 30_000);

  test("leaves out an image that is huge, broken or of another format", async () => {
    const bomb = Buffer.from(WIDE);
    bomb.writeUInt32BE(40_000, 16);
    bomb.writeUInt32BE(40_000, 20);
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="http://192.0.2.1/"/></svg>';
    web
      .on("/bomb.png", respond({ body: bomb }))
      .on("/drawing.svg", respond({ body: Buffer.from(svg) }))
      .on("/large.png", respond({ body: Buffer.concat([WIDE, Buffer.alloc(2_000_000)]) }));
    const plain = Buffer.from(await draw(await checked("/same")));
    for (const name of ["bomb.png", "drawing.svg", "large.png", "missing.png"]) {
      const url = await checked(`/same?${name}`, { image: `${web.origin}/${name}` });
      expect((await draw(url)).byteLength, name).toBeLessThan(plain.byteLength * 1.2);
    }
  }, 30_000);
});

describe("bounds", () => {
  test("without a cached check nothing is drawn or fetched", async () => {
    for (const url of [null, "", "nothing", `${web.origin}/unchecked`])
      await expect(draw(url)).rejects.toMatchObject({ code: "not_found" });
    expect(web.requests).toEqual([]);
  });

  test("of many results at once a few wait, and the others are rejected", async () => {
    const urls = await Promise.all(Array.from({ length: 12 }, (_, index) => checked(`/many/${index}`)));
    const drawn = await Promise.allSettled(urls.map(draw));
    expect(drawn.filter(({ status }) => status === "fulfilled").length).toBeLessThanOrEqual(4);
    for (const outcome of drawn) {
      if (outcome.status === "rejected") expect(outcome.reason).toMatchObject({ code: "overloaded" });
    }
  }, 30_000);

  test("of many results in a row 30 are drawn, then one every four seconds", async () => {
    for (let taken = 0; taken < 29; taken++) await takeDrawing({ ...resources, caller: CALLER });
    expect((await draw(await checked("/thirtieth"))).byteLength).toBeGreaterThan(0);
    await expect(draw(await checked("/next"))).rejects.toMatchObject({ code: "overloaded" });
    resources.clock.advance(4_000);
    expect((await draw(await checked("/later"))).byteLength).toBeGreaterThan(0);
  }, 60_000);
});
