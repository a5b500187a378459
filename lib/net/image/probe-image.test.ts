import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { readImageFile } from "@/lib/testing/image-files";
import {
  endless,
  html,
  type Responder,
  raw,
  redirect,
  respond,
  silence,
} from "@/lib/testing/web/fake-responses";
import { closedPort } from "@/lib/testing/web/fake-web";
import { startStage } from "@/lib/testing/web/net-stage";

/** Serves a file with ranges, as most servers do. */
function file(body: Buffer, type: string): Responder {
  return (req, res) => {
    const [, from = "0", to = ""] = /^bytes=(\d+)-(\d*)$/.exec(req.headers.range ?? "") ?? [];
    const start = Number(from);
    const end = Math.min(Number(to || body.length - 1), body.length - 1);
    const headers = { "content-type": type, "accept-ranges": "bytes" };
    if (!req.headers.range)
      return void res.writeHead(200, { ...headers, "content-length": body.length }).end(body);
    if (start >= body.length)
      return void res.writeHead(416, { "content-range": `bytes */${body.length}` }).end();
    const range = {
      "content-range": `bytes ${start}-${end}/${body.length}`,
      "content-length": end - start + 1,
    };
    res.writeHead(206, { ...headers, ...range }).end(body.subarray(start, end + 1));
  };
}

const SIZE = { width: 1_200, height: 630 };
const PNG = readImageFile("wide.png");
/** Application data, as long as a segment can be. */
const FILLER = Buffer.concat([Buffer.from("\xff\xe2\xff\xff", "latin1"), Buffer.alloc(65_533, "x")]);

/** A JPEG whose size comes after at least so many more bytes. */
function jpegBehind(bytes: number, name = "wide.jpg"): Buffer {
  const jpeg = readImageFile(name);
  // The last quantization table: that of a thumbnail comes before it.
  const at = jpeg.lastIndexOf("\xff\xdb", "latin1");
  const filler = Array.from({ length: Math.ceil(bytes / FILLER.length) }, () => FILLER);
  return Buffer.concat([jpeg.subarray(0, at), ...filler, jpeg.subarray(at)]);
}

/** An AVIF with a box of so many bytes before the one that describes its images. */
function avifBehind(bytes: number): Buffer {
  const avif = readImageFile("wide.avif");
  const box = Buffer.alloc(bytes);
  box.writeUInt32BE(bytes);
  box.write("mdat", 4);
  const at = avif.readUInt32BE(0);
  return Buffer.concat([avif.subarray(0, at), box, avif.subarray(at)]);
}

function svgWith(attributes: string): Buffer {
  return Buffer.from(`<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" ${attributes}></svg>`);
}

function pngOfNoWidth(): Buffer {
  const png = Buffer.from(PNG);
  png.writeUInt32BE(0, 16);
  return png;
}

