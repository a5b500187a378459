import { describe, expect, it } from "vitest";
import { PLATFORMS } from "@/lib/inspect/platforms/index";
import { type Cut, cutText } from "@/lib/inspect/platforms/text/text-cut";
import { OWN_PAGES, ownPage } from "./site-pages";

const { google, discord, whatsapp, x } = PLATFORMS;

function isWhole(text: string, cut: Cut | null): boolean {
  return cut !== null && cutText(text, [cut]).cutAt === null;
}

it("knows each page by its path and nothing else", () => {
  expect(new Set(OWN_PAGES.map(({ path }) => path)).size).toBe(OWN_PAGES.length);
  expect(ownPage("/docs/issues/missing_og_image")?.title).toBe("The page offers no picture for its cards");
  expect(ownPage("/docs/issues/no_such_code")).toBeNull();
});

describe.each(OWN_PAGES)("$path", ({ title, description, summary }) => {
  it("says what the tightest platforms still show in full", () => {
    expect(isWhole(title, discord.limits.title.value)).toBe(true);
    expect(isWhole(title, x.limits.title.value)).toBe(true);
    expect(isWhole(description, google.limits.description.value)).toBe(true);
    expect(isWhole(summary, whatsapp.limits.description.value)).toBe(true);
  });

  it("says enough to be worth showing", () => {
    expect(description.length).toBeGreaterThan(70);
    expect(summary.length).toBeGreaterThan(50);
  });
});
