import { describe, expect, test } from "vitest";
import { AUTHORITY, identity } from "@/lib/testing/web/certificate";
import { html, raw, rawEndless, redirect, respond, silence } from "@/lib/testing/web/fake-responses";
import { closedPort } from "@/lib/testing/web/fake-web";
import { collect, failureOf, startStage } from "@/lib/testing/web/net-stage";

const LOOPBACK = [["127.0.0.1"]];
/** The 16 MB that are read, and what waits in both sides' sockets when they are. */
const SENT_BYTES_MAX = 32 * 1024 * 1024;

describe("a private target is rejected without a connection", () => {
  test.each([
    "http://127.0.0.1:PORT/",
    "http://2130706433:PORT/",
    "http://0x7f.1:PORT/",
    "http://0177.0.0.1:PORT/",
    "http://127.1:PORT/",
    "http://%31%32%37.0.0.1:PORT/",
    "http://１２７.0.0.1:PORT/",
    "http://[::ffff:127.0.0.1]:PORT/",
    "http://[::ffff:7f00:1]:PORT/",
    "http://[::1]:PORT/",
    "http://0:PORT/",
    "http://localhost:PORT/",
    "http://localhost.:PORT/",
    "http://a.localhost:PORT/",
  ])("%s, typed", async (spelling) => {
    const { net, web, lookedUp } = await startStage({ allow: () => [] });
    const requested = spelling.replace("PORT", String(web.port));
    await expect(net.readPage(requested, collect().open)).rejects.toMatchObject({ code: "private_address" });
    expect([web.connections, lookedUp]).toEqual([0, []]);
  });

  test.each([
    ["loopback", ["127.0.0.1"]],
    ["IPv6 loopback", ["::1"]],
    ["mapped loopback", ["::ffff:127.0.0.1"]],
    ["metadata", ["169.254.169.254"]],
    ["a mixed response, private last", ["93.184.216.34", "2606:4700::1", "10.0.0.1"]],
    ["a mixed response, private first", ["127.0.0.1", "93.184.216.34"]],
    ["no address at all but text", ["localhost"]],
  ])("a name that resolves to %s", async (_kind, addresses) => {
    const { net, web, lookedUp } = await startStage({ names: { "rebind.example": [addresses] } });
    const requested = `http://rebind.example:${web.port}/`;
    await expect(net.readPage(requested, collect().open)).rejects.toMatchObject({ code: "private_address" });
    expect([web.connections, lookedUp]).toEqual([0, ["rebind.example"]]);
  });

  test.each([
    ["an address", (port: number) => `http://127.0.0.1:${port}/secret`, "private_address"],
    ["a name", () => "http://inside.example/", "private_address"],
    ["localhost", (port: number) => `http://localhost:${port}/`, "private_address"],
    ["a mapped address", (port: number) => `http://[::ffff:7f00:1]:${port}/`, "private_address"],
    ["a blocked host", () => "http://www.blocked.example/", "blocked_host"],
    ["a port browsers block", () => "http://shop.example:25/", "blocked_host"],
    ["another scheme", () => "file:///etc/passwd", "unsupported_scheme"],
    ["a URL with a password", () => "http://user:secret@shop.example/", "invalid_url"],
    ["no URL", () => "http://[", "bad_response"],
  ])("a redirect to %s", async (_kind, location, code) => {
    const { net, web } = await startStage({
      allow: (web) => [web.originOf("shop.example")],
      names: { "shop.example": LOOPBACK, "inside.example": [["10.0.0.1"]] },
      settings: { blockedHosts: ["blocked.example"] },
    });
    const allowed = web.originOf("shop.example");
    web.on("/", redirect(location(web.port))).on("/secret", html("secret"));
    await expect(net.readPage(`${allowed}/`, collect().open)).rejects.toMatchObject({ code });
    expect(web.requests.map(({ path }) => path)).toEqual(["/"]);
  });

  test("names the URL of the chain that was rejected", async () => {
    const { net, web } = await startStage();
    web.on("/", redirect("http://10.0.0.1/admin"));
    const error = await failureOf(net.readPage(`${web.origin}/`, collect().open));
    expect(error).toMatchObject({ code: "private_address", detail: { url: "http://10.0.0.1/admin" } });
  });

  test("an allowed private origin is allowed at exactly that origin", async () => {
    const { net, web } = await startStage({
      hosts: ["shop.example"],
      names: { "shop.example": LOOPBACK, "other.example": LOOPBACK },
    });
    web.on("/", html("hello"));
    await expect(net.readPage(web.originOf("shop.example"), collect().open)).resolves.toMatchObject({
      status: 200,
    });
    await expect(net.readPage(web.originOf("other.example"), collect().open)).rejects.toMatchObject({
      code: "private_address",
    });
    await expect(net.readPage("http://shop.example/", collect().open)).rejects.toMatchObject({
      code: "private_address",
    });
    expect(web.connections).toBe(1);
  });
});