describe("an image is measured", () => {
  test.each([
    ["jpeg", "image/jpeg", readImageFile("wide.jpg")],
    ["png", "image/png", PNG],
    ["gif", "image/gif", readImageFile("wide.gif")],
    ["webp", "image/webp", readImageFile("lossy.webp")],
    ["webp", "image/webp", readImageFile("lossless.webp")],
    ["webp", "image/webp", readImageFile("extended.webp")],
    ["avif", "image/avif", readImageFile("wide.avif")],
    ["avif", "image/avif", readImageFile("mif1.avif")],
    ["avif", "image/avif", readImageFile("tiles.avif")],
    ["avif", "image/avif", readImageFile("sequence.avif")],
    ["heic", "image/heic", readImageFile("wide.heic")],
    ["heic", "image/heic", readImageFile("thumbnail.heic")],
    ["bmp", "image/bmp", readImageFile("wide.bmp")],
    ["tiff", "image/tiff", readImageFile("wide.tiff")],
    ["svg", "image/svg+xml", readImageFile("wide.svg")],
    ["svg", "image/svg+xml", svgWith('width="1200" height="630"')],
    ["svg", "image/svg+xml", svgWith('width="1200px" height="630px"')],
    ["svg", "image/svg+xml", svgWith('viewBox="0 0 1200 630"')],
    ["svg", "image/svg+xml", svgWith('width="12.5in" height="472.5pt"')],
  ])("%s (%s)", async (format, mime, body) => {
    const { net, web } = await startStage();
    web.on("/image", file(body, mime));
    const facts = await net.probeImage(`${web.origin}/image`);
    expect(facts).toEqual({
      url: `${web.origin}/image`,
      finalUrl: `${web.origin}/image`,
      state: "ok",
      status: 206,
      ...SIZE,
      format,
      mime,
      bytes: body.length,
      timeMs: expect.any(Number),
      inspected: true,
    });
    expect(web.requests[0]?.headers).toMatchObject({ range: "bytes=0-16383", "accept-encoding": "identity" });
  });

  test("over a connection that serves the next one too", async () => {
    const { net, web } = await startStage();
    web.on("/image", file(Buffer.concat([PNG, Buffer.alloc(100_000)]), "image/png"));
    for (let i = 0; i < 3; i++) await net.probeImage(`${web.origin}/image`);
    expect(web.connections).toBe(1);
  });

  test.each([
    ["ico, by its largest image", "icons.ico", { width: 256, height: 256 }],
    ["cursor in place of an icon", "cursor.cur", { width: 32, height: 32 }],
  ])("%s", async (_kind, name, size) => {
    const { net, web } = await startStage();
    web.on("/favicon.ico", file(readImageFile(name), "image/vnd.microsoft.icon"));
    const facts = await net.probeImage(`${web.origin}/favicon.ico`);
    expect(facts).toMatchObject({ state: "ok", format: "ico", mime: "image/x-icon", ...size });
  });

  test.each([
    [1, 1_200, 630],
    [3, 1_200, 630],
    [5, 630, 1_200],
    [6, 630, 1_200],
    [8, 630, 1_200],
  ])("as it is displayed: EXIF orientation %i", async (orientation, width, height) => {
    const { net, web } = await startStage();
    web.on("/", file(readImageFile(`orientation-${orientation}.jpg`), "image/jpeg"));
    await expect(net.probeImage(`${web.origin}/`)).resolves.toMatchObject({ state: "ok", width, height });
  });

  test("as it is displayed: an avif that is turned", async () => {
    const { net, web } = await startStage();
    web.on("/", file(readImageFile("turned.avif"), "image/avif"));
    await expect(net.probeImage(`${web.origin}/`)).resolves.toMatchObject({ width: 630, height: 1_200 });
  });

  test("behind 200 KB of EXIF, with a second request", async () => {
    const { net, web } = await startStage();
    const body = jpegBehind(200_000, "orientation-6.jpg");
    web.on("/", file(body, "image/jpeg"));
    const facts = await net.probeImage(`${web.origin}/`);
    expect(facts).toMatchObject({
      state: "ok",
      width: 630,
      height: 1_200,
      bytes: body.length,
      inspected: true,
    });
    expect(web.requests.map(({ headers }) => headers.range)).toEqual([
      "bytes=0-16383",
      expect.stringMatching(/^bytes=65\d\d\d-/),
    ]);
  });

  test("behind 200 KB of EXIF, from a server that knows no ranges", async () => {
    const { net, web } = await startStage();
    const body = jpegBehind(200_000);
    web.on("/", respond({ body, headers: { "content-type": "image/jpeg" } }));
    const facts = await net.probeImage(`${web.origin}/`);
    expect(facts).toMatchObject({ state: "ok", status: 200, ...SIZE, bytes: body.length });
    expect(web.requests).toHaveLength(1);
  });

  test.each([
    ["jpeg", jpegBehind(590_000, "orientation-6.jpg"), { width: 630, height: 1_200 }],
    ["jpeg", jpegBehind(3_900_000), SIZE],
    ["avif", avifBehind(3_000_000), SIZE],
  ])("behind megabytes that tell nothing (%s, case %#)", async (_format, body, size) => {
    for (const serve of [file(body, "image/x"), respond({ body, headers: { "content-type": "image/x" } })]) {
      const { net, web } = await startStage();
      web.on("/", serve);
      await expect(net.probeImage(`${web.origin}/`)).resolves.toMatchObject({ state: "ok", ...size });
    }
  });

  test("of its primary item, cropped and turned", async () => {
    const { net, web } = await startStage();
    web.on("/second", file(readImageFile("second.heic"), "image/heic"));
    web.on("/cropped", file(readImageFile("cropped.avif"), "image/avif"));
    web.on("/turned", file(readImageFile("turned.heic"), "image/heic"));
    const sizeOf = async (path: string) => {
      const facts = await net.probeImage(`${web.origin}${path}`);
      return [facts?.width, facts?.height];
    };
    expect(await sizeOf("/second")).toEqual([1_200, 630]);
    expect(await sizeOf("/cropped")).toEqual([1_000, 500]);
    expect(await sizeOf("/turned")).toEqual([630, 1_200]);
  });

  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="63"></svg>';
  test.each([
    ["in UTF-16 with a mark", Buffer.from(`\uFEFF${svg}`, "utf16le")],
    ["in UTF-16 without one", Buffer.from(svg, "utf16le")],
    ["in big-endian UTF-16", Buffer.from(`\uFEFF<?xml version="1.0"?>${svg}`, "utf16le").swap16()],
    ["zipped", gzipSync(svg)],
    ["zipped behind a long comment", gzipSync(`<!--${"x".repeat(70_000)}-->${svg}`)],
    ["behind a comment of 70 KB", Buffer.from(`<!--${"x".repeat(70_000)}-->${svg}`)],
    [
      "behind declarations and comments",
      Buffer.from(`<?xml version="1.0"?>${"<!-- a -->".repeat(5_000)}${svg}`),
    ],
  ])("as an svg %s", async (_kind, body) => {
    for (const serve of [
      file(body, "image/svg+xml"),
      respond({ body, headers: { "content-type": "image/svg+xml" } }),
    ]) {
      const { net, web } = await startStage();
      web.on("/", serve);
      const size = { width: 120, height: 63 };
      await expect(net.probeImage(`${web.origin}/`)).resolves.toMatchObject({
        state: "ok",
        format: "svg",
        ...size,
      });
    }
  });

  test("whatever type it is sent as", async () => {
    const { net, web } = await startStage();
    web.on("/", file(PNG, "application/octet-stream"));
    await expect(net.probeImage(`${web.origin}/`)).resolves.toMatchObject({ state: "ok", mime: "image/png" });
  });

  test("without reading the rest of it", async () => {
    const { net, web } = await startStage();
    web.on("/", (_req, res) => {
      res.writeHead(200, { "content-type": "image/png", "content-length": 40_000_000 }).write(PNG);
    });
    await expect(net.probeImage(`${web.origin}/`)).resolves.toMatchObject({
      state: "ok",
      bytes: 40_000_000,
    });
    await web.quiet();
  });

  test("behind a redirect", async () => {
    const { net, web } = await startStage();
    web.on("/", redirect("/end.png")).on("/end.png", file(PNG, "image/png"));
    const facts = await net.probeImage(`${web.origin}/`);
    expect(facts).toMatchObject({ url: `${web.origin}/`, finalUrl: `${web.origin}/end.png`, state: "ok" });
  });

  test("of which the connection broke off after its size", async () => {
    const { net, web } = await startStage();
    const head = "HTTP/1.1 200 OK\r\ncontent-type: image/png\r\ncontent-length: 9999\r\n\r\n";
    web.on("/", raw(Buffer.concat([Buffer.from(head), PNG])));
    await expect(net.probeImage(`${web.origin}/`)).resolves.toMatchObject({
      state: "ok",
      ...SIZE,
      bytes: 9_999,
    });
  });
});

