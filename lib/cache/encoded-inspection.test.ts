import { buffer } from "node:stream/consumers";
import { setImmediate as nextTurn } from "node:timers/promises";
import { gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { toReport } from "@/lib/inspect/report";
import { inspectionOf } from "@/lib/testing/inspect/inspection";
import { EncodedInspection, encodeInspection } from "./encoded-inspection";

const URL = "https://example.com/";
const SHORT = inspectionOf(URL);
const LONG = [
  ["many characters", "ä".repeat(300_000)],
  ["many that JSON escapes", "\u0001".repeat(100_000)],
] as const;

/** The JSON of an inspection's report as it is sent. */
const jsonOf = (inspection: typeof SHORT) => `${JSON.stringify(toReport(inspection))}\n`;

describe("an encoded inspection", () => {
  test.each([["a short report", ""] as const, ...LONG])(
    "with %s is decoded as it was",
    async (_name, text) => {
      const inspection = inspectionOf(URL, { finalUrl: `${URL}?${text}` });
      const encoded = await encodeInspection(inspection);
      expect(await encoded.decode()).toEqual(inspection);
      const moved = new EncodedInspection(structuredClone(encoded.parts));
      expect(await moved.decode()).toEqual(inspection);
    },
  );

  test("tells its score and the images of its previews, each once", async () => {
    const { score, images } = (await encodeInspection(SHORT)).parts;
    expect(score).toBe(SHORT.score.value);
    expect(images).toContain(SHORT.previews.x.image);
    expect(new Set(images).size).toBe(images.length);
  });

  test("takes no more room for control characters than for letters", async () => {
    const sizes = ["\u0001", "a"].map(async (character) => {
      const text = character.repeat(300_000);
      return (await encodeInspection(inspectionOf(URL, { finalUrl: text }))).size;
    });
    const [control = 0, letters = 0] = await Promise.all(sizes);
    expect(control).toBeLessThan(2 * letters);
  });

  test("is made in steps of a bounded length", async () => {
    const steps: unknown[] = [];
    const text = "a".repeat(1_000_000);
    await encodeInspection(inspectionOf(URL, { finalUrl: text }), async (step) => {
      const made = step();
      steps.push(made);
      return made;
    });
    expect(steps.length).toBeGreaterThan(10);
  });

  test("that is long is decoded in turns, so that others need not wait for several", async () => {
    const encoded = await encodeInspection(inspectionOf(URL, { finalUrl: "a".repeat(500_000) }));
    let decoded = 0;
    const all = Array.from({ length: 20 }, async () => {
      await encoded.decode();
      decoded += 1;
    });
    let most = 0;
    for (let before = 0; decoded < 20; before = decoded) {
      await nextTurn();
      most = Math.max(most, decoded - before);
    }
    await Promise.all(all);
    expect(most).toBe(1);
  });
});

describe("the JSON of an encoded inspection", () => {
  test("is the report as it is sent", async () => {
    const { json } = await encodeInspection(SHORT);
    expect(json.plain?.toString()).toBe(jsonOf(SHORT));
    expect(await json.parse()).toEqual(toReport(SHORT));
  });

  test("is compressed once", async () => {
    const { json } = await encodeInspection(SHORT);
    const compressed = await json.gzipped();
    expect(gunzipSync(compressed).toString()).toBe(jsonOf(SHORT));
    expect(await json.gzipped()).toBe(compressed);
  });

  test.each(LONG)("of %s is held compressed, and read in pieces", async (_name, text) => {
    const inspection = inspectionOf(URL, { finalUrl: text });
    const { json } = await encodeInspection(inspection);
    expect([json.plain, json.length]).toEqual([null, Buffer.byteLength(jsonOf(inspection))]);
    expect((await buffer(json.read())).toString()).toBe(jsonOf(inspection));
    expect(gunzipSync(await json.gzipped()).toString()).toBe(jsonOf(inspection));
    const pieces: Buffer[] = await json.read().toArray();
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(65_536);
  });
});
