import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { encodeInspection } from "@/lib/cache/encoded-inspection";
import { createSlots } from "@/lib/limits/slots";
import { readImageFile } from "@/lib/testing/image-files";
import { inspectionOf } from "@/lib/testing/inspect/inspection";
import { type TestResources, testResources } from "@/lib/testing/service/test-resources";
import { respond } from "@/lib/testing/web/fake-responses";
import { type FakeWeb, startFakeWeb } from "@/lib/testing/web/fake-web";
import { CLIENT_HEADER } from "../operations/request";
import { previewImage } from "./preview-image";

const GIF = readImageFile("wide.gif");

let web: FakeWeb;
let resources: TestResources;
let page: string;

beforeEach(async () => {
  slots = createSlots({ all: 8, perKey: 2 });
  web = await startFakeWeb();
  web.on("/named.gif", respond({ body: GIF })).on("/other.gif", respond({ body: GIF }));
  resources = testResources({ ALLOW_PRIVATE_ORIGINS: web.origin, CHECKS_PER_HOUR: "anonymous=1" });
  page = `${web.origin}/page`;
  const { previews } = inspectionOf(page);
  const named = { ...previews, x: { ...previews.x, image: `${web.origin}/named.gif` } };
  await resources.cache.set(page, {
    kind: "inspection",
    encoded: await encodeInspection(inspectionOf(page, { previews: named })),
    checkedAtMs: resources.clock.now(),
  });
});

afterEach(async () => {
  await resources.net.close();
  await web.close();
});

let slots = createSlots({ all: 8, perKey: 2 });

function request(query: Record<string, string>, network = "unknown") {
  const headers = { [CLIENT_HEADER]: network };
  const request = new Request(`http://localhost:3000/picture?${new URLSearchParams(query)}`, { headers });
  return previewImage(
    () => resources,
    () => slots,
  ).GET(request);
}

describe("previewImage", () => {
  test("returns an image of a preview, as a file that no other site can show", async () => {
    const response = await request({ page: `${page}#part`, src: `${web.origin}/named.gif` });
    expect(response.status).toBe(200);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(GIF);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "image/gif",
      "content-disposition": "attachment",
    });
    expect(response.headers.has("access-control-allow-origin")).toBe(false);
  });

  test("fetches nothing that the cached check does not name", async () => {
    for (const query of [
      { page, src: `${web.origin}/other.gif` },
      { page: `${web.origin}/unchecked`, src: `${web.origin}/named.gif` },
      { page: "nothing", src: `${web.origin}/named.gif` },
      { page, src: "" },
    ]) {
      expect((await request(query)).status).toBe(404);
    }
    expect(web.requests).toEqual([]);
  });

  test("returns no image once the check has expired", async () => {
    resources.clock.advance(16 * 60_000);
    expect((await request({ page, src: `${web.origin}/named.gif` })).status).toBe(404);
  });

  test("takes no unit, and returns a limited number of images per check of an hour", async () => {
    const query = { page, src: `${web.origin}/named.gif` };
    for (let taken = 0; taken < 8; taken += 1) {
      const response = await request(query);
      expect(response.status).toBe(200);
      await response.arrayBuffer();
    }
    const rejected = await request(query);
    expect(rejected.status).toBe(429);
    expect(await rejected.json()).toMatchObject({ error: "rate_limited" });
    const rate = await resources.bucket.peek("network:unknown", { capacity: 1, refillPerHour: 1 });
    expect(rate.remaining).toBe(1);
  });

  test("counts a request before it looks anything up, and does not decode the check for it", async () => {
    const cache = {
      ...resources.cache,
      get: () => Promise.reject(new Error("decoded")),
    };
    resources = { ...resources, cache };
    for (let taken = 0; taken < 8; taken += 1) expect((await request({ page, src: "x" })).status).toBe(404);
    const query = { page, src: `${web.origin}/named.gif` };
    expect((await request(query)).status).toBe(429);
    expect((await request(query, "192.0.2.1")).status).toBe(200);
  });

  test("gives a network few images at once, until they are read or dropped", async () => {
    const query = { page, src: `${web.origin}/named.gif` };
    const [first, second] = [await request(query), await request(query)];
    const rejected = await request(query);
    expect(rejected.status).toBe(503);
    expect(rejected.headers.get("retry-after")).toBe("2");
    expect((await request(query, "192.0.2.1")).status).toBe(200);
    await first?.body?.cancel();
    expect((await request(query)).status).toBe(200);
    await second?.arrayBuffer();
    expect((await request(query)).status).toBe(200);
  });
});
