import { describe, expect, test } from "vitest";
import { readImageFile } from "@/lib/testing/image-files";
import { redirect, respond } from "@/lib/testing/web/fake-responses";
import { startStage } from "@/lib/testing/web/net-stage";

const GIF = readImageFile("wide.gif");

describe("readImage", () => {
  test("brings the whole file, its type by its bytes", async () => {
    const { net, web } = await startStage();
    web.on("/", redirect("/a")).on("/a", respond({ body: GIF, headers: { "content-type": "text/html" } }));
    expect(await net.readImage(web.origin)).toEqual({ mime: "image/gif", bytes: GIF });
  });

  test("takes a file of exactly the limit and no longer one", async () => {
    const { net, web } = await startStage();
    web.on("/", respond({ body: GIF }));
    await expect(net.readImage(web.origin, { bytesMax: GIF.length })).resolves.toMatchObject({ bytes: GIF });
    await expect(net.readImage(web.origin, { bytesMax: GIF.length - 1 })).rejects.toMatchObject({
      code: "document_too_large",
    });
  });

  test.each([
    ["a page", respond({ body: "<!doctype html><title>Gone</title>" }), "bad_response"],
    ["nothing", respond({}), "bad_response"],
    ["an error", respond({ status: 404, body: GIF }), "http_error"],
    ["a redirect into a private network", redirect("http://10.0.0.1/"), "private_address"],
  ])("rejects %s", async (_, sent, code) => {
    const { net, web } = await startStage();
    web.on("/", sent);
    await expect(net.readImage(web.origin)).rejects.toMatchObject({ code });
  });
});
