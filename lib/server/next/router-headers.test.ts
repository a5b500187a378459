import { describe, expect, test } from "vitest";
import { echo, testServer } from "@/lib/testing/servers/test-server";
import { forgetRouter } from "./router-headers";

describe("a request for a path without a page", () => {
  test("has nothing left of what Next's browser code sends", async () => {
    const { origin } = await testServer({
      handle(req, res) {
        forgetRouter(req, res);
        return echo(req, res);
      },
    });
    const state = encodeURIComponent('["",{"children":["__PAGE__",{}]},null,null,16]');
    const headers = {
      rsc: "1",
      "next-router-state-tree": state,
      "next-router-prefetch": "1",
      "x-other": "1",
    };
    const { headers: left } = await (await fetch(`${origin}/page`, { headers })).json();
    expect(Object.keys(left).filter((name) => /^(?:rsc|next-)/.test(name))).toEqual([]);
    expect(left).toHaveProperty("x-other", "1");
  });

  test.each([
    ["rsc, next-router-state-tree, Accept-Encoding", "Accept-Encoding"],
    ["rsc, Next-Url", null],
    ["origin, accept-encoding", "origin, accept-encoding"],
  ])("varies, where Next says %s, with %s", async (vary, kept) => {
    const { origin } = await testServer({
      handle(req, res) {
        forgetRouter(req, res);
        res.setHeader("Vary", vary).end();
      },
    });
    expect((await fetch(`${origin}/route`)).headers.get("vary")).toBe(kept);
  });
});
