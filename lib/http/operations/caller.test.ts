import { describe, expect, test } from "vitest";
import { testDatabase } from "@/lib/testing/database/test-database";
import { testAccount, testKey } from "@/lib/testing/service/test-account";
import { testResources } from "@/lib/testing/service/test-resources";
import { callerOf, isCrossOrigin } from "./caller";
import { CLIENT_HEADER } from "./request";

const resources = testResources({}, {}, testDatabase());

async function kindOf(headers: Record<string, string>): Promise<string> {
  return (await callerOf(new Headers(headers), resources)).kind;
}

describe("caller", () => {
  test("the network is what the server says it is", async () => {
    expect(await callerOf(new Headers({ [CLIENT_HEADER]: "192.0.2.7" }), resources)).toMatchObject({
      kind: "anonymous",
      network: "192.0.2.7",
    });
  });

  test("a key is taken behind the word Bearer, however it is written", async () => {
    const { key } = await testKey(resources, await testAccount(resources));
    for (const scheme of ["Bearer", "bearer", "BEARER", "  Bearer  "]) {
      expect(await kindOf({ authorization: `${scheme} ${key} ` })).toBe("key");
    }
  });

  test.each(["Bearer", "Bearer ", "bearer x", "Bearer a b"])(
    "%j names no key and is invalid",
    async (authorization) => {
      expect(await kindOf({ authorization })).toBe("invalid");
    },
  );

  test.each(["Basic eDp5", "Bearerx", "x Bearer y", ""])("%j is no bearer", async (authorization) => {
    expect(await kindOf({ authorization })).toBe("anonymous");
  });

  test("the session's cookie is found among others, by its whole name", async () => {
    const { cookie } = await testAccount(resources);
    expect(await kindOf({ cookie })).toBe("session");
    expect(await kindOf({ cookie: `theme=dark; ${cookie}; other=1` })).toBe("session");
    expect(await kindOf({ cookie: `x${cookie}` })).toBe("anonymous");
    expect(await kindOf({ cookie: cookie.replace("=", "2=") })).toBe("anonymous");
    expect(await kindOf({ cookie: "theme=dark" })).toBe("anonymous");
  });

  test("a header full of blanks is read as fast as any", async () => {
    expect(await kindOf({ authorization: `Bearer ${" ".repeat(15_000)}x` })).toBe("invalid");
    expect(await kindOf({ cookie: " ;".repeat(7_000) })).toBe("anonymous");
  });

  const BASE = "https://headlight.example";

  const HOST = "headlight.example";
  const OTHER = "127.0.0.1:3000";

  test.each([
    ["our own page", { origin: BASE, host: HOST }, false],
    ["our own page behind a proxy that names another host", { origin: BASE, host: "inside:3000" }, false],
    ["another site", { origin: "https://evil.example", host: HOST }, true],
    ["another scheme", { origin: "http://headlight.example", host: HOST }, true],
    ["another port", { origin: "https://headlight.example:8443", host: HOST }, true],
    ["a sister site", { origin: "https://www.headlight.example", host: HOST }, true],
    [
      "a site whose name begins like ours",
      { origin: "https://headlight.example.evil.example", host: HOST },
      true,
    ],
    ["a sandboxed frame", { origin: "null", host: HOST }, true],
    [
      "a sandboxed frame of another site",
      { origin: "null", "sec-fetch-site": "cross-site", host: HOST },
      true,
    ],
    ["our own page without referrer", { origin: "null", "sec-fetch-site": "same-origin", host: HOST }, false],
    ["a program", { host: HOST }, false],
    ["another site without an origin", { "sec-fetch-site": "cross-site", host: HOST }, true],
    ["a sister site without an origin", { "sec-fetch-site": "same-site", host: HOST }, true],
    ["our own page without an origin", { "sec-fetch-site": "same-origin", host: HOST }, false],
  ])("a request of %s", (_name, headers, foreign) => {
    expect(isCrossOrigin(new Headers(Object.entries(headers)), BASE)).toBe(foreign);
  });

  test.each([
    [
      "a page of that URL",
      { origin: `https://${OTHER}`, host: OTHER, "sec-fetch-site": "same-origin" },
      false,
    ],
    ["one where the browser says no more", { origin: `https://${OTHER}`, host: OTHER }, false],
    [
      "one by a scheme that the browser calls its own",
      { origin: `http://${OTHER}`, host: OTHER, "sec-fetch-site": "same-origin" },
      false,
    ],
    ["a scheme that may be another's", { origin: `http://${OTHER}`, host: OTHER }, true],
    [
      "the same host's other port",
      { origin: "https://127.0.0.1:3001", host: OTHER, "sec-fetch-site": "same-site" },
      true,
    ],
    ["another site", { origin: "https://evil.example", host: OTHER, "sec-fetch-site": "cross-site" }, true],
    ["another site that hides it", { origin: "https://evil.example", host: OTHER }, true],
    [
      "another site with a strange browser",
      { origin: "https://evil.example", host: OTHER, "sec-fetch-site": "same-origin" },
      true,
    ],
    ["no host", { origin: `https://${OTHER}` }, true],
  ])("opened at another URL than the public one, %s", (_name, headers, foreign) => {
    expect(isCrossOrigin(new Headers(Object.entries(headers)), BASE)).toBe(foreign);
  });
});
