import { pbkdf2, randomBytes } from "node:crypto";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import {
  bomb,
  type Compression,
  compressWith,
  drip,
  endless,
  html,
  raw,
  redirect,
  respond,
} from "@/lib/testing/web/fake-responses";
import { collect, failureOf, startStage } from "@/lib/testing/web/net-stage";

const DOCUMENT = `<!doctype html><title>Hello</title>${"<p>Some text that can be compressed.</p>".repeat(3_000)}`;
const HTML_HEAD = "HTTP/1.1 200 OK\r\ncontent-type: text/html\r\n";

describe("a page", () => {
  test("arrives with what the network says of it", async () => {
    const { net, web } = await startStage();
    web.on("/", html("<title>Hello</title>", { headers: { "x-robots-tag": ["noindex", "nofollow"] } }));
    const sink = collect();
    const page = await net.readPage(`${web.origin}/?a=1#part`, sink.open);
    expect(page).toMatchObject({
      url: `${web.origin}/?a=1`,
      finalUrl: `${web.origin}/?a=1`,
      hops: [],
      status: 200,
      headers: { "content-type": "text/html; charset=utf-8", "x-robots-tag": "noindex\nnofollow" },
      documentBytes: 20,
      truncated: false,
    });
    expect(sink.heads).toEqual([
      { contentType: "text/html; charset=utf-8", finalUrl: page.finalUrl, declaredBytes: 20 },
    ]);
    expect(sink.text()).toBe("<title>Hello</title>");
  });

  test("is timed from the first request to the last byte, redirects included", async () => {
    let time = 1_000;
    const { net, web } = await startStage({ parts: { now: () => time } });
    web.on("/", (req, res) => {
      time += 40;
      redirect("/end")(req, res);
    });
    web.on("/end", (req, res) => {
      time += 2.5;
      html("end")(req, res);
    });
    await expect(net.readPage(web.origin, collect().open)).resolves.toMatchObject({ responseTimeMs: 42.5 });
  });

  test("is handed on while it arrives", async () => {
    const { net, web } = await startStage();
    web.on("/", drip(`${HTML_HEAD}\r\n<title>first</title>`, "<p>more</p>", 5));
    let chunks = 0;
    const caller = new AbortController();
    const requested = net.readPage(
      web.origin,
      () => ({
        write: () => {
          chunks++;
          if (chunks === 3) caller.abort(new Error("Enough was seen."));
        },
      }),
      { signal: caller.signal },
    );
    await expect(requested).rejects.toThrow("Enough was seen.");
  });

  test.each<Compression>(["gzip", "deflate", "deflate-raw", "br"])(
    "is decompressed from %s",
    async (compression) => {
      const { net, web } = await startStage();
      web.on("/", html(DOCUMENT, { compression }));
      const sink = collect();
      const page = await net.readPage(web.origin, sink.open);
      expect(sink.text()).toBe(DOCUMENT);
      expect(page).toMatchObject({ documentBytes: DOCUMENT.length, truncated: false });
    },
  );

  test.each(["gzip", "deflate", "br", "x-gzip", "zstd", "gzip, br", "utf-8"])(
    "is taken as it is when it says %s and is plain",
    async (name) => {
      const { net, web } = await startStage();
      web.on("/", html(DOCUMENT, { headers: { "content-encoding": name } }));
      const sink = collect();
      await net.readPage(web.origin, sink.open);
      expect(sink.text()).toBe(DOCUMENT);
    },
  );

  test("is decompressed when it says br and is gzip", async () => {
    const { net, web } = await startStage();
    web.on("/", html(DOCUMENT, { compression: "gzip", headers: { "content-encoding": "br" } }));
    const sink = collect();
    await net.readPage(web.origin, sink.open);
    expect(sink.text()).toBe(DOCUMENT);
  });

  test("of a few bytes is told apart too", async () => {
    const { net, web } = await startStage();
    web.on("/compressed", html("<p>", { compression: "gzip" }));
    web.on("/plain", html("<p>", { headers: { "content-encoding": "gzip" } }));
    for (const path of ["/compressed", "/plain"]) {
      const sink = collect();
      await net.readPage(web.origin + path, sink.open);
      expect(sink.text()).toBe("<p>");
    }
  });

  test.each(["zstd", "constructor", "__proto__"])(
    "in a compression that nobody asked for, %s, is a bad response",
    async (compression) => {
      const { net, web } = await startStage();
      const body = Buffer.from(
        "\x28\xb5\x2f\xfd\x04\0\x41\0\0 compressed by zstd, as far as anyone can tell",
        "latin1",
      );
      web.on(
        "/",
        respond({ body, headers: { "content-type": "text/html", "content-encoding": compression } }),
      );
      await expect(net.readPage(web.origin, collect().open)).rejects.toMatchObject({ code: "bad_response" });
    },
  );

  test.each<Compression>(["gzip", "deflate", "br"])(
    "whose %s data is corrupt is a bad response",
    async (compression) => {
      const { net, web } = await startStage();
      const body = compressWith(compression, DOCUMENT).fill(0xff, 30, 60);
      web.on(
        "/",
        respond({ body, headers: { "content-type": "text/html", "content-encoding": compression } }),
      );
      await expect(net.readPage(web.origin, collect().open)).rejects.toMatchObject({ code: "bad_response" });
    },
  );

  test("may be empty", async () => {
    const { net, web } = await startStage();
    web.on("/", html(""));
    const sink = collect();
    await expect(net.readPage(web.origin, sink.open)).resolves.toMatchObject({
      status: 200,
      documentBytes: 0,
    });
    expect([sink.heads.length, sink.text()]).toEqual([1, ""]);
  });

  test("may be empty and say that it is compressed", async () => {
    const { net, web } = await startStage();
    web.on("/", html("", { headers: { "content-encoding": "gzip" } }));
    await expect(net.readPage(web.origin, collect().open)).resolves.toMatchObject({ documentBytes: 0 });
  });
});