describe("a name is resolved once a hop", () => {
  test("and the connection goes to the address that was judged, whatever the name says next", async () => {
    const { net, web, lookedUp } = await startStage({
      hosts: ["shop.example"],
      names: { "shop.example": [["127.0.0.1"], ["10.0.0.1"]] },
    });
    web.on("/", html("hello"));
    const sink = collect();
    await net.readPage(web.originOf("shop.example"), sink.open);
    expect([sink.text(), lookedUp]).toEqual(["hello", ["shop.example"]]);
  });
});

describe("redirects", () => {
  test.each([301, 302, 303, 307, 308])(
    "status %i is followed, each hop kept with its status",
    async (status) => {
      const { net, web } = await startStage();
      web
        .on("/a", redirect("b?x=1#part", { status }))
        .on("/b", redirect("/c", { status }))
        .on("/c", html("end"));
      const page = await net.readPage(`${web.origin}/a#top`, collect().open);
      expect(page).toMatchObject({
        url: `${web.origin}/a`,
        finalUrl: `${web.origin}/c`,
        hops: [
          { url: `${web.origin}/a`, status },
          { url: `${web.origin}/b?x=1`, status },
        ],
      });
      expect(web.connections).toBe(1);
    },
  );

  test("drops the fragment of a redirect", async () => {
    const { net, web } = await startStage();
    web.on("/", redirect("/end#part")).on("/end", html("end"));
    expect((await net.readPage(web.origin, collect().open)).finalUrl).toBe(`${web.origin}/end`);
  });

  test("keeps the bytes of a location that is not ASCII", async () => {
    const { net, web } = await startStage();
    const utf8 = Buffer.from("HTTP/1.1 302 Found\r\nlocation: /café\r\ncontent-length: 0\r\n\r\n");
    web.on("/", raw(utf8)).on("/caf%C3%A9", html("end"));
    expect((await net.readPage(web.origin, collect().open)).finalUrl).toBe(`${web.origin}/caf%C3%A9`);
  });

  test.each([["ten", 10, { status: 200 }]])("follows %s", async (_count, count, expected) => {
    const { net, web } = await startStage();
    for (let i = 0; i < count; i++) web.on(`/${i}`, redirect(`/${i + 1}`));
    web.on(`/${count}`, html("end"));
    await expect(net.readPage(`${web.origin}/0`, collect().open)).resolves.toMatchObject(expected);
  });

  test("gives up after the tenth", async () => {
    const { net, web } = await startStage();
    for (let i = 0; i < 11; i++) web.on(`/${i}`, redirect(`/${i + 1}`));
    web.on("/11", html("end"));
    await expect(net.readPage(`${web.origin}/0`, collect().open)).rejects.toMatchObject({
      code: "too_many_redirects",
    });
    expect(web.requests).toHaveLength(11);
  });

  test("gives up on a loop", async () => {
    const { net, web } = await startStage();
    web.on("/", redirect("/"));
    await expect(net.readPage(web.origin, collect().open)).rejects.toMatchObject({
      code: "too_many_redirects",
    });
  });

  test("a redirect that does not say where to is an error of the site", async () => {
    const { net, web } = await startStage();
    web.on("/", respond({ status: 302 }));
    const error = await failureOf(net.readPage(web.origin, collect().open));
    expect(error).toMatchObject({ code: "http_error", detail: { upstreamStatus: 302 } });
  });

  test("does not wait for the body of a redirect", async () => {
    const { net, web } = await startStage();
    web.on("/", raw("HTTP/1.1 302 Found\r\nlocation: /end\r\ncontent-length: 1000\r\n\r\n", "open"));
    web.on("/end", html("end"));
    await expect(net.readPage(web.origin, collect().open, { deadlineMs: 3_000 })).resolves.toMatchObject({
      status: 200,
    });
  });

  test("does not read a large body of a redirect", async () => {
    const { net, web } = await startStage();
    web.on("/", redirect("/end", { body: "x".repeat(5_000_000) })).on("/end", html("end"));
    await expect(net.readPage(web.origin, collect().open)).resolves.toMatchObject({ documentBytes: 3 });
  });
});

