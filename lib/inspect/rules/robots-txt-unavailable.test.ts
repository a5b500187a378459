// Does not see: a robots.txt that times out or breaks off, which may be our own connection's fault.
import { describe, expect, test } from "vitest";
import { issueOf } from "@/lib/testing/inspect/issue-of";

const robots = { url: "https://example.com/robots.txt", pageBlocked: [], imageBlocked: [] };

describe("robots_txt_unavailable", () => {
  test("a robots.txt that fails on the server is named with its status", () => {
    const issue = issueOf("robots_txt_unavailable", {
      resources: { robots: { ...robots, failedStatus: 503 } },
    });
    expect(issue?.description).toContain('"https://example.com/robots.txt" returns status 503');
  });

  test("a robots.txt that could be read, or that nothing is known of, passes", () => {
    expect(issueOf("robots_txt_unavailable", { resources: { robots } })).toBeNull();
    expect(issueOf("robots_txt_unavailable", { resources: { robots: null } })).toBeNull();
  });
});
