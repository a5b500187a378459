import { describe, expect, test } from "vitest";
import { AppError } from "@/lib/errors";
import { NodeHeaders, noteFacts } from "@/lib/http/operations/request";
import { testServer } from "@/lib/testing/servers/test-server";

describe("x-request-id", () => {
  test.each(["abcdef12", "A.b_c-d.0123456789", "x".repeat(64)])(
    "%s of a client comes back and is logged",
    async (id) => {
      const { origin, logged } = await testServer();
      const response = await fetch(origin, { headers: { "x-request-id": id } });
      expect(response.headers.get("x-request-id")).toBe(id);
      expect(await logged.line("request")).toMatchObject({ id });
    },
  );

  test.each(["short", "x".repeat(65), "with a space", "<script>alert(1)</script>"])(
    "%s of a client is replaced by a new one",
    async (id) => {
      const { origin, logged } = await testServer();
      const response = await fetch(origin, { headers: { "x-request-id": id } });
      const own = response.headers.get("x-request-id");
      expect(own).toMatch(/^[0-9a-f-]{36}$/);
      expect(await logged.line("request")).toMatchObject({ id: own });
    },
  );

  test("names an error and a request that cannot be read too", async () => {
    const failing = async () => {
      throw new AppError("overloaded");
    };
    const { origin, raw, logged } = await testServer({ handle: failing });
    const response = await fetch(origin);
    expect(response.status).toBe(503);
    const id = response.headers.get("x-request-id");
    expect(await logged.line("request")).toMatchObject({ id, code: "overloaded", status: 503 });
    expect(await raw("NONSENSE\r\n\r\n")).toMatch(/^x-request-id: [0-9a-f-]{36}\r$/m);
  });

  test("is beside the account, the cache and the error code in the log", async () => {
    const { origin, logged } = await testServer({
      handle(req, res) {
        noteFacts(new NodeHeaders(req.headers), { account: "acc_1", cache: "hit" });
        res.end();
      },
    });
    await fetch(origin);
    expect(await logged.line("request")).toMatchObject({ account: "acc_1", cache: "hit" });
  });
});