describe("a page that is too large", () => {
  test("is one byte over the limit", async () => {
    const { net, web } = await startStage();
    web.on("/most", html("x".repeat(1_000))).on("/over", html("x".repeat(1_001)));
    await expect(
      net.readPage(`${web.origin}/most`, collect().open, { bytesMax: 1_000 }),
    ).resolves.toMatchObject({
      documentBytes: 1_000,
    });
    const over = net.readPage(`${web.origin}/over`, collect().open, { bytesMax: 1_000 });
    await expect(over).rejects.toMatchObject({ code: "document_too_large" });
  });

  test("is rejected by its honest length before a byte is read", async () => {
    const { net, web } = await startStage();
    web.on("/", html("x".repeat(3_000_000)));
    const sink = collect();
    await expect(net.readPage(web.origin, sink.open)).rejects.toMatchObject({ code: "document_too_large" });
    expect(sink.heads).toEqual([]);
    await web.quiet();
  });

  test("is cut off when it has no end", async () => {
    const { net, web } = await startStage();
    web.on("/", endless("<p>again</p>".repeat(1_000)));
    const sink = collect();
    await expect(net.readPage(web.origin, sink.open)).rejects.toMatchObject({ code: "document_too_large" });
    expect(sink.text().length).toBeLessThanOrEqual(2_097_152);
    await web.quiet();
  });

  test.each<Compression>(["gzip", "deflate", "br"])(
    "costs neither memory nor time when it is a %s bomb",
    async (compression) => {
      const { net, web } = await startStage();
      web.on("/", bomb(compression, 1_073_741_824));
      const before = process.memoryUsage().rss;
      const startedAt = performance.now();
      const sink = { write: () => undefined };
      await expect(net.readPage(web.origin, () => sink)).rejects.toMatchObject({
        code: "document_too_large",
      });
      expect(performance.now() - startedAt).toBeLessThan(5_000);
      expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
      await web.quiet();
    },
  );

  test("costs neither when a megabyte that decompresses to a gigabyte arrives at once", async () => {
    const { net, web } = await startStage();
    const member = compressWith("gzip", Buffer.alloc(1_048_576, " "));
    const body = Buffer.concat(Array<Buffer>(1_000).fill(member));
    web.on("/", respond({ body, headers: { "content-type": "text/html", "content-encoding": "gzip" } }));
    const before = process.memoryUsage().rss;
    const startedAt = performance.now();
    let bytes = 0;
    const count = (chunk: Uint8Array) => {
      bytes += chunk.length;
    };
    await expect(net.readPage(web.origin, () => ({ write: count }))).rejects.toMatchObject({
      code: "document_too_large",
    });
    expect(bytes).toBeLessThanOrEqual(2_097_152);
    expect(performance.now() - startedAt).toBeLessThan(5_000);
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
  });
});

