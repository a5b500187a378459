import { describe, expect, test } from "vitest";
import { testResources } from "@/lib/testing/service/test-resources";
import { etagOf, hasVersion } from "../response/etag";
import { openApiRoute } from "./route";

const ETAG = etagOf("text");

describe("versions of a text", () => {
  test.each([
    [ETAG, true],
    [ETAG.slice(2), true],
    [`"other", ${ETAG}`, true],
    ["*", true],
    ['"other"', false],
    ["", false],
  ])("If-None-Match %s names the version: %s", (header, expected) => {
    expect(hasVersion(new Headers({ "if-none-match": header }), ETAG)).toBe(expected);
  });
});

describe("/openapi.json", () => {
  const { GET } = openApiRoute(() => testResources());
  const get = (headers: Record<string, string> = {}) =>
    GET(new Request("http://localhost:3000/openapi.json", { headers }));

  test("is not sent again to a client that has it", async () => {
    const first = await get();
    const etag = first.headers.get("etag") ?? "";
    const again = await get({ "if-none-match": etag });
    expect([first.status, again.status]).toEqual([200, 304]);
    expect(again.headers.get("etag")).toBe(etag);
    expect(again.headers.get("cache-control")).toBe("public, max-age=300");
    expect(await again.text()).toBe("");
  });
});
