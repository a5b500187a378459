import { expect, test } from "vitest";
import { issueOf } from "@/lib/testing/issue-of";

const START = "https://example.com/";
const raised = (address: string) =>
  issueOf("address_too_long", { html: `<meta name="twitter:image" content="${address}">` });

test("allows exactly 2,048 characters and no more", () => {
  expect(raised(START + "a".repeat(2_048 - START.length))).toBeNull();
  expect(raised(START + "a".repeat(2_049 - START.length))?.description).toContain("has 2,049 characters");
});

test("counts characters, not UTF-16 units", () => {
  expect(raised(START + "🌊".repeat(2_048 - START.length))).toBeNull();
  expect(raised(START + "🌊".repeat(2_049 - START.length))).not.toBeNull();
});