describe("cookies", () => {
  test("a page that redirects to itself until it gets its cookie takes two requests", async () => {
    const { net, web } = await startStage();
    web.on("/", (req, res) => {
      const known = req.headers.cookie === "seen=1";
      (known ? html("welcome") : redirect("/", { headers: { "set-cookie": "seen=1; Path=/; HttpOnly" } }))(
        req,
        res,
      );
    });
    const sink = collect();
    await net.readPage(web.origin, sink.open);
    expect([sink.text(), web.requests.length]).toEqual(["welcome", 2]);
  });

  test("go back to the host that set them only, and not into the next check", async () => {
    const { net, web } = await startStage({
      hosts: ["a.example", "b.example"],
      names: { "a.example": LOOPBACK, "b.example": LOOPBACK },
    });
    web.on(
      "/a",
      redirect(`${web.originOf("b.example")}/b`, { headers: { "set-cookie": "x=1; Domain=example" } }),
    );
    web.on("/b", redirect(`${web.originOf("a.example")}/end`, { headers: { "set-cookie": ["y=2", "z=3"] } }));
    web.on("/end", html("end"));
    await net.readPage(`${web.originOf("a.example")}/a`, collect().open);
    await net.readPage(`${web.originOf("a.example")}/end`, collect().open);
    expect(web.requests.map(({ headers }) => headers.cookie)).toEqual([
      undefined,
      undefined,
      "x=1",
      undefined,
    ]);
  });
});

describe("the request", () => {
  test("names our user agent and what it accepts", async () => {
    const { net, web } = await startStage();
    web.on("/", html("hello"));
    await net.readPage(`${web.origin}/?a=b c`, collect().open);
    expect(web.requests[0]).toMatchObject({
      path: "/?a=b%20c",
      method: "GET",
      headers: {
        host: `127.0.0.1:${web.port}`,
        "user-agent": "Mozilla/5.0 (compatible; HeadlightBot/1.0; +https://headlight.example/bot)",
        accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
        "accept-language": "en;q=0.9,*;q=0.5",
        "accept-encoding": "gzip, deflate, br",
      },
    });
  });
});

