import { describe, expect, it } from "vitest";
import { readDocument } from "./api-doc";
import { errorCodes } from "./error-table";
import { findApi } from "./find-api";

const document = readDocument("https://headlight.example");
const found = (text: string) => findApi(document, text).map(({ href }) => href);

describe("a search of the API's documentation", () => {
  it.each([
    ["/api/saved-urls", "/docs/api/saved-urls#operation-save_url"],
    ["FRESH", "/docs/api/checks#operation-inspect"],
    ["document_size", "/docs/api/objects#object-report"],
    ["rate_limited", "/docs/api#error-rate_limited"],
    ["sign out device", "/docs/api/sign-in#operation-end_session"],
    ["429", "/docs/api#error-rate_limited"],
  ])("for %s leads to %s", (text, href) => {
    expect(found(text)).toContain(href);
  });

  it.each(["", "  ", "no such thing here"])("for %j finds nothing", (text) => {
    expect(found(text)).toEqual([]);
  });

  it("leads to no error code that no answer carries", () => {
    expect(found("rate_limited")).toContain("/docs/api#error-rate_limited");
    const codes = errorCodes(document).map(({ code }) => `/docs/api#error-${code}`);
    expect(found("error code").filter((href) => href.includes("#error-"))).toEqual(codes);
  });

  it("finds only what holds every word", () => {
    expect(found("project")).toContain("/docs/api/projects#operation-create_project");
    expect(found("project webhook")).toEqual([]);
  });
});
