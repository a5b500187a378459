// Does not see: a half that is missing without leaving its separator, or one made of letters ("Field Notes by").
import { describe, expect, test } from "vitest";
import { issueOf } from "@/lib/testing/inspect/issue-of";

const raised = (text: string) =>
  issueOf("half_empty_title", { html: `<title>${text}</title>`, without: ["title"] });

describe("half_empty_title", () => {
  test.each([
    "| Site",
    "Site |",
    " - ",
    "- Site",
    "Site –",
    "» Tides",
    ":: Site",
    "Site ::",
    "｜サイト",
    "潮汐｜",
    "·",
    "Tides | | Site",
    "Tides -  - Site",
    "\u200b | Site",
  ])("%j is half empty", (text) => {
    expect(raised(text)).not.toBeNull();
  });

  test.each([
    "Tides - Site",
    "-3 °C - Site",
    "– 20 % on everything",
    "Les nouvelles du jour :",
    "Site",
    "C | C++",
    "Tides -- a film",
    "/r/tides",
    "What is “|” for?",
  ])("%j is whole", (text) => {
    expect(raised(text)).toBeNull();
  });

  test("the page's own name fills the gap", () => {
    expect(raised("| Field Notes")?.fix?.html).toBe("<title>How tides shape the coast - Field Notes</title>");
  });
});
