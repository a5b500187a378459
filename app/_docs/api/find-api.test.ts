import { describe, expect, test } from "vitest";
import { readDocument } from "./api-doc";
import { findApi } from "./find-api";
import { errorCodes } from "./reference-tables";

const document = readDocument("https://headlight.example");
const found = (text: string) => findApi(document, text).map(({ href }) => href);

describe("a search of the API's documentation", () => {
  test.each([
    ["/api/saved-urls", "/docs/api/saved-urls#operation-save_url"],
    ["FRESH", "/docs/api/checks#operation-inspect"],
    ["document_size", "/docs/api/objects#object-report"],
    ["rate_limited", "/docs/api#error-rate_limited"],
    ["sign out device", "/docs/api/sign-in#operation-end_session"],
    ["429", "/docs/api#error-rate_limited"],
  ])("%s finds %s", (text, href) => {
    expect(found(text)).toContain(href);
  });

  test.each(["", "  ", "no such thing here"])("%j finds nothing", (text) => {
    expect(found(text)).toEqual([]);
  });

  test("every error code found is one that responses use", () => {
    expect(found("rate_limited")).toContain("/docs/api#error-rate_limited");
    const codes = errorCodes(document).map(({ code }) => `/docs/api#error-${code}`);
    expect(found("error code").filter((href) => href.includes("#error-"))).toEqual(codes);
  });

  test("only results with every word are found", () => {
    expect(found("project")).toContain("/docs/api/projects#operation-create_project");
    expect(found("project webhook")).toEqual([]);
  });
});
