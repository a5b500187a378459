// Does not see: a right type that only some visitors get.
import { describe, expect, test } from "vitest";
import { inspectExample } from "../example/inspect-example";

const sentAs = (type: string, document?: string) =>
  inspectExample({ html: "", document, fetched: { headers: { "content-type": type } } });
const codes = (type: string, document?: string) => sentAs(type, document).issues.map(({ code }) => code);

describe("content_type_not_html", () => {
  test.each(["text/html", "TEXT/HTML; charset=utf-8", "application/xhtml+xml", "text/html, text/html"])(
    "is right when it is %s",
    (type) => {
      expect(codes(type)).toEqual([]);
    },
  );

  test.each(["text/plain", "application/octet-stream", "text/htmlx", ""])(
    "is reported when HTML is sent as '%s'",
    (type) => {
      expect(codes(type)).toEqual(["content_type_not_html"]);
    },
  );

  test("holds the score at 20 or less when there is no HTML either", () => {
    const found = sentAs("application/pdf", "%PDF-1.7");
    expect(found.issues.map(({ code }) => code)).toContain("page_not_html");
    expect(found.score.value).toBeLessThanOrEqual(20);
  });
});