describe("an image whose size cannot be read is unreadable", () => {
  test.each([
    ["a png cut short", "image/png", PNG.subarray(0, 18)],
    ["a jpeg cut short", "image/jpeg", jpegBehind(1_000).subarray(0, 500)],
    ["a jpeg whose size does not come within 4 MB", "image/jpeg", jpegBehind(4_400_000)],
    ["a png of no width", "image/png", pngOfNoWidth()],
    ["an svg without a size", "image/svg+xml", svgWith('class="logo"')],
    ["an svg as wide as its window", "image/svg+xml", svgWith('width="100%" height="100%"')],
    ["a format that is known by name only", "image/jxl", Buffer.from("\xff\x0a some more bytes", "latin1")],
  ])("%s", async (_kind, type, body) => {
    const { net, web } = await startStage();
    web.on("/", file(body, type));
    const facts = await net.probeImage(`${web.origin}/`);
    expect(facts).toMatchObject({
      state: "unreadable",
      width: null,
      height: null,
      mime: type,
      inspected: true,
    });
  });
});

describe("what is sent as an image and no program opens", () => {
  test.each([
    ["zero bytes", Buffer.alloc(4_000), { mime: "image/png" }],
    ["unknown bytes", Buffer.from([1, 2, 3, 4, 5, 6, 7, 8]), { mime: "image/png" }],
    ["a line break before a png", Buffer.concat([Buffer.from("\n"), PNG]), { hasStrayStart: true }],
    [
      "a byte order mark before a jpeg",
      Buffer.concat([Buffer.from("\uFEFF"), readImageFile("wide.jpg")]),
      { hasStrayStart: true },
    ],
    ["HTML", Buffer.from("<!doctype html><p>Sorry"), { mime: "text/html" }],
    ["JSON", Buffer.from('{"error":"gone"}'), { mime: "application/json" }],
    ["a PDF", Buffer.from("%PDF-1.7 ..."), { mime: "application/pdf" }],
    ["words", Buffer.from("Not found"), { mime: "text/plain" }],
  ])("is no image: %s", async (_kind, body, facts) => {
    const { net, web } = await startStage();
    web.on("/", file(body, "image/png"));
    const expected = { state: "not_an_image", sentAs: "image/png", ...facts };
    await expect(net.probeImage(`${web.origin}/`)).resolves.toMatchObject(expected);
  });
});

