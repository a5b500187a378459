import { describe, expect, test } from "vitest";
import { socialImagePath } from "@/app/_pages/page-metadata";
import { SITE_PAGES } from "@/app/_pages/site-pages";
import { DELETE, GET, HEAD } from "./route";

function request(path: string, method = "GET"): Request {
  return new Request(`https://headlight.example${path}`, { method });
}

describe("200", () => {
  test("the image is a PNG of 1200 × 630 px within WhatsApp's limit", async () => {
    const response = await GET(request("/social/docs/issues/missing_og_image.png"));
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("image/png");
    const png = Buffer.from(await response.arrayBuffer());
    expect(png.subarray(1, 4).toString()).toBe("PNG");
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png.byteLength).toBeLessThan(300 * 1024);
    expect(response.headers.get("content-length")).toBe(String(png.byteLength));
  });

  test("each page has its own image, the same at each request", async () => {
    const [docs, api, again] = await Promise.all(
      ["/docs", "/docs/api", "/docs"].map(async (path) => {
        const response = await GET(request(socialImagePath(path)));
        return Buffer.from(await response.arrayBuffer());
      }),
    );
    expect(docs?.equals(again ?? Buffer.alloc(0))).toBe(true);
    expect(docs?.equals(api ?? Buffer.alloc(0))).toBe(false);
  });

  test("many at once are drawn one after the other, and what is too many is told to come back", async () => {
    const paths = SITE_PAGES.slice(-10).map(({ path }) => socialImagePath(path));
    const responses = await Promise.all(paths.map((path) => GET(request(path))));
    const rejected = responses.filter(({ status }) => status === 503);
    expect(responses.filter(({ status }) => status === 200).length).toBe(8);
    expect(rejected.map(({ headers }) => headers.get("retry-after"))).toEqual(["5", "5"]);
  }, 60_000);

  test("HEAD has no body", async () => {
    const response = await HEAD(request("/social/docs.png", "HEAD"));
    expect(response.status).toBe(200);
    expect(await response.text()).toBe("");
  });
});

describe("404", () => {
  test.each([
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

describe("social images of pages", () => {
  test("405 names the allowed methods", async () => {
    const response = await DELETE(request("/social/docs.png", "DELETE"));
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toContain("GET");
  });

  test("no two pages share the path of their image", () => {
    const paths = SITE_PAGES.map(({ path }) => socialImagePath(path));
    expect(new Set(paths).size).toBe(paths.length);
  });
});
