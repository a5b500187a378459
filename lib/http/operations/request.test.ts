import { describe, expect, test } from "vitest";
import { z } from "zod";
import { inputReader } from "./request";

const input = z.object({ id: z.string(), name: z.string() });
const read = { http: { method: "GET", path: "/api/things/{id}" }, input } as const;
const write = { http: { method: "PATCH", path: "/api/things/{id}" }, input } as const;

function patch(body: string, type = "application/json"): Request {
  const init = { method: "PATCH", body, headers: { "content-type": type } };
  return new Request("http://localhost:3000/api/things/thi_1", init);
}

describe("a read", () => {
  test("takes the path's and the query's parameters", async () => {
    const request = new Request("http://localhost:3000/api/things/thi%201?name=a");
    expect(await inputReader(read)(request)).toEqual({ id: "thi 1", name: "a" });
  });

  test("rejects a query's word against the path's", async () => {
    const request = new Request("http://localhost:3000/api/things/thi_1?id=thi_2");
    await expect(inputReader(read)(request)).rejects.toMatchObject({ code: "invalid_parameter" });
  });
});

describe("a write", () => {
  test("takes the body's fields beside the path's", async () => {
    const request = patch('{"name":"a","extra":1}', "Application/JSON; charset=utf-8");
    expect(await inputReader(write)(request)).toEqual({ id: "thi_1", name: "a", extra: 1 });
  });

  test.each([
    ["an empty body", patch("")],
    ["no JSON", patch("{name:a}")],
    ["a list", patch("[]")],
    ["null", patch("null")],
    ["a text", patch('"name"')],
    ["plain text", patch('{"name":"a"}', "text/plain")],
    ["a form", patch("name=a", "application/x-www-form-urlencoded")],
    ["another type that begins alike", patch("{}", "application/json-seq")],
    ["what the path has said", patch('{"id":"thi_2"}')],
  ])("rejects %s", async (_name, request) => {
    await expect(inputReader(write)(request)).rejects.toMatchObject({ code: "invalid_body" });
  });
});

describe("a parameter that the operation does not have", () => {
  const operation = {
    http: { method: "GET", path: "/example" },
    input: z.object({ url: z.string() }),
  } as const;
  const read = (query: string) =>
    inputReader(operation)({ url: `/example?${query}`, headers: new Headers(), text: async () => "" });

  test("is rejected by its name", async () => {
    await expect(read("url=https://example.com/&verbose=1")).rejects.toMatchObject({
      code: "invalid_parameter",
      message: "The parameter verbose is unknown.",
    });
  });

  test("is treated as the rest of a url with a query, which should have been encoded", async () => {
    await expect(read("url=https://example.com/?a=1&b=2")).rejects.toMatchObject({
      message:
        "The parameter b is unknown. If it belongs to the page to check, encode the url parameter, its & as %26.",
    });
  });

  test("matters less than a url that is missing", async () => {
    expect(await read("uri=https://example.com/")).toEqual({});
  });
});
