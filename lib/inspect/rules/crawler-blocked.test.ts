// Does not see: a site that blocks a crawler by its IP address, since our requests come from ours.
import { describe, expect, test } from "vitest";
import { inspectExample } from "../example/inspect-example";
import type { CrawlerResponse } from "../resources";

const inspected = (...crawlers: readonly CrawlerResponse[]) =>
  inspectExample({ html: "", resources: { crawlers } });

describe("crawler_blocked", () => {
  test("stays silent when no crawler was tried, or none was blocked", () => {
    expect(inspectExample({ html: "" }).issues).toEqual([]);
    expect(inspected({ platform: "x", status: 200 }, { platform: "slack", status: 500 }).issues).toEqual([]);
  });

  test("holds the score at 40 when every crawler that was tried is blocked", () => {
    const { score } = inspected({ platform: "x", status: 403 }, { platform: "facebook", status: 401 });
    expect(score).toMatchObject({ value: 40, cappedBy: "crawler_blocked" });
  });

  test("costs points only, and names the blocked ones, when others get through", () => {
    const { score, issues } = inspected(
      { platform: "x", status: 429 },
      { platform: "facebook", status: 200 },
    );
    expect(issues[0]).toMatchObject({ code: "crawler_blocked", platforms: ["x"] });
    expect(score).toMatchObject({ value: 90, cappedBy: null });
  });
});
