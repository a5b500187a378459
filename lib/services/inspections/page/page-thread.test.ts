import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { getPriority, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { EncodedInspection } from "@/lib/cache/encoded-inspection";
import { perfectHtml } from "@/lib/inspect/example/perfect-page";
import { toReport } from "@/lib/inspect/report";
import { html } from "@/lib/testing/web/fake-responses";
import { startStage } from "@/lib/testing/web/net-stage";
import { checkPage, inspectUrl } from "../check-page";
import { createPageThread } from "./page-thread";

const folder = mkdtempSync(join(tmpdir(), "headlight-thread-"));
const file = join(folder, "run-thread.mjs");

beforeAll(async () => {
  const source = fileURLToPath(new URL("./run-thread.ts", import.meta.url));
  await build({ entryPoints: [source], outfile: file, bundle: true, format: "esm", platform: "node" });
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A page that is handed over. */
const large = (head: string) =>
  head.replace("</body>", `${"<p class=a>Ebb &amp; flood, twice a day.</p>\n".repeat(10_000)}</body>`);

describe("the page thread", { timeout: 60_000 }, () => {
  const thread = createPageThread(file);

  test("finds in a large page what the main thread finds, and makes the same report", async () => {
    const { web, net } = await startStage();
    web.on("/", html(large(perfectHtml(["og:image"]))));
    const url = `${web.origin}/`;
    const here = await checkPage(url, net, { fresh: false });
    const there = await checkPage(url, net, { fresh: false, thread });
    const timeless = { responseTimeMs: 0, headers: {} };
    expect({ ...there, ...timeless }).toEqual({ ...here, ...timeless });
    expect(there.documentBytes).toBeGreaterThan(400_000);
  });

  test("hands over a page of thousands of tags without its objects", async () => {
    const { web, net } = await startStage();
    web.on(
      "/",
      html(large(`<title>Tides</title>${'<meta name="robots" content="noindex">'.repeat(9_000)}</body>`)),
    );
    const found = await inspectUrl(`${web.origin}/`, net, { fresh: false, thread });
    if (!(found instanceof EncodedInspection)) throw new Error("It came as objects.");
    expect(found.json.plain).toBeNull();
    expect(await found.json.parse()).toEqual(toReport(await found.decode()));
  });

  test("takes over a page whose size nobody tells, from its first byte on", async () => {
    const { web, net } = await startStage();
    const text = large("<title>Tides</title><body><h1>Ebb</h1></body>");
    web.on("/", (_req, res) => {
      res.writeHead(200, { "content-type": "text/html" }).write(text.slice(0, 5_000));
      setTimeout(() => res.end(text.slice(5_000)), 50);
    });
    const { metadata, documentBytes } = await checkPage(`${web.origin}/`, net, { fresh: false, thread });
    expect([metadata.title, documentBytes]).toEqual(["Tides", Buffer.byteLength(text)]);
  });

  test.runIf(existsSync("/proc/thread-self"))("leaves the processor to the main thread first", async () => {
    const before = getPriority();
    const { web, net } = await startStage();
    web.on("/", html(large("<title>Tides</title>")));
    await checkPage(`${web.origin}/`, net, { fresh: false, thread });
    const priorities = readdirSync("/proc/self/task").map((id) => getPriority(Number(id)));
    expect([priorities.includes(10), getPriority()]).toEqual([true, before]);
  });

  test("works on many pages at once, and mixes none of them up", async () => {
    const { web, net } = await startStage();
    const names = Array.from({ length: 6 }, (_, n) => `Harbour ${n}`);
    for (const [n, name] of names.entries()) {
      web.on(`/${n}`, html(large(`<title>${name}</title><body><h1>${name}</h1></body>`)));
    }
    const checks = names.map((_, n) => checkPage(`${web.origin}/${n}`, net, { fresh: false, thread }));
    expect((await Promise.all(checks)).map(({ metadata }) => metadata.title)).toEqual(names);
  });

  describe("whose pages wait too long", () => {
    const slow = `<title>Tides</title>${'<meta name="robots" content="noindex">'.repeat(30_000)}<body></body>`;
    const HEAD = { contentType: "text/html", finalUrl: "https://example.com/", declaredBytes: 0 };
    const start = async () => {
      const { web, net } = await startStage();
      const busy = createPageThread(file, {}, 0);
      web.on("/", html(large(slow))).on("/small", html("<title>Small</title>"));
      const check = (path: string, caller: string) =>
        checkPage(`${web.origin}${path}`, net, { fresh: false, thread: busy, caller });
      const first = check("/", "one");
      const isOpen = () => {
        const page = busy.open(HEAD, "one", () => undefined);
        page?.drop();
        return page !== null;
      };
      await expect.poll(isOpen, { interval: 1 }).toBe(false);
      return { busy, check, first };
    };

    test("takes no more of that caller's, while those of others and small ones go on", async () => {
      const { check, first } = await start();
      await expect(check("/", "one")).rejects.toMatchObject({
        code: "overloaded",
        detail: { retryAfter: 2 },
      });
      const others = [check("/", "another"), check("/small", "one")];
      expect((await Promise.all(others)).map(({ metadata }) => metadata.title)).toEqual(["Tides", "Small"]);
      expect((await first).metadata.title).toBe("Tides");
      expect((await check("/", "one")).metadata.title).toBe("Tides");
    });

    test("takes 32 in all", async () => {
      const { busy, first } = await start();
      const opened = Array.from({ length: 32 }, (_, n) => busy.open(HEAD, `caller ${n}`, () => undefined));
      for (const page of opened) page?.drop();
      expect(opened.map((page) => page !== null)).toEqual([...Array(31).fill(true), false]);
      await first;
    });
  });

  test("lets go of a page that is called off", async () => {
    const { web, net } = await startStage();
    web.on("/", (_req, res) => {
      res.writeHead(200, { "content-type": "text/html" }).write(large("<title>Tides</title><body></body>"));
    });
    const left = new AbortController();
    const check = checkPage(`${web.origin}/`, net, { fresh: false, thread, signal: left.signal });
    await web.requested(1);
    left.abort(new Error("left"));
    await expect(check).rejects.toThrow("left");
  });

  test("that ends fails the pages on it, and the next page starts another one", async () => {
    const { web, net } = await startStage();
    web.on("/", html(large("<title>Tides</title><body></body>")));
    const dying = createPageThread("process.exit(1)", { eval: true });
    const check = () => checkPage(`${web.origin}/`, net, { fresh: false, thread: dying });
    await expect(check()).rejects.toMatchObject({ code: "unavailable" });
    await expect(check()).rejects.toMatchObject({ code: "unavailable" });
    expect((await checkPage(`${web.origin}/`, net, { fresh: false, thread })).metadata.title).toBe("Tides");
  });
});
