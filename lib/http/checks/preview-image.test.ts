import { afterEach, beforeEach, expect, test } from "vitest";
import { answer } from "@/lib/testing/fake-answers";
import { type FakeWeb, startFakeWeb } from "@/lib/testing/fake-web";
import { inspectionOf } from "@/lib/testing/inspection";
import { type TestResources, testResources } from "@/lib/testing/test-resources";
import { previewImage } from "./preview-image";

const GIF = Buffer.from("GIF89a\x01\0\x01\0\0\0\0;", "latin1");

let web: FakeWeb;
let resources: TestResources;
let page: string;

beforeEach(async () => {
  web = await startFakeWeb();
  web.on("/named.gif", answer({ body: GIF })).on("/other.gif", answer({ body: GIF }));
  resources = testResources({ ALLOW_PRIVATE_ORIGINS: web.origin, CHECKS_PER_HOUR: "anonymous=1" });
  page = `${web.origin}/page`;
  const { previews } = inspectionOf(page);
  const named = { ...previews, x: { ...previews.x, image: `${web.origin}/named.gif` } };
  await resources.cache.set(page, {
    kind: "inspection",
    inspection: inspectionOf(page, { previews: named }),
    checkedAtMs: resources.clock.now(),
  });
});

afterEach(async () => {
  await resources.net.close();
  await web.close();
});

function ask(query: Record<string, string>) {
  const request = new Request(`http://localhost:3000/picture?${new URLSearchParams(query)}`);
  return previewImage(() => resources).GET(request);
}

test("returns an image of a preview, as a file that no other site can show", async () => {
  const response = await ask({ page: `${page}#part`, src: `${web.origin}/named.gif` });
  expect(response.status).toBe(200);
  expect(Buffer.from(await response.arrayBuffer())).toEqual(GIF);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "image/gif",
    "content-disposition": "attachment",
    "cross-origin-resource-policy": "same-origin",
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
    expect((await ask(query)).status).toBe(404);
  }
  expect(web.requests).toEqual([]);
});

test("returns no image once the check has expired", async () => {
  resources.clock.advance(16 * 60_000);
  expect((await ask({ page, src: `${web.origin}/named.gif` })).status).toBe(404);
});

test("takes no unit, and returns a limited number of images per check of an hour", async () => {
  const query = { page, src: `${web.origin}/named.gif` };
  for (let taken = 0; taken < 8; taken += 1) expect((await ask(query)).status).toBe(200);
  const refused = await ask(query);
  expect(refused.status).toBe(429);
  expect(await refused.json()).toMatchObject({ error: "rate_limited" });
  const rate = await resources.bucket.peek("network:unknown", { capacity: 1, refillPerHour: 1 });
  expect(rate.remaining).toBe(1);
});
