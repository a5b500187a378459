// Does not see: a downgrade in the redirects of images and icons.
import { describe, expect, test } from "vitest";
import { issueOf } from "@/lib/testing/inspect/issue-of";

const hops = (...urls: readonly string[]) => ({ hops: urls.map((url) => ({ url, status: 302 })) });
const raised = (finalUrl: string, ...before: readonly string[]) =>
  issueOf("redirect_http_downgrade", { fetched: { ...hops(...before), finalUrl } });

describe("redirect_http_downgrade", () => {
  test("is raised at the last redirect as well as at an earlier one", () => {
    expect(raised("http://example.com/b", "https://example.com/a")?.description).toContain(
      "http://example.com/b",
    );
    expect(raised("https://example.com/c", "https://example.com/a", "http://example.com/b")).not.toBeNull();
  });

  test("stays silent for a redirect up to https and on a page that never was on it", () => {
    expect(raised("https://example.com/b", "http://example.com/a")).toBeNull();
    expect(raised("http://example.com/b", "http://example.com/a")).toBeNull();
  });
});