describe("a compressed page whose end is the connection's", () => {
  const head = `${HTML_HEAD}content-encoding: gzip\r\nconnection: close\r\n\r\n`;
  const compressed = compressWith("gzip", `<title>Compressed</title>${randomBytes(120_000).toString("hex")}`);
  const bytes = Buffer.concat([Buffer.from(head), compressed], head.length + 131_100);

  test("is read although that end comes before anything is decompressed", async () => {
    const { net, web } = await startStage();
    web.on("/", raw(bytes, "end"));
    const others = decompressorsBusy();
    const sink = collect();
    await net.readPage(web.origin, sink.open, { deadlineMs: 5_000 });
    expect(sink.text()).toMatch(/^<title>Compressed/);
    await others;
  });
});

/** Takes up the threads that decompress. */
function decompressorsBusy(): Promise<unknown> {
  const derive = promisify(pbkdf2);
  return Promise.all(Array.from({ length: 8 }, () => derive("a", "b", 100_000, 64, "sha512")));
}

describe("a page that breaks off", () => {
  test.each([
    ["closed before its length", raw(`${HTML_HEAD}content-length: 1000\r\n\r\n<title>half`, "end")],
    [
      "closed between chunks",
      raw(`${HTML_HEAD}transfer-encoding: chunked\r\n\r\nb\r\n<title>half\r\n`, "end"),
    ],
    ["closed within a chunk", raw(`${HTML_HEAD}transfer-encoding: chunked\r\n\r\nff\r\n<title>half`, "end")],
  ])("is truncated when it was %s", async (_how, scripted) => {
    const { net, web } = await startStage();
    web.on("/", scripted);
    const sink = collect();
    await expect(net.readPage(web.origin, sink.open)).resolves.toMatchObject({
      truncated: true,
      documentBytes: 11,
    });
    expect(sink.text()).toBe("<title>half");
  });

  test.each(["content-length: 1000\r\n", ""])("is truncated when it was reset (%j)", async (length) => {
    const { net, web } = await startStage();
    let reset = () => {};
    web.on("/", ({ socket }) => {
      reset = () => socket.resetAndDestroy();
      socket.write(`${HTML_HEAD}${length}\r\n<title>half`);
    });
    const page = await net.readPage(web.origin, () => ({ write: () => reset() }));
    expect(page).toMatchObject({ truncated: true, documentBytes: 11 });
  });

  test("is whole when it has no length and its connection is closed", async () => {
    const { net, web } = await startStage();
    web.on("/", raw(`${HTML_HEAD}\r\n<title>all</title>`, "end"));
    await expect(net.readPage(web.origin, collect().open)).resolves.toMatchObject({
      truncated: false,
      documentBytes: 18,
    });
  });

  test("ends where its length says, whatever follows", async () => {
    const { net, web } = await startStage();
    web.on("/", raw(`${HTML_HEAD}content-length: 5\r\n\r\n<p>onmore that was not announced`, "open"));
    const sink = collect();
    await expect(net.readPage(web.origin, sink.open)).resolves.toMatchObject({
      truncated: false,
      documentBytes: 5,
    });
    expect(sink.text()).toBe("<p>on");
  });

  test.each<Compression>(["gzip", "deflate", "br"])(
    "gives what can be decompressed from half a %s body",
    async (compression) => {
      const { net, web } = await startStage();
      // Text that packs badly, so that half of the compressed bytes hold about half of it.
      const text = Array.from({ length: 20_000 }, (_, i) => ((i * 7_919) % 65_521).toString(36)).join(" ");
      const compressed = compressWith(compression, text);
      const head = `${HTML_HEAD}content-encoding: ${compression}\r\ncontent-length: ${compressed.length}\r\n\r\n`;
      web.on("/", raw(Buffer.concat([Buffer.from(head), compressed.subarray(0, compressed.length / 2)])));
      const sink = collect();
      const page = await net.readPage(web.origin, sink.open);
      expect(page.truncated).toBe(true);
      expect(sink.text().length).toBeGreaterThan(10_000);
      expect(text.startsWith(sink.text())).toBe(true);
    },
  );

  test("is truncated when a compressed body ends early although the connection says it is whole", async () => {
    const { net, web } = await startStage();
    const compressed = compressWith("gzip", DOCUMENT);
    const body = compressed.subarray(0, compressed.length - 12);
    web.on("/", respond({ body, headers: { "content-type": "text/html", "content-encoding": "gzip" } }));
    await expect(net.readPage(web.origin, collect().open)).resolves.toMatchObject({ truncated: true });
  });
});

