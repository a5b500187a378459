// Does not see: a page that says "not found" in words, with status 200.
import { describe, expect, test } from "vitest";
import { issueOf } from "@/lib/testing/inspect/issue-of";
import { inspectExample } from "../example/inspect-example";

describe("page_http_error", () => {
  test.each([400, 404, 410, 500, 503])("leaves a page that responds with %i no points", (status) => {
    expect(inspectExample({ html: "", fetched: { status } }).score).toMatchObject({
      value: 0,
      cappedBy: "page_http_error",
    });
  });

  test("accepts 399 and below", () => {
    expect(issueOf("page_http_error", { fetched: { status: 399 } })).toBeNull();
  });
});
