import { describe, expect, test } from "vitest";
import { type Responder, silence } from "@/lib/testing/web/fake-responses";
import { type Stage, startStage } from "@/lib/testing/web/net-stage";
import { checkPage } from "../check-page";
import { ImagePreload } from "./image-preload";

const SITE = "www.example.test";
const CDN = "cdn.example.test";
const LOOPBACK = [["127.0.0.1"]];

function stage(): Promise<Stage> {
  return startStage({ hosts: [SITE, CDN], names: { [SITE]: LOOPBACK, [CDN]: LOOPBACK } });
}

/** More than the first 1,024 bytes, which are waited for to learn the encoding. */
function headWith(image: string): string {
  const style = `<style>${"p{margin:0}".repeat(100)}</style>`;
  return `<!doctype html><html><head><title>A</title>${style}<meta property="og:image" content="${image}"></head><body>`;
}

/** Sends the head of a page, and the rest when `ready`. */
function halting(head: string, ready: Promise<unknown>, rest: string): Responder {
  return (_req, res) => {
    res.writeHead(200, { "content-type": "text/html; charset=utf-8" }).write(head);
    void ready.then(() => res.end(rest));
  };
}

describe("ImagePreload", () => {
  test("asks for an image on another host while the page still arrives", async () => {
    const { web, net } = await stage();
    const image = `${web.originOf(CDN)}/card.png`;
    web.on("/", halting(headWith(image), web.requested(2), "<p>Text</p></body></html>"));
    const inspection = await checkPage(`${web.originOf(SITE)}/`, net, { fresh: false });
    expect(inspection.issues.map(({ code }) => code)).toContain("og_image_unreachable");
    expect(web.requests.filter(({ path }) => path === "/card.png")).toHaveLength(1);
  });

  test("drops the image when the page turns out to be none to report on", async () => {
    const { web, net } = await stage();
    const head = headWith(`${web.originOf(CDN)}/card.png`);
    web.on("/card.png", silence());
    web.on("/", halting(head, web.requested(2), "x".repeat(3_000_000)));
    const checked = checkPage(`${web.originOf(SITE)}/`, net, { fresh: false });
    await expect(checked).rejects.toMatchObject({ code: "document_too_large" });
    await web.quiet();
  });

  test("drops the image when nobody waits for the check", async () => {
    const { web, net } = await stage();
    const left = new AbortController();
    web.on("/card.png", silence());
    web.on("/", halting(headWith(`${web.originOf(CDN)}/card.png`), web.requested(2), ""));
    const checked = checkPage(`${web.originOf(SITE)}/`, net, { fresh: false, signal: left.signal });
    await web.requested(3);
    left.abort(new Error("left"));
    await expect(checked).rejects.toThrow("left");
    await web.quiet();
  });

  test("waits for the page's own connection when the image is on its host", async () => {
    const { net } = await stage();
    const early = new ImagePreload(net, { fresh: false });
    early.start("http://www.example.com/card.png", "http://www.example.com/");
    expect(early.take("http://www.example.com/card.png")).toBeNull();
  });
});
