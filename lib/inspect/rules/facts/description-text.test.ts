import { describe, expect, test } from "vitest";
import { buildInput, buildPage } from "@/lib/testing/inspect/page-builder";
import { cleanDescription, leadText } from "./description-text";

const leadOf = (max: number, ...paragraphs: string[]) =>
  leadText(buildPage({ body: paragraphs.map((text) => `<p>${text}</p>`).join("") }), {
    letters: max,
    wideLetters: max / 2,
  });

const LEAD = "Twice a day the sea lifts a layer of sand off the flats.";

describe("description text", () => {
  test("is the first paragraph of at least 40 characters", () => {
    expect(leadOf(80, "Menu", "x".repeat(39), LEAD)).toBe(LEAD);
    expect(leadOf(80, "x".repeat(40), LEAD)).toBe("x".repeat(40));
    expect(leadOf(80, "Menu")).toBeNull();
  });

  test("passes over filler and unfilled templates", () => {
    expect(leadOf(80, "Lorem ipsum dolor sit amet, consectetur adipiscing.", LEAD)).toBe(LEAD);
    expect(leadOf(80, "Welcome {{ user.name }}, here is what is new today.", LEAD)).toBe(LEAD);
  });

  test("passes over a line that only announces what follows", () => {
    expect(leadOf(80, "Enter the password to open this PDF file, please:", LEAD)).toBe(LEAD);
  });

  test("is kept whole at exactly the limit and never cut within a sentence", () => {
    expect(leadOf(LEAD.length, LEAD)).toBe(LEAD);
    expect(leadOf(LEAD.length - 1, LEAD)).toBeNull();
    expect(leadOf(80, "🌊".repeat(60))).toBeNull();
  });

  test("begins with its first visible letter", () => {
    expect(leadOf(80, `\u200b\ufeff ${LEAD}`)).toBe(LEAD);
  });

  test("ends with a sentence where one fits that is long enough", () => {
    const two = `${LEAD} The wind does the same, but only by Dr. Lind's own account.`;
    expect(leadOf(80, two)).toBe(LEAD);
    expect(leadOf(105, two)).toBe(LEAD);
    expect(leadOf(80, `Salt it. ${"word ".repeat(30)}`)).toBeNull();
    expect(leadOf(100, `${"潮".repeat(41)}。${"砂".repeat(20)}`)).toBe(`${"潮".repeat(41)}。`);
    expect(leadOf(100, `${"潮".repeat(50)}。${"砂".repeat(20)}`)).toBeNull();
  });

  test("knows the short words that a sentence may end in from abbreviations", () => {
    const silted = "Nobody notices until a whole harbour has silted up.";
    expect(leadOf(80, `${silted} ${"word ".repeat(30)}`)).toBe(silted);
    expect(leadOf(80, `Nobody asked what the harbour's own Dr. Lind ${"word ".repeat(30)}`)).toBeNull();
  });

  test("has less room for wide letters, and takes half as many for enough", () => {
    const short = "塩性湿地は、潮の満ち引きで海水をかぶる草地。";
    const room = { letters: 155, wideLetters: 65 };
    const lead = (text: string) => leadText(buildPage({ body: `<p>目次と案内</p><p>${text}</p>` }), room);
    expect(leadOf(80, "目次と案内", short)).toBe(short);
    expect(lead(`${"潮".repeat(64)}。${"砂".repeat(60)}`)).toBe(`${"潮".repeat(64)}。`);
    expect(lead(`${"潮".repeat(65)}。${"砂".repeat(60)}`)).toBeNull();
    expect(lead(`${short}${"砂".repeat(60)}`)).toBe(short);
  });

  const { metadata } = buildInput({ head: ["<title>How tides shape the coast</title>"] });

  test.each([
    ["Two floods a day move more sand than any storm.", "Two floods a day move more sand than any storm."],
    ["Sand &amp; water of the northern coast", "Sand & water of the northern coast"],
    ["Sand and water.", "Sand and water."],
    [
      "The tea stall was gone. Someone said it moved. ...,Hill Forum",
      "The tea stall was gone. Someone said it moved.",
    ],
    ["And then the tide came in...", "And then the tide came in..."],
    [
      "We took the early ferry and had the island to ourselves. On Friday we found the cottage by torch ligh...",
      "We took the early ferry and had the island to ourselves.",
    ],
  ])("%j can describe the page", (text, usable) => {
    expect(cleanDescription(text, metadata)).toBe(usable);
  });

  test.each([
    "How tides shape the coast.",
    "{{ description }}",
    "Official site",
    "We took the early ferry and had the island almost to ourselves until the afternoo […]",
  ])("%j cannot", (text) => {
    expect(cleanDescription(text, metadata)).toBeNull();
  });
});