describe("what is no image is told by its bytes", () => {
  test.each([
    ["HTML", html("<!doctype html><title>Sorry</title>")],
    [
      "HTML that is called a png",
      respond({ body: "<html><svg width='1'>", headers: { "content-type": "image/png" } }),
    ],
    [
      "an error in words that is called a png",
      respond({ body: "Not here", headers: { "content-type": "image/png" } }),
    ],
    ["JSON", respond({ body: "{}", headers: { "content-type": "application/json" } })],
    ["unknown bytes of no type", respond({ body: Buffer.from([0, 1, 2, 3]) })],
    [
      "a program",
      respond({
        body: Buffer.from("\x7fELF\x02\x01", "latin1"),
        headers: { "content-type": "application/x-elf" },
      }),
    ],
    [
      "a long run of spaces",
      respond({ body: " ".repeat(100_000), headers: { "content-type": "image/svg+xml" } }),
    ],
    [
      "comments without end",
      respond({ body: "<!-- ".repeat(20_000), headers: { "content-type": "image/svg+xml" } }),
    ],
    ["nothing", respond({ body: "", headers: { "content-type": "image/png" } })],
  ])("%s", async (_kind, scripted) => {
    const { net, web } = await startStage();
    web.on("/", scripted);
    const facts = await net.probeImage(`${web.origin}/`);
    expect(facts).toMatchObject({ state: "not_an_image", status: 200, width: null, format: null });
  });

  test("an empty file, which no range of bytes fits", async () => {
    const { net, web } = await startStage();
    web.on("/", file(Buffer.alloc(0), "image/png"));
    await expect(net.probeImage(`${web.origin}/`)).resolves.toMatchObject({
      state: "not_an_image",
      inspected: false,
    });
  });

  test("a stream of bytes without end", async () => {
    const { net, web } = await startStage();
    web.on("/", endless(Buffer.alloc(1_024, 1), { "content-type": "video/mp4" }));
    await expect(net.probeImage(`${web.origin}/`)).resolves.toMatchObject({ state: "not_an_image" });
    await web.quiet();
  });
});

