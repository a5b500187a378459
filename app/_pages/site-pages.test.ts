import { describe, expect, test } from "vitest";
import { catalogueEntry } from "@/lib/inspect/catalogue";
import { PLATFORMS } from "@/lib/inspect/platforms/index";
import { type Cut, cutText } from "@/lib/inspect/platforms/text/text-cut";
import { unmatched } from "@/lib/server/next/unmatched";
import { SITE_PAGES, sitePage } from "./site-pages";

const { google, discord, whatsapp, x } = PLATFORMS;

function isWhole(text: string, cut: Cut | null): boolean {
  return cut !== null && cutText(text, [cut]).cutAt === null;
}

describe("site pages", () => {
  test("each page is found by its path", () => {
    expect(new Set(SITE_PAGES.map(({ path }) => path)).size).toBe(SITE_PAGES.length);
    expect(sitePage("/docs/issues/missing_og_image")?.title).toBe(catalogueEntry("missing_og_image")?.title);
    expect(sitePage("/docs/issues/no_such_code")).toBeNull();
  });
});

describe.each(SITE_PAGES)("$path", ({ path, title, description, summary }) => {
  test("the server knows the path", () => {
    expect(unmatched(path)).toBe(path);
  });

  test("the texts fit the strictest platforms", () => {
    expect(isWhole(title, discord.limits.title.value)).toBe(true);
    expect(isWhole(title, x.limits.title.value)).toBe(true);
    expect(isWhole(description, google.limits.description.value)).toBe(true);
    expect(isWhole(summary, whatsapp.limits.description.value)).toBe(true);
  });

  test("the texts are long enough", () => {
    expect(description.length).toBeGreaterThan(70);
    expect(summary.length).toBeGreaterThan(50);
  });
});
