import { expect, test } from "vitest";
import { buildInput } from "@/lib/testing/page-builder";
import { usableDescription } from "./usable-description";

const { metadata } = buildInput({ head: ["<title>How tides shape the coast</title>"] });

test.each([
  ["Two floods a day move more sand than any storm.", "Two floods a day move more sand than any storm."],
  ["Sand &amp; water", "Sand & water"],
  ["And then the tide came in...", "And then the tide came in..."],
  [
    "We took the early ferry and had the island to ourselves. On Friday we found the cottage by torch ligh...",
    "We took the early ferry and had the island to ourselves.",
  ],
  [
    "We took the early ferry and had the island almost to ourselves until the afternoo […]",
    "We took the early ferry and had the island almost to ourselves until the",
  ],
])("%j can describe the page", (text, usable) => {
  expect(usableDescription(text, metadata)).toBe(usable);
});

test.each(["How tides shape the coast.", "{{ description }}"])("%j cannot", (text) => {
  expect(usableDescription(text, metadata)).toBeNull();
});
