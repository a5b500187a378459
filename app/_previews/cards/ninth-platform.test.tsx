import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { PlatformCards } from "@/app/_docs/link-cards";
import { imageRows, limitRows } from "@/app/_docs/platform/fact-rows";
import { platformPage } from "@/app/_pages/docs-pages";
import { documented } from "@/lib/inspect/platforms/facts";
import { DEFINITIONS } from "@/lib/inspect/platforms/index";
import { countWord, LISTINGS, type Listing, namesOf, recordOf } from "@/lib/inspect/platforms/names";
import type { PlatformDefinition } from "@/lib/inspect/platforms/platform";
import { createRegistry } from "@/lib/inspect/platforms/resolve/registry";
import { previewsSchema } from "@/lib/services/inspections/report-schema";
import { buildInput, named, og } from "@/lib/testing/inspect/page-builder";
import type { CardDesign } from "../card/card-design";
import { factsOf } from "../grid/platform-facts";
import { CardGrid } from "../grid/preview-grid";
import { createCards, DESIGNS } from "./index";

// What a contributor writes: a line of `platforms/names.ts`.
const MASTODON: Listing = { label: "Mastodon", kind: "social" };

// `platforms/mastodon/mastodon.ts`, with its sources, and its line of `platforms/index.ts`.
const MASTODON_DEFINITION: PlatformDefinition = {
  ...DEFINITIONS.telegram,
  basis: "Mastodon reads Open Graph tags.",
  crawler: { ...DEFINITIONS.telegram.crawler, token: "Mastodon" },
  refresh: {
    ...DEFINITIONS.telegram.refresh,
    cachedFor: documented("two weeks", { url: "https://docs.joinmastodon.org/", read: "2026-11-28" }),
  },
  cuts: () => ({ title: [{ unit: "characters", max: 10 }], description: [] }),
};

// `cards/mastodon/card.tsx`, and its line of `cards/index.ts`.
const MASTODON_DESIGN: CardDesign = {
  ...DESIGNS.slack,
  draw: (preview) => <p className="mastodon-title">{preview.title}</p>,
};

const listings = { ...LISTINGS, mastodon: MASTODON };
const names = namesOf(listings);
const registry = createRegistry(listings, { ...DEFINITIONS, mastodon: MASTODON_DEFINITION });
const cards = createCards(listings, { ...DESIGNS, mastodon: MASTODON_DESIGN });
const previews = registry.resolvePreviews(
  buildInput({ head: [og("og:title", "A title of some length"), named("description", "Text")] }),
);

describe("ninth platform", () => {
  test("a ninth platform resolves a preview by its own tables, after the other eight", () => {
    expect(Object.keys(previews)).toEqual([...Object.keys(LISTINGS), "mastodon"]);
    expect(previews.mastodon).toMatchObject({ title: "A title o…", source: { title: "og:title" } });
    expect(previews.mastodon.basis).toContain("Mastodon reads Open Graph tags.");
    expect(previews.telegram.title).toBe("A title of some length");
  });

  test("a ninth platform is drawn in the grid, in the jump bar and under its own name", () => {
    const facts = recordOf(names, (name) => factsOf(registry.platforms[name]));
    const html = renderToStaticMarkup(
      <CardGrid heading="Link previews" previews={previews} facts={facts} cards={cards} />,
    );
    expect(html).toContain('<p class="mastodon-title">A title o…</p>');
    expect(html).toMatch(/id="preview-mastodon"[^>]*>Mastodon</);
    expect(html.match(/<button[^>]*aria-current[^>]*>[^<]+/g)).toHaveLength(9);
    expect(html.match(/class="pv-column"/g)).toHaveLength(4);
  });

  test("a ninth platform is documented: page, facts, index and schema", () => {
    const { mastodon } = registry.platforms;
    expect(platformPage(mastodon)).toMatchObject({ path: "/docs/platforms/mastodon" });
    expect(platformPage(mastodon).title).toContain("Mastodon");
    expect([...limitRows(mastodon), ...imageRows(mastodon)].length).toBeGreaterThan(5);
    const html = renderToStaticMarkup(<PlatformCards platforms={Object.values(registry.platforms)} />);
    expect(html).toContain('href="/docs/platforms/mastodon"');
    const schema = z.toJSONSchema(previewsSchema(names));
    expect(Object.keys(schema.properties ?? {})).toEqual(names);
  });

  test("a ninth platform names its own sources", () => {
    expect(registry.platforms.mastodon.refresh.cachedFor).toMatchObject({
      source: "https://docs.joinmastodon.org/",
      checked: "2026-11-28",
    });
  });

  test("a ninth platform is counted", () => {
    expect(countWord(names.length)).toBe("nine");
  });
});
