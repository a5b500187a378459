import { describe, expect, it } from "vitest";
import { socialImagePath } from "@/app/_pages/page-metadata";
import { OWN_PAGES } from "@/app/_pages/site-pages";
import { DELETE, GET, HEAD } from "./route";

function request(path: string, method = "GET"): Request {
  return new Request(`https://headlight.example${path}`, { method });
}

describe("200", () => {
  it("is a PNG of 1200 by 630 that WhatsApp still takes", async () => {
    const response = await GET(request("/social/docs/issues/missing_og_image.png"));
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("image/png");
    const png = Buffer.from(await response.arrayBuffer());
    expect(png.subarray(1, 4).toString()).toBe("PNG");
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png.byteLength).toBeLessThan(300 * 1024);
    expect(response.headers.get("content-length")).toBe(String(png.byteLength));
  });

  it("is another picture for another page, and the same one again for the same", async () => {
    const [docs, api, again] = await Promise.all(
      ["/docs", "/docs/api", "/docs"].map(async (path) => {
        const response = await GET(request(socialImagePath(path)));
        return Buffer.from(await response.arrayBuffer());
      }),
    );
    expect(docs?.equals(again ?? Buffer.alloc(0))).toBe(true);
    expect(docs?.equals(api ?? Buffer.alloc(0))).toBe(false);
  });

  it("has no body for HEAD", async () => {
    const response = await HEAD(request("/social/docs.png", "HEAD"));
    expect(response.status).toBe(200);
    expect(await response.text()).toBe("");
  });
});

describe("404", () => {
  it.each([
    "/social/docs/issues/no_such_code.png",
    "/social/docs",
    "/social/.png",
    "/social.png",
    "/social//docs.png",
    "/social/docs.png.png",
    "/social/constructor.png",
  ])("for %s", async (path) => {
    expect((await GET(request(path))).status).toBe(404);
  });
});

it("405 names what is taken", async () => {
  const response = await DELETE(request("/social/docs.png", "DELETE"));
  expect(response.status).toBe(405);
  expect(response.headers.get("allow")).toContain("GET");
});

it("no page shares its picture's address with another", () => {
  const paths = OWN_PAGES.map(({ path }) => socialImagePath(path));
  expect(new Set(paths).size).toBe(paths.length);
});
