import { PassThrough } from "node:stream";
import { describe, expect, test } from "vitest";
import { html, type Responder, raw, redirect, respond } from "@/lib/testing/web/fake-responses";
import { collect, failureOf, startStage } from "@/lib/testing/web/net-stage";
import { readInPieces } from "./connections";

describe("a connection", () => {
  test("is used again by the next fetch of the same origin", async () => {
    const { net, web } = await startStage();
    web
      .on("/", redirect("/page"))
      .on("/page", html("hello"))
      .on("/robots.txt", respond({ body: "" }));
    await net.readPage(web.origin, collect().open);
    await net.readText(`${web.origin}/robots.txt`);
    await net.readPage(web.origin, collect().open);
    expect([web.requests.length, web.connections]).toEqual([5, 1]);
  });

  test("is not used again when the site says that it closes it, or when the response was cut", async () => {
    const { net, web } = await startStage();
    web.on("/close", html("bye", { headers: { connection: "close" } }));
    web.on("/cut", html("x".repeat(200_000)));
    await net.readPage(`${web.origin}/close`, collect().open);
    await failureOf(net.readPage(`${web.origin}/cut`, collect().open, { bytesMax: 1_000 }));
    await net.readPage(`${web.origin}/close`, collect().open);
    expect(web.connections).toBe(3);
  });

  test("delivers chunks of one byte joined, and lets others have their turns meanwhile", async () => {
    const { net, web } = await startStage();
    const head = "HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ntransfer-encoding: chunked\r\n\r\n";
    const text = `<!doctype html>${"tide".repeat(25_000)}`;
    const chunks = [...text].map((character) => `1\r\n${character}\r\n`);
    web.on("/", raw(`${head}${chunks.join("")}0\r\n\r\n`));
    const { open, text: received } = collect();
    let pieces = 0;
    const counted: typeof open = (pageHead) => {
      const { write } = open(pageHead);
      return {
        write(chunk) {
          pieces++;
          return write(chunk);
        },
      };
    };
    let turns = 0;
    const timer = setInterval(() => turns++);
    await net.readPage(web.origin, counted);
    clearInterval(timer);
    expect(received()).toBe(text);
    expect(pieces).toBeLessThan(200);
    expect(turns).toBeGreaterThan(10);
  });

  test("is not used for another name at the same address", async () => {
    const names = { "a.example": [["127.0.0.1"]], "b.example": [["127.0.0.1"]] };
    const { net, web } = await startStage({ hosts: Object.keys(names), names });
    web.on("/", html("hello"));
    await net.readPage(web.originOf("a.example"), collect().open);
    await net.readPage(web.originOf("b.example"), collect().open);
    expect(web.connections).toBe(2);
    expect(web.requests.map(({ headers }) => headers.host)).toEqual([
      `a.example:${web.port}`,
      `b.example:${web.port}`,
    ]);
  });

  test("is not used again once its name resolves to other addresses", async () => {
    let time = 1_000;
    const { net, web } = await startStage({
      web: { host: "0.0.0.0" },
      hosts: ["a.example"],
      names: { "a.example": [["127.0.0.2"], ["127.0.0.3"]] },
      parts: { now: () => time },
    });
    const met: (string | undefined)[] = [];
    web.on("/", (req, res) => {
      met.push(req.socket.localAddress);
      html("hello")(req, res);
    });
    await net.readPage(web.originOf("a.example"), collect().open);
    time += 5_001;
    await net.readPage(web.originOf("a.example"), collect().open);
    expect(met).toEqual(["127.0.0.2", "127.0.0.3"]);
  });

  test("that the site closes under a request is replaced by a new one", async () => {
    const { net, web } = await startStage();
    const used = new Set<unknown>();
    const once: Responder = (req, res) => {
      if (used.has(req.socket)) return void req.socket.destroy();
      used.add(req.socket);
      html("hello")(req, res);
    };
    web.on("/", once);
    for (let i = 0; i < 3; i++) await net.readPage(web.origin, collect().open);
    expect([web.requests.length, web.connections]).toEqual([5, 3]);
  });

  test("that is new and closed without a response is not tried again", async () => {
    const { net, web } = await startStage();
    web.on("/", raw(""));
    await failureOf(net.readPage(web.origin, collect().open));
    expect(web.requests).toHaveLength(1);
  });

  test("with something in it that nobody asked for is not used again", async () => {
    const { net, web } = await startStage();
    const poison = "HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: 4\r\n\r\nevil";
    web.on(
      "/first",
      raw(`HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: 4\r\n\r\ngood${poison}`, "open"),
    );
    web.on("/second", html("mine"));
    await net.readPage(`${web.origin}/first`, collect().open);
    const sink = collect();
    await net.readPage(`${web.origin}/second`, sink.open);
    expect([sink.text(), web.connections]).toEqual(["mine", 2]);
  });
});

function streamOf(text: string): PassThrough {
  const stream = new PassThrough();
  readInPieces(stream, 4);
  stream.write(text);
  return stream;
}

describe("readInPieces", () => {
  test("what has come is read in order, in pieces no longer than that", () => {
    const stream = streamOf("abcdefghij");
    const pieces = [stream.read(), stream.read(), stream.read(), stream.read()];
    expect(pieces.map((piece) => piece?.toString() ?? null)).toEqual(["abcd", "efgh", "ij", null]);
    stream.write("kl");
    expect(stream.read()?.toString()).toBe("kl");
  });

  test("a size that is named holds", () => {
    const stream = streamOf("abcdefghij");
    expect(stream.read(6)?.toString()).toBe("abcdef");
  });

  test("the end comes after the last piece", async () => {
    const stream = streamOf("abcdefghij");
    stream.end("k");
    const pieces: string[] = [];
    stream.on("readable", () => {
      for (let piece = stream.read(); piece !== null; piece = stream.read()) pieces.push(piece.toString());
    });
    await new Promise((resolve) => stream.once("end", resolve));
    expect(pieces).toEqual(["abcd", "efgh", "ijk"]);
  });

  test("nothing is read any more once the stream was destroyed", () => {
    const stream = streamOf("abcdefghij");
    expect(stream.read()?.toString()).toBe("abcd");
    stream.destroy();
    expect(stream.read()).toBeNull();
  });
});