describe("what comes instead of a page", () => {
  test.each([400, 401, 403, 404, 410, 418, 429, 500, 502, 503, 504, 304])("status %i", async (status) => {
    const { net, web } = await startStage();
    web.on("/", html("<title>Sorry</title>", { status }));
    const error = await failureOf(net.readPage(web.origin, collect().open));
    expect(error).toMatchObject({
      code: "http_error",
      detail: { upstreamStatus: status, url: `${web.origin}/` },
    });
  });

  test("an error whose body never ends", async () => {
    const { net, web } = await startStage();
    web.on("/", (_req, res) => {
      res.writeHead(403, { "content-type": "text/html" }).write("<p>Sorry</p>".repeat(20_000));
    });
    await expect(net.readPage(web.origin, collect().open)).rejects.toMatchObject({ code: "http_error" });
    await web.quiet();
  });

  test.each([
    ["image/png", Buffer.from("\x89PNG\r\n\x1a\n", "latin1")],
    ["application/pdf", "%PDF-1.7"],
    ["application/json", '{"html": "<html>"}'],
    ["text/plain", "1 < 2, says the text"],
    ["image/svg+xml", '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ["application/rss+xml", '<?xml version="1.0"?><rss version="2.0"></rss>'],
    ["application/xml", "<!-- a feed --><feed/>"],
    ["", "no type and no HTML"],
    ["", ""],
  ])("%s that is no HTML", async (type, body) => {
    const { net, web } = await startStage();
    web.on("/", respond({ body, headers: type === "" ? {} : { "content-type": type } }));
    const sink = collect();
    await expect(net.readPage(web.origin, sink.open)).rejects.toMatchObject({ code: "not_html" });
    expect(sink.heads).toEqual([]);
  });

  test("a video, of which next to nothing is read", async () => {
    const { net, web } = await startStage();
    web.on("/", endless(Buffer.alloc(16_384, 7), { "content-type": "video/mp4" }));
    const sink = collect();
    await expect(net.readPage(web.origin, sink.open)).rejects.toMatchObject({ code: "not_html" });
    await web.quiet();
    expect(sink.heads).toEqual([]);
  });

  test("one byte a second, until the deadline", async () => {
    const { net, web } = await startStage();
    web.on("/", drip(`${HTML_HEAD}\r\n<`, "p", 20));
    const requested = net.readPage(web.origin, collect().open, { deadlineMs: 150 });
    await expect(requested).rejects.toMatchObject({ code: "timeout" });
    await web.quiet();
  });

  test("a head that never ends, until the deadline", async () => {
    const { net, web } = await startStage();
    web.on("/", drip("HTTP/1.1 200 OK\r\n", "x-more: 1\r\n", 20));
    const requested = net.readPage(web.origin, collect().open, { deadlineMs: 150 });
    await expect(requested).rejects.toMatchObject({ code: "timeout" });
    await web.quiet();
  });
});

describe("HTML that does not say so is read", () => {
  test.each([
    ["no type", undefined, "<!DOCTYPE html><title>Hello</title>"],
    ["plain text", "text/plain", "\n  <html><title>Hello</title>"],
    ["a download", "application/octet-stream", "\ufeff<!-- a note --><!doctype html>"],
    [
      "xml",
      "application/xml",
      '<?xml version="1.0"?>\n<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN">',
    ],
    ["an image", "image/png", "<HEAD><TITLE>Hello</TITLE>"],
  ])("%s", async (_kind, type, body) => {
    const { net, web } = await startStage();
    web.on("/", respond({ body, headers: type ? { "content-type": type } : {} }));
    const sink = collect();
    await expect(net.readPage(web.origin, sink.open)).resolves.toMatchObject({ status: 200 });
    expect(sink.text()).toBe(body);
    expect(sink.heads[0]?.contentType).toBe(type ?? null);
  });

  test("in UTF-16, and longer than what is sniffed", async () => {
    const { net, web } = await startStage();
    const body = Buffer.from(`\ufeff${DOCUMENT}`, "utf16le");
    web.on("/", respond({ body, headers: { "content-type": "text/plain" } }));
    await expect(net.readPage(web.origin, collect().open)).resolves.toMatchObject({
      documentBytes: body.length,
    });
  });

  test("byte by byte", async () => {
    const { net, web } = await startStage();
    web.on("/", (_req, res) => {
      res.writeHead(200);
      for (const letter of "<!doctype html><title>x</title>") res.write(letter);
      res.end();
    });
    await expect(net.readPage(web.origin, collect().open)).resolves.toMatchObject({ documentBytes: 31 });
  });
});

describe("pages of one host", () => {
  test("are read so often a minute and no more", async () => {
    let time = 1_000;
    const { net, web } = await startStage({
      parts: { now: () => time },
      settings: { fetchPerHostMinute: 3 },
    });
    web.on("/", html("hello"));
    for (let i = 0; i < 3; i++) await net.readPage(web.origin, collect().open);
    const error = await failureOf(net.readPage(web.origin, collect().open));
    expect(error).toMatchObject({ code: "overloaded", detail: { retryAfter: 20 } });
    expect(web.requests).toHaveLength(3);
    await expect(net.readPage(web.origin, collect().open, { skipRateLimit: true })).resolves.toMatchObject({
      status: 200,
    });
    time += 20_000;
    await expect(net.readPage(web.origin, collect().open)).resolves.toMatchObject({ status: 200 });
  });

  test("count too when another host redirects to them", async () => {
    const names = { "a.example": [["127.0.0.1"]], "b.example": [["127.0.0.1"]] };
    const { net, web } = await startStage({
      hosts: Object.keys(names),
      names,
      settings: { fetchPerHostMinute: 2 },
    });
    web
      .on("/", html("hello"))
      .on("/a", redirect("/b"))
      .on("/b", redirect(`${web.originOf("b.example")}/`));
    await net.readPage(`${web.originOf("a.example")}/a`, collect().open);
    await net.readPage(web.originOf("b.example"), collect().open);
    const third = net.readPage(`${web.originOf("a.example")}/a`, collect().open);
    await expect(third).rejects.toMatchObject({ code: "overloaded" });
  });
});
