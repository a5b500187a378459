// Does not see: colors for dark mode alone, and a valid color that does not suit the page.
import { describe, expect, test } from "vitest";
import { issueOf } from "@/lib/testing/inspect/issue-of";

const named = (name: string, content: string) => ({
  html: `<meta name="${name}" content="${content}">`,
  without: [name],
});

describe("theme_color_invalid", () => {
  test.each([
    ["#abc", "#aabbcc"],
    ["rgb(26, 43, 60)", "#1a2b3c"],
    ["rgb(0 0 255)", "#0000ff"],
  ])("corrects %s to %s", (colour, corrected) => {
    expect(issueOf("theme_color_invalid", named("theme-color", colour))?.fix?.html).toContain(
      `"${corrected}"`,
    );
  });

  test.each(["navy", "rgb(1, 2, 300)", "#abcd", "var(--sea)"])("offers nothing for %s", (colour) => {
    expect(issueOf("theme_color_invalid", named("theme-color", colour))).toMatchObject({ fix: null });
  });

  test("looks at the last tag, as Discord does", () => {
    const html = '<meta name="theme-color" content="navy"><meta name="theme-color" content="#000080">';
    expect(issueOf("theme_color_invalid", { html, without: ["theme-color"] })).toBeNull();
  });
});
