import { describe, expect, it } from "vitest";
import { groupIssues, type IssueView } from "./issue-view";

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
    holdsAt: null,
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
  it("puts errors first and leaves no empty group", () => {
    expect(codes({ platform: "all", area: "all" })).toEqual([
      ["error", "error_in_title"],
      ["warning", "warning_for_google"],
      ["tip", "tip_for_x"],
    ]);
  });

  it("keeps what the chosen platform's readers see", () => {
    expect(codes({ platform: "google", area: "all" })).toEqual([
      ["error", "error_in_title"],
      ["warning", "warning_for_google"],
    ]);
  });

  it("wants platform and area both", () => {
    expect(codes({ platform: "google", area: "title" })).toEqual([["error", "error_in_title"]]);
    expect(codes({ platform: "telegram", area: "title" })).toEqual([]);
  });

  it("finds an issue in every area that it costs points in", () => {
    expect(codes({ platform: "x", area: "card" })).toEqual([
      ["error", "error_in_title"],
      ["tip", "tip_for_x"],
    ]);
  });
});
