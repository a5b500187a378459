import { describe, expect, test } from "vitest";
import { frameworkFixes } from "@/lib/inspect/prompt/framework-fixes";
import { groupIssues, type IssueView } from "./issue-list";

function issue(code: string, facts: Partial<IssueView>): IssueView {
  return {
    code,
    severity: "warning",
    importance: "recommended",
    title: code,
    description: code,
    fix: null,
    losses: [{ area: "card", points: 1 }],
    points: 1,
    platforms: ["x"],
    why: null,
    capsAt: null,
    frameworks: frameworkFixes(null, ""),
    ...facts,
  };
}

const ISSUES = [
  issue("tip_for_x", { severity: "tip" }),
  issue("error_in_title", {
    severity: "error",
    losses: [
      { area: "title", points: 14 },
      { area: "card", points: 2 },
    ],
    platforms: ["google", "x"],
  }),
  issue("warning_for_google", { platforms: ["google"] }),
];

const codes = (choice: Parameters<typeof groupIssues>[1]) =>
  groupIssues(ISSUES, choice).map(({ severity, issues }) => [severity, ...issues.map(({ code }) => code)]);

describe("groupIssues", () => {
  test("errors come first, and empty groups are left out", () => {
    expect(codes({ platform: "all", area: "all" })).toEqual([
      ["error", "error_in_title"],
      ["warning", "warning_for_google"],
      ["tip", "tip_for_x"],
    ]);
  });

  test("a platform filter keeps the issues of that platform", () => {
    expect(codes({ platform: "google", area: "all" })).toEqual([
      ["error", "error_in_title"],
      ["warning", "warning_for_google"],
    ]);
  });

  test("platform and area filters combine", () => {
    expect(codes({ platform: "google", area: "title" })).toEqual([["error", "error_in_title"]]);
    expect(codes({ platform: "telegram", area: "title" })).toEqual([]);
  });

  test("an issue matches every area it costs points in", () => {
    expect(codes({ platform: "x", area: "card" })).toEqual([
      ["error", "error_in_title"],
      ["tip", "tip_for_x"],
    ]);
  });
});
