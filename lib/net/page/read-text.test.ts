import { describe, expect, test } from "vitest";
import { compressWith, endless, raw, redirect, respond, silence } from "@/lib/testing/web/fake-responses";
import { startStage } from "@/lib/testing/web/net-stage";

describe("readText", () => {
  test.each([200, 404, 503])("tells the text of any status: %i", async (status) => {
    const { net, web } = await startStage();
    web.on(
      "/robots.txt",
      respond({ status, body: "User-agent: *", headers: { "content-type": "text/plain" } }),
    );
    expect(await net.readText(`${web.origin}/robots.txt`, { accept: "text/plain" })).toMatchObject({
      status,
      finalUrl: `${web.origin}/robots.txt`,
      contentType: "text/plain",
      text: "User-agent: *",
      truncated: false,
    });
    expect(web.requests[0]?.headers.accept).toBe("text/plain");
  });

  test("follows redirects under the same guard", async () => {
    const { net, web } = await startStage();
    web
      .on("/", redirect("/end"))
      .on("/end", respond({ body: "end" }))
      .on("/out", redirect("http://10.0.0.1/"));
    await expect(net.readText(web.origin)).resolves.toMatchObject({
      finalUrl: `${web.origin}/end`,
      text: "end",
    });
    await expect(net.readText(`${web.origin}/out`)).rejects.toMatchObject({ code: "private_address" });
  });

  test.each([
    ["text/plain", Buffer.from("café"), "café"],
    ["text/plain; charset=iso-8859-1", Buffer.from("café", "latin1"), "café"],
    ['application/json; Charset="Shift_JIS"', Buffer.from([0x93, 0xfa, 0x96, 0x7b]), "日本"],
    ["text/plain; charset=nothing", Buffer.from("café"), "café"],
    ["text/plain", Buffer.from("\ufeffcafé"), "café"],
    ["text/plain", Buffer.from([0x61, 0xff, 0x62]), "a\ufffdb"],
  ])("decodes %s", async (type, body, text) => {
    const { net, web } = await startStage();
    web.on("/", respond({ body, headers: { "content-type": type } }));
    await expect(net.readText(web.origin)).resolves.toMatchObject({ text });
  });

  test("keeps so many bytes and says that there were more", async () => {
    const { net, web } = await startStage();
    web
      .on("/exact", respond({ body: "abcde" }))
      .on("/more", respond({ body: "abcdef" }))
      .on("/endless", endless("abcde"));
    await expect(net.readText(`${web.origin}/exact`, { bytesMax: 5 })).resolves.toMatchObject({
      text: "abcde",
      truncated: false,
    });
    await expect(net.readText(`${web.origin}/more`, { bytesMax: 5 })).resolves.toMatchObject({
      text: "abcde",
      truncated: true,
    });
    await expect(net.readText(`${web.origin}/endless`, { bytesMax: 5 })).resolves.toMatchObject({
      text: "abcde",
      truncated: true,
    });
  });

  test("says that the connection broke off", async () => {
    const { net, web } = await startStage();
    web.on("/", raw("HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nabc"));
    await expect(net.readText(web.origin)).resolves.toMatchObject({ text: "abc", truncated: true });
  });

  test("decompresses a gzip file that nobody calls compressed", async () => {
    const { net, web } = await startStage();
    web.on(
      "/sitemap.xml.gz",
      respond({ body: compressWith("gzip", "<urlset/>"), headers: { "content-type": "application/gzip" } }),
    );
    await expect(net.readText(`${web.origin}/sitemap.xml.gz`)).resolves.toMatchObject({ text: "<urlset/>" });
  });

  test("has a deadline", async () => {
    const { net, web } = await startStage();
    web.on("/", silence());
    await expect(net.readText(web.origin, { deadlineMs: 50 })).rejects.toMatchObject({ code: "timeout" });
  });
});

describe("probeStatus", () => {
  test("follows a URL to its end and reads no body", async () => {
    const { net, web } = await startStage();
    web.on("/", redirect("/end", { status: 301 })).on("/end", endless("x".repeat(10_000)));
    expect(await net.probeStatus(`${web.origin}/`)).toMatchObject({
      status: 200,
      finalUrl: `${web.origin}/end`,
      hops: [{ url: `${web.origin}/`, status: 301 }],
    });
    await web.quiet();
  });

  test("tells an error of the site as a status", async () => {
    const { net, web } = await startStage();
    await expect(net.probeStatus(`${web.origin}/nothing`)).resolves.toMatchObject({ status: 404 });
  });

  test("does not wait for a body that does not come", async () => {
    const { net, web } = await startStage();
    web.on("/", raw("HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\n", "open"));
    await expect(net.probeStatus(web.origin)).resolves.toMatchObject({ status: 200 });
  });
});
