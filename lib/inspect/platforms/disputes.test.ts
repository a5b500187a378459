import { describe, expect, test } from "vitest";
import type { Fact } from "./facts";
import { PLATFORMS } from "./index";
import { PLATFORM_NAMES, type PlatformName } from "./names";

const { google, x, facebook, linkedin, discord, whatsapp, slack, telegram } = PLATFORMS;

/** What each platform's tables go by. */
const IN_TABLES: readonly (readonly [PlatformName, string, Fact<unknown> | undefined])[] = [
  ["google", "How much of a page is read", google.reads.bytes],
  ["google", "Width of the title on a desktop", google.limits.title],
  ["google", "Width of the description on a phone", google.facts?.mobileDescriptionPx],
  ["x", "A page without twitter:card", x.layouts.none ?? undefined],
  ["facebook", "How much of a page is read", facebook.reads.bytes],
  ["facebook", "How long a preview is cached", facebook.refresh.cachedFor],
  ["facebook", "Open Graph tags with name instead of property", facebook.reads.keyAttribute],
  ["facebook", "Characters of the title shown", facebook.limits.title],
  ["linkedin", "Minimum image size", linkedin.image.largeFromPx],
  ["linkedin", "The description", linkedin.limits.descriptionLines],
  ["linkedin", "A page without Open Graph tags", linkedin.order.title.at(-1)],
  ["discord", "When the image is large", discord.layouts.large ?? undefined],
  ["discord", "Where title and description are cut", discord.limits.description],
  ["discord", "AVIF and GIF images", discord.image.formats],
  ["discord", "How long a preview is cached", discord.refresh.cachedFor],
  ["whatsapp", "Maximum image file size", whatsapp.image.bytesMax],
  ["slack", "How much of a page is read", slack.reads.bytes],
  ["telegram", "Which image comes first", telegram.order.image[0]],
  ["telegram", "How to refresh a preview", telegram.refresh.tool],
  ["telegram", "A page without og:title", telegram.order.title[2]],
];

describe("what sources disagree on", () => {
  test.each(IN_TABLES)("%s: the tables go by the same words: %s", (name, question, fact) => {
    const dispute = PLATFORMS[name].disputes.find((each) => each.question === question);
    expect(dispute?.followed).toMatchObject({ label: fact?.label, source: fact?.source });
  });

  test.each(PLATFORM_NAMES)("is told of %s with the grounds for each side", (name) => {
    const disputes = PLATFORMS[name].disputes;
    expect(disputes.length).toBeGreaterThan(0);
    expect(new Set(disputes.map(({ question }) => question)).size).toBe(disputes.length);
    for (const { question, followed, others, why } of disputes) {
      expect(others.length, question).toBeGreaterThan(0);
      expect(why, question).toMatch(/^[A-Z].{5,}\.$/);
      for (const { label, source, value } of [followed, ...others]) {
        expect(value).not.toBe("");
        if (label !== "assumed") expect(source, value).toMatch(/^https:/);
      }
    }
  });
});
