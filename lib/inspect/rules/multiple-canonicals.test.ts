import { expect, test } from "vitest";
import { issueOf } from "@/lib/testing/issue-of";

test("stays silent when the same address is named twice, in other words", () => {
  expect(issueOf("multiple_canonicals", { html: '<link rel="canonical" href="/guides/tides">' })).toBeNull();
});

test("counts an empty canonical link for none", () => {
  expect(issueOf("multiple_canonicals", { html: '<link rel="canonical" href=" ">' })).toBeNull();
});

test("counts a version for phones for none", () => {
  const html = '<link rel="canonical" href="https://m.example.com/guides/tides" media="handheld">';
  expect(issueOf("multiple_canonicals", { html })).toBeNull();
});