describe("what cannot be reached", () => {
  test("a name that does not exist", async () => {
    const { net } = await startStage();
    const error = await failureOf(net.readPage("http://nothing.example/", collect().open));
    expect(error).toMatchObject({ code: "dns_failed", detail: { url: "http://nothing.example/" } });
  });

  test("a name without addresses", async () => {
    const { net } = await startStage({ names: { "empty.example": [[]] } });
    await expect(net.readPage("http://empty.example/", collect().open)).rejects.toMatchObject({
      code: "dns_failed",
    });
  });

  test("a port on which nobody listens", async () => {
    const port = await closedPort();
    const { net } = await startStage({ allow: () => [`http://127.0.0.1:${port}`] });
    const requested = net.readPage(`http://127.0.0.1:${port}/`, collect().open);
    await expect(requested).rejects.toMatchObject({
      code: "connection_failed",
      message: "The site refused the connection.",
    });
  });

  test.each([
    ["closes", raw("", "end")],
    ["resets", raw("", "reset")],
  ])("a site that %s the connection without a response", async (_how, scripted) => {
    const { net, web } = await startStage();
    web.on("/", scripted);
    await expect(net.readPage(web.origin, collect().open)).rejects.toMatchObject({
      code: "connection_failed",
    });
  });

  test.each([
    ["no HTTP", raw("SSH-2.0-OpenSSH_9.2\r\n")],
    ["half a head", raw("HTTP/1.1 200 OK\r\ncontent-ty")],
    [
      "a head and a break before the first byte",
      raw("HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: 9\r\n\r\n"),
    ],
    ["two lengths", raw("HTTP/1.1 200 OK\r\ncontent-length: 3\r\ncontent-length: 4\r\n\r\nabcd")],
    ["chunks that are none", raw("HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n")],
    [
      "more than 64 KB of headers",
      raw(`HTTP/1.1 200 OK\r\nx: ${"a".repeat(70_000)}\r\ncontent-length: 0\r\n\r\n`),
    ],
    [
      "endless headers",
      raw(`HTTP/1.1 200 OK\r\n${"x: aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\r\n".repeat(4_000)}`, "open"),
    ],
  ])("a response of %s is bad", async (_kind, scripted) => {
    const { net, web } = await startStage();
    web.on("/", scripted);
    await expect(net.readPage(web.origin, collect().open)).rejects.toMatchObject({ code: "bad_response" });
  });

  test.each([
    ["announcements", "", "HTTP/1.1 103 Early Hints\r\nlink: </a.css>\r\n\r\n".repeat(1_000)],
    ["a status line", "HTTP/1.1 200 ", "a".repeat(60_000)],
    [
      "a chunk's extension",
      "HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ntransfer-encoding: chunked\r\n\r\n5;",
      "a".repeat(60_000),
    ],
  ])("%s without end are not listened to until the deadline", async (_what, first, piece) => {
    const { net, web } = await startStage();
    let sentBytes = 0;
    web.on("/", (req, res) => {
      req.socket.once("close", () => {
        sentBytes = req.socket.bytesWritten;
      });
      return rawEndless(first, piece)(req, res);
    });
    await expect(net.readPage(web.origin, collect().open)).rejects.toMatchObject({ code: "bad_response" });
    await web.quiet();
    expect(sentBytes).toBeLessThan(SENT_BYTES_MAX);
  });

  test.each([
    ["a few announcements are passed over", 32, { documentBytes: 2 }],
    ["more announcements than any site sends are none of its response's", 33, { code: "bad_response" }],
  ])("%s", async (_what, count, outcome) => {
    const { net, web } = await startStage();
    const announced = "HTTP/1.1 103 Early Hints\r\nlink: </a.css>\r\n\r\n".repeat(count);
    const page = "HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: 2\r\n\r\nhi";
    web.on("/", raw(announced + page));
    const read = net.readPage(web.origin, collect().open).catch((error: unknown) => error);
    await expect(read).resolves.toMatchObject(outcome);
  });

  test("a response that is announced by another status is the real one", async () => {
    const { net, web } = await startStage();
    web.on(
      "/",
      raw(
        "HTTP/1.1 103 Early Hints\r\nlink: </a.css>\r\n\r\nHTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: 2\r\n\r\nhi",
      ),
    );
    const sink = collect();
    await expect(net.readPage(web.origin, sink.open)).resolves.toMatchObject({
      status: 200,
      documentBytes: 2,
    });
  });
});

