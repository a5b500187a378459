import { expect, test } from "vitest";
import { issueOf } from "@/lib/testing/issue-of";

const example = (href: string) => ({
  html: `<link rel="canonical" href="${href}">`,
  without: ["link:canonical"],
});

test.each(["/guides/tides", "tides", "//example.com/guides/tides"])("wants %s in full", (href) => {
  expect(issueOf("canonical_not_absolute", example(href))?.fix?.html).toBe(
    '<link rel="canonical" href="https://example.com/guides/tides">',
  );
});

test.each(["/", "guides/tides"])("leaves %s, which is another page, to the rule on that", (href) => {
  expect(issueOf("canonical_not_absolute", example(href))).toBeNull();
  expect(issueOf("canonical_points_elsewhere", example(href))).not.toBeNull();
});
