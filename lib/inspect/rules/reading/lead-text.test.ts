import { expect, test } from "vitest";
import { buildPage } from "@/lib/testing/page-builder";
import { leadText } from "./lead-text";

const leadOf = (max: number, ...paragraphs: string[]) =>
  leadText(buildPage({ body: paragraphs.map((text) => `<p>${text}</p>`).join("") }), max);

const LEAD = "Twice a day the sea lifts a layer of sand off the flats.";

test("is the first paragraph of at least 40 characters", () => {
  expect(leadOf(80, "Menu", "x".repeat(39), LEAD)).toBe(LEAD);
  expect(leadOf(80, "x".repeat(40), LEAD)).toBe("x".repeat(40));
  expect(leadOf(80, "Menu")).toBeNull();
});

test("passes over filler and unfilled templates", () => {
  expect(leadOf(80, "Lorem ipsum dolor sit amet, consectetur adipiscing.", LEAD)).toBe(LEAD);
  expect(leadOf(80, "Welcome {{ user.name }}, here is what is new today.", LEAD)).toBe(LEAD);
});

test("is kept whole at exactly the limit and cut at a word beyond it", () => {
  expect(leadOf(LEAD.length, LEAD)).toBe(LEAD);
  expect(leadOf(LEAD.length - 1, LEAD)).toBe("Twice a day the sea lifts a layer of sand off the");
});

test("never ends in half an emoji when there is no space to cut at", () => {
  const lead = leadOf(81, "🌊".repeat(60));
  expect(lead).toBe("🌊".repeat(40));
});