describe("https", () => {
  test("is spoken with the name of the url when its certificate is good", async () => {
    const { net, web } = await startStage({
      web: { identity: identity("shop") },
      hosts: ["shop.example"],
      names: { "shop.example": LOOPBACK },
      parts: { trust: [AUTHORITY] },
    });
    web.on("/", html("safe"));
    await expect(net.readPage(web.originOf("shop.example"), collect().open)).resolves.toMatchObject({
      status: 200,
    });
  });

  test("is spoken with an address that is in the certificate", async () => {
    const { net, web } = await startStage({
      web: { identity: identity("loopback") },
      parts: { trust: [AUTHORITY] },
    });
    web.on("/", html("safe"));
    await expect(net.readPage(web.origin, collect().open)).resolves.toMatchObject({ status: 200 });
  });

  test.each([
    ["expired", "shop-expired", /expired/],
    ["of the future", "shop-future", /valid yet/],
    ["for another name", "other", /different domain/],
    ["self-signed", "shop-self-signed", /self-signed/],
    ["of an unknown authority", "shop-unknown", /don.t trust/],
  ] as const)("is rejected when the certificate is %s", async (_kind, name, message) => {
    const { net, web } = await startStage({
      web: { identity: identity(name) },
      hosts: ["shop.example"],
      names: { "shop.example": LOOPBACK },
      parts: { trust: [AUTHORITY] },
    });
    const error = await failureOf(net.readPage(web.originOf("shop.example"), collect().open));
    expect(error).toMatchObject({ code: "tls_failed", message: expect.stringMatching(message) });
    expect(web.requests).toHaveLength(0);
  });

  test("fails where only http is spoken", async () => {
    const { net, web } = await startStage({ allow: (web) => [`https://127.0.0.1:${web.port}`] });
    const requested = net.readPage(`https://127.0.0.1:${web.port}/`, collect().open);
    await expect(requested).rejects.toMatchObject({ code: "tls_failed" });
  });
});

describe("the deadline", () => {
  test("ends a wait for the name", async () => {
    const { net } = await startStage({ parts: { resolve: () => new Promise(() => undefined) } });
    const requested = net.readPage("http://slow.example/", collect().open, { deadlineMs: 50 });
    await expect(requested).rejects.toMatchObject({
      code: "timeout",
      detail: { url: "http://slow.example/" },
    });
    expect(net.idle).toBe(true);
  });

  test("ends a wait for the head", async () => {
    const { net, web } = await startStage();
    web.on("/", silence());
    await expect(net.readPage(web.origin, collect().open, { deadlineMs: 50 })).rejects.toMatchObject({
      code: "timeout",
    });
    await web.quiet();
  });

  test("ends a wait for a secure connection", async () => {
    const { net, web } = await startStage({
      web: { mute: true },
      allow: (web) => [`https://127.0.0.1:${web.port}`],
    });
    const requested = net.readPage(`https://127.0.0.1:${web.port}/`, collect().open, { deadlineMs: 50 });
    await expect(requested).rejects.toMatchObject({ code: "timeout" });
    await web.quiet();
  });

  test("holds over all redirects together", async () => {
    const { net, web } = await startStage();
    web.on("/", (req, res) => {
      setTimeout(() => redirect("/")(req, res), 30);
    });
    await expect(net.readPage(web.origin, collect().open, { deadlineMs: 100 })).rejects.toMatchObject({
      code: "timeout",
    });
    expect(web.requests.length).toBeLessThan(5);
  });

  test("is not needed when the caller gives up", async () => {
    const { net, web } = await startStage();
    web.on("/", silence());
    const caller = new AbortController();
    const requested = net.readPage(web.origin, collect().open, { signal: caller.signal });
    await web.requested(1);
    caller.abort(new Error("The visitor left."));
    await expect(requested).rejects.toThrow("The visitor left.");
    await web.quiet();
  });
});
