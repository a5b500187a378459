import { describe, expect, test } from "vitest";
import { html } from "@/lib/testing/web/fake-responses";
import { startStage } from "@/lib/testing/web/net-stage";
import { parsePage } from "./parse-page";
import { createTurns } from "./turns";

const HEAD = `<head><title>Tides</title><style>${"p{margin:0}".repeat(2_000)}</style></head>`;
const PAGE = `${HEAD}<body>${"<b></b>".repeat(9_000)}<p>Ebb and flood.</p></body>`;

describe("parsePage", () => {
  test("a page whose head is enough is received whole, over a connection that is kept, and its body is not parsed", async () => {
    const { web, net } = await startStage();
    web.on("/", html(PAGE));
    const lane = createTurns().lane();
    const read = (isEnough: () => boolean) => parsePage(`${web.origin}/`, { net, lane }, { isEnough });
    const [head, whole] = [await read(() => true), await read(() => false)];
    expect([head.titles[0]?.text, whole.titles[0]?.text]).toEqual(["Tides", "Tides"]);
    expect([head.documentBytes, whole.documentBytes]).toEqual([PAGE.length, PAGE.length]);
    expect([head.paragraphs.length, whole.paragraphs.length]).toEqual([0, 1]);
    expect(web.connections).toBe(1);
  });
});