describe("what goes wrong is a state", () => {
  test.each([404, 403, 500])("status %i", async (status) => {
    const { net, web } = await startStage();
    web.on("/", html("<title>Sorry</title>", { status }));
    const facts = await net.probeImage(`${web.origin}/`);
    expect(facts).toMatchObject({ state: "http_error", status, inspected: false, width: null });
  });

  test.each([
    "data:image/png;base64,iVBORw0KGgo=",
    "blob:https://example.com/1",
    "file:///etc/passwd",
    "//example.com/a.png",
    "not a URL",
    "http://user:secret@example.com/a.png",
    "",
  ])("%s is no URL of an image", async (url) => {
    const { net, lookedUp } = await startStage();
    await expect(net.probeImage(url)).resolves.toMatchObject({
      url,
      finalUrl: url,
      state: "invalid_url",
      status: null,
    });
    expect(lookedUp).toEqual([]);
  });

  test.each([
    "http://169.254.169.254/a.png",
    "http://localhost/a.png",
    "http://[::1]/a.png",
    "http://inside.example/a.png",
    "http://www.blocked.example/a.png",
  ])("%s is blocked", async (url) => {
    const { net } = await startStage({
      names: { "inside.example": [["10.0.0.1"]] },
      settings: { blockedHosts: ["blocked.example"] },
    });
    await expect(net.probeImage(url)).resolves.toMatchObject({ state: "blocked" });
  });

  test("a redirect to a private address is blocked, and nothing is requested there", async () => {
    const { net, web } = await startStage({
      hosts: [],
      allow: (web) => [web.originOf("cdn.example")],
      names: { "cdn.example": [["127.0.0.1"]] },
    });
    web
      .on("/", redirect(`http://127.0.0.1:${web.port}/secret.png`))
      .on("/secret.png", file(PNG, "image/png"));
    await expect(net.probeImage(`${web.originOf("cdn.example")}/`)).resolves.toMatchObject({
      state: "blocked",
    });
    expect(web.requests).toHaveLength(1);
  });

  test("a name that does not exist, and a port on which nobody listens, are unreachable", async () => {
    const port = await closedPort();
    const { net } = await startStage({ allow: () => [`http://127.0.0.1:${port}`] });
    await expect(net.probeImage("http://nothing.example/a.png")).resolves.toMatchObject({
      state: "unreachable",
    });
    await expect(net.probeImage(`http://127.0.0.1:${port}/a.png`)).resolves.toMatchObject({
      state: "unreachable",
    });
  });

  test("silence is a timeout", async () => {
    const { net, web } = await startStage();
    web.on("/", silence());
    await expect(net.probeImage(`${web.origin}/`, { deadlineMs: 50 })).resolves.toMatchObject({
      state: "timeout",
    });
    await web.quiet();
  });

  test("the caller's signal is a timeout too", async () => {
    const { net, web } = await startStage();
    web.on("/", silence());
    const caller = new AbortController();
    const requested = net.probeImage(`${web.origin}/`, { signal: caller.signal });
    await web.requested(1);
    caller.abort();
    await expect(requested).resolves.toMatchObject({ state: "timeout" });
  });

  test.each([
    ["its length", respond({ headers: { "content-length": 50_000_001 } }), 200],
    [
      "its range",
      respond({
        status: 206,
        headers: { "content-range": "bytes 0-65535/50000001", "content-length": 65_536 },
      }),
      206,
    ],
  ])("a file over 50 MB by %s is too large, and not read", async (_kind, scripted, status) => {
    const { net, web } = await startStage();
    web.on("/", scripted);
    const facts = await net.probeImage(`${web.origin}/`);
    expect(facts).toMatchObject({ state: "too_large", status, bytes: 50_000_001, inspected: false });
    await web.quiet();
  });

  test("a URL of 8,000 characters is fetched, as long as signed URLs are", async () => {
    const { net, web } = await startStage();
    web.on("/", file(PNG, "image/png"));
    await expect(net.probeImage(`${web.origin}/?s=${"a".repeat(8_000)}`)).resolves.toMatchObject({
      state: "ok",
    });
  });
});
