import { expect, test } from "vitest";
import { testAccount, testKey } from "@/lib/testing/test-account";
import { testDatabase } from "@/lib/testing/test-database";
import { testResources } from "@/lib/testing/test-resources";
import { CLIENT_HEADER } from "../internal-headers";
import { callerOf } from "./caller";

const resources = testResources({}, {}, testDatabase());

async function kindOf(headers: Record<string, string>): Promise<string> {
  return (await callerOf(new Headers(headers), resources)).kind;
}

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
