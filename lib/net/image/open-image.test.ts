import { describe, expect, test } from "vitest";
import { readImageFile } from "@/lib/testing/image-files";
import { redirect, respond } from "@/lib/testing/web/fake-responses";
import { startStage } from "@/lib/testing/web/net-stage";

const GIF = readImageFile("wide.gif");
const LARGE = Buffer.concat([GIF, Buffer.alloc(200_000)]);

async function bytesOf(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return Buffer.concat(all);
}

describe("an image that is opened", () => {
  test.each([
    ["small", GIF],
    ["large", LARGE],
  ])("arrives whole if it is %s, its type by its bytes", async (_size, body) => {
    const { net, web } = await startStage();
    web.on("/", redirect("/a")).on("/a", respond({ body, headers: { "content-type": "text/html" } }));
    const { mime, chunks } = await net.openImage(web.origin);
    expect(mime).toBe("image/gif");
    expect(await bytesOf(chunks)).toEqual(body);
  });

  test("is handed on before its end is there", async () => {
    const { net, web } = await startStage();
    const closed = new Promise<void>((resolve) => {
      web.on("/", (_request, response) => {
        response.writeHead(200, { "content-type": "image/gif" });
        response.write(LARGE);
        response.on("close", resolve);
      });
    });
    const { chunks } = await net.openImage(web.origin);
    expect((await chunks.next()).done).toBe(false);
    await chunks.return();
    await closed;
    expect(net.idle).toBe(true);
  });

  test("is rejected at once if it says that it is too large, and breaks off if it turns out so", async () => {
    const { net, web } = await startStage();
    web.on("/told", respond({ body: LARGE }));
    web.on("/untold", (_request, response) => void response.writeHead(200).end(LARGE));
    const tooLarge = { code: "document_too_large" };
    const options = { bytesMax: LARGE.length - 1 };
    await expect(net.openImage(`${web.origin}/told`, options)).rejects.toMatchObject(tooLarge);
    const untold = net.openImage(`${web.origin}/untold`, options);
    await expect(untold.then(({ chunks }) => bytesOf(chunks))).rejects.toMatchObject(tooLarge);
    const whole = await net.openImage(`${web.origin}/untold`, { bytesMax: LARGE.length });
    expect(await bytesOf(whole.chunks)).toEqual(LARGE);
  });

  test.each([
    ["a page", respond({ body: "<!doctype html><title>Gone</title>" }), "bad_response"],
    ["nothing", respond({}), "bad_response"],
    ["an error", respond({ status: 404, body: GIF }), "http_error"],
    ["a redirect into a private network", redirect("http://10.0.0.1/"), "private_address"],
  ])("is rejected if it is %s", async (_name, sent, code) => {
    const { net, web } = await startStage();
    web.on("/", sent);
    await expect(net.openImage(web.origin)).rejects.toMatchObject({ code });
  });
});
