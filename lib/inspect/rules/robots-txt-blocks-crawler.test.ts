// Does not see: rules for crawlers of platforms that are not documented to obey robots.txt.
import { describe, expect, test } from "vitest";
import { inspectExample } from "../example/inspect-example";
import type { PlatformName } from "../platforms/names";

const inspected = (pageBlocked: readonly PlatformName[]) =>
  inspectExample({
    html: "",
    resources: { robots: { url: "https://example.com/robots.txt", pageBlocked, imageBlocked: pageBlocked } },
  });

describe("robots_txt_blocks_crawler", () => {
  test("costs search and two thirds of the card points while LinkedIn may still read the page", () => {
    const { score, issues } = inspected(["google", "x", "facebook"]);
    expect(issues.map(({ code }) => code)).toEqual(["robots_txt_blocks_crawler"]);
    expect(issues[0]?.platforms).toEqual(["google", "x", "facebook"]);
    expect(score).toMatchObject({ value: 85, cappedBy: null });
  });

  test("holds the score at 40 when Google, X, Facebook and LinkedIn are all shut out", () => {
    const { score } = inspected(["google", "x", "facebook", "linkedin"]);
    expect(score).toMatchObject({ value: 40, cappedBy: "robots_txt_blocks_crawler" });
  });

  test("costs nothing in search while Google may read the page", () => {
    const { score, issues } = inspected(["x"]);
    expect(issues[0]?.losses).toEqual([{ area: "card", points: 3 }]);
    expect(score).toMatchObject({ value: 97, cappedBy: null });
  });

  test("leaves aside platforms that do not read robots.txt", () => {
    expect(inspected(["discord", "slack"]).issues).toEqual([]);
  });
});
