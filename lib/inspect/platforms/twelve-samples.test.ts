import { describe, expect, test } from "vitest";
import { buildInput, type InputParts, imageOf, named, og } from "@/lib/testing/inspect/page-builder";
import { resolvePreviews } from "./index";
import { PLATFORM_NAMES, type PlatformName } from "./names";
import type { Card, Preview } from "./platform";

// The twelve sample pages that every card is drawn from, and what each of the eight cards must show of them.

const PAGE = "https://example.com/guides/tides";
const IMAGE = "https://example.com/tides.jpg";
const ICON = "https://example.com/icon.png";
const TITLE = "How tides shape the coast and the people living on it";
const DESCRIPTION =
  "Two floods a day move more sand than any storm of the year. We walked the flats for a summer and drew what the water takes, and where to.";

const JAPANESE_TITLE = "潮の満ち引きが海岸の砂と人々の暮らしをどのように形づくるのかを一年かけて歩いて調べた";
const JAPANESE_DESCRIPTION = "一日に二度の満ち潮は、どんな嵐よりも多くの砂を動かす。".repeat(5).slice(0, 120);
const ARABIC_TITLE = "كيف يشكل المد والجزر الساحل مع تطبيق Tidewatch";
const ARABIC_DESCRIPTION = "مرتان في اليوم يرفع البحر طبقة من الرمل ويضعها في مكان آخر بحسب Tidewatch.";
const FAMILY = "👨‍👩‍👧‍👦";
/** The family begins at byte 66, so the cut at byte 67 falls into it. */
const EMOJI_TITLE = `${"Family day at the tide pools of the northern coast".padEnd(50, ".")}🇮🇸👍🏽${FAMILY} and more`;
const LONG_WORD = "w".repeat(80);
const HUGE_TITLE = `A very long walk along the coast ${LONG_WORD} ${"and on and on ".repeat(9)}${"x".repeat(9)}`;
const HUGE_DESCRIPTION = "Sand is a slow river. ".repeat(19).trim().slice(0, 400);

interface Sample {
  readonly title?: string;
  readonly description?: string;
  readonly siteName?: string;
  readonly card?: string;
  readonly image?: {
    readonly url?: string;
    readonly size: readonly [number, number];
    readonly broken?: boolean;
    readonly format?: string;
  } | null;
  readonly more?: readonly string[];
}

function sampleInput({
  title = TITLE,
  description = DESCRIPTION,
  siteName = "Field Notes",
  ...rest
}: Sample) {
  const image = rest.image === undefined ? { size: [1200, 630] as const } : rest.image;
  const url = image?.url ?? IMAGE;
  return buildInput({
    url: PAGE,
    head: [
      '<meta charset="utf-8">',
      `<title>${title}</title>`,
      named("description", description),
      og("og:title", title),
      og("og:description", description),
      og("og:type", "article"),
      og("og:url", PAGE),
      og("og:site_name", siteName),
      named("twitter:card", rest.card ?? "summary_large_image"),
      `<link rel="icon" href="${ICON}">`,
      ...(image ? [og("og:image", url)] : []),
      ...(rest.more ?? []),
    ],
    images: [imageOf(ICON, [96, 96], { format: "png" }), ...(image ? [factsOf(url, image)] : [])],
  });
}

function factsOf(url: string, image: NonNullable<Sample["image"]>) {
  if (image.broken)
    return {
      ...imageOf(url, [0, 0]),
      state: "http_error" as const,
      status: 404,
      width: null,
      height: null,
      format: null,
      bytes: null,
    };
  return imageOf(url, image.size, { format: image.format ?? "jpeg" });
}

const BARE: InputParts = {
  url: PAGE,
  head: ["<title>Home</title>"],
  body: "<p>Field notes from the coast.</p>",
};

const SAMPLES = {
  perfect: sampleInput({}),
  "no image": sampleInput({ image: null }),
  "small image": sampleInput({ card: "summary", image: { size: [240, 240], format: "png" } }),
  portrait: sampleInput({ image: { size: [800, 1200] } }),
  "huge title": sampleInput({ title: HUGE_TITLE, description: HUGE_DESCRIPTION }),
  cjk: sampleInput({ title: JAPANESE_TITLE.slice(0, 40), description: JAPANESE_DESCRIPTION }),
  rtl: sampleInput({ title: ARABIC_TITLE, description: ARABIC_DESCRIPTION, siteName: "ملاحظات" }),
  emoji: sampleInput({ title: EMOJI_TITLE }),
  "no tags": buildInput(BARE),
  noindex: sampleInput({ more: [named("robots", "noindex")] }),
  "broken image": sampleInput({ image: { size: [0, 0], broken: true } }),
  "svg image": sampleInput({
    image: { url: "https://example.com/tides.svg", size: [1200, 630], format: "svg" },
  }),
};
type SampleName = keyof typeof SAMPLES;

/** What must be seen: the card, and where it matters the fields. */
type Expected =
  | Card
  | ({ readonly card: Card } & Partial<
      Pick<Preview, "title" | "description" | "image" | "domain" | "site_name" | "favicon" | "truncated">
    >);
type Row = Readonly<Record<PlatformName, Expected>>;

const LARGE: Row = {
  google: { card: "text", title: TITLE, image: null, site_name: "Field Notes", favicon: ICON },
  x: { card: "large", title: TITLE, description: null, image: IMAGE, domain: "example.com" },
  facebook: { card: "large", title: TITLE, description: DESCRIPTION, image: IMAGE },
  linkedin: { card: "small", title: TITLE, description: null, image: IMAGE },
  discord: {
    card: "large",
    title: TITLE,
    description: DESCRIPTION,
    image: IMAGE,
    site_name: "Field Notes",
    truncated: [],
  },
  whatsapp: { card: "large", title: TITLE, image: IMAGE, domain: "example.com" },
  slack: {
    card: "large",
    title: TITLE,
    description: DESCRIPTION,
    image: IMAGE,
    site_name: "Field Notes",
    favicon: ICON,
  },
  telegram: { card: "large", title: TITLE, image: IMAGE, site_name: "Field Notes" },
};

const WITHOUT_IMAGE: Row = {
  google: LARGE.google,
  x: { card: "text", title: TITLE, description: DESCRIPTION, image: null },
  facebook: { card: "text", title: TITLE, image: null },
  linkedin: { card: "text", title: TITLE, image: null },
  discord: { card: "text", title: TITLE, description: DESCRIPTION, image: null },
  whatsapp: { card: "text", title: TITLE, image: null },
  slack: { card: "text", title: TITLE, description: DESCRIPTION, image: null },
  telegram: { card: "text", title: TITLE, image: null },
};

const SMALL_CARDS: Row = {
  google: "text",
  x: "small",
  facebook: "small",
  linkedin: "small",
  discord: "small",
  whatsapp: "small",
  slack: "small",
  telegram: "small",
};
const LARGE_CARDS: Row = {
  google: "text",
  x: "large",
  facebook: "large",
  linkedin: "small",
  discord: "large",
  whatsapp: "large",
  slack: "large",
  telegram: "large",
};

const EXPECTED: Readonly<Record<SampleName, Row>> = {
  perfect: LARGE,
  "no image": WITHOUT_IMAGE,
  "small image": SMALL_CARDS,
  portrait: LARGE_CARDS,
  "huge title": {
    google: { card: "text", title: "A very long walk along the coast…", truncated: ["title", "description"] },
    x: { card: "large", truncated: ["title"] },
    facebook: { card: "large", description: null, truncated: ["title"] },
    linkedin: { card: "small", truncated: ["title"] },
    discord: {
      card: "large",
      title: `${HUGE_TITLE.slice(0, 67)}...`,
      description: `${HUGE_DESCRIPTION.slice(0, 347).trimEnd()}...`,
    },
    whatsapp: { card: "large", truncated: ["title", "description"] },
    slack: { card: "large", title: HUGE_TITLE, description: `${HUGE_DESCRIPTION.slice(0, 299).trimEnd()}…` },
    telegram: { card: "large", truncated: ["title", "description"] },
  },
  cjk: {
    google: { card: "text", title: `${JAPANESE_TITLE.slice(0, 28)}…` },
    x: { card: "large", title: JAPANESE_TITLE.slice(0, 40) },
    facebook: { card: "large", title: JAPANESE_TITLE.slice(0, 40) },
    linkedin: { card: "small", title: JAPANESE_TITLE.slice(0, 40) },
    discord: {
      card: "large",
      title: `${JAPANESE_TITLE.slice(0, 22)}...`,
      description: `${JAPANESE_DESCRIPTION.slice(0, 115)}...`,
    },
    whatsapp: { card: "large", title: JAPANESE_TITLE.slice(0, 40) },
    slack: { card: "large", title: JAPANESE_TITLE.slice(0, 40), description: JAPANESE_DESCRIPTION },
    telegram: { card: "large", title: JAPANESE_TITLE.slice(0, 40) },
  },
  rtl: {
    google: { card: "text", title: ARABIC_TITLE, site_name: "ملاحظات" },
    x: { card: "large", title: ARABIC_TITLE },
    facebook: { card: "large", title: ARABIC_TITLE, domain: "example.com" },
    linkedin: { card: "small", title: ARABIC_TITLE },
    discord: { card: "large", truncated: ["title"] },
    whatsapp: { card: "large", title: ARABIC_TITLE },
    slack: { card: "large", title: ARABIC_TITLE },
    telegram: { card: "large", title: ARABIC_TITLE, description: ARABIC_DESCRIPTION },
  },
  emoji: {
    ...LARGE_CARDS,
    discord: {
      card: "large",
      title: `${EMOJI_TITLE.slice(0, EMOJI_TITLE.indexOf(FAMILY))}...`,
      truncated: ["title"],
    },
    slack: { card: "large", title: EMOJI_TITLE },
  },
  "no tags": {
    google: { card: "text", title: "Home", description: "Field notes from the coast.", favicon: null },
    x: "none",
    facebook: { card: "text", title: "Home", image: null, domain: "example.com" },
    linkedin: { card: "text", title: "Home", image: null, domain: "example.com" },
    discord: "none",
    whatsapp: { card: "text", title: "Home", image: null, domain: "example.com" },
    slack: "none",
    telegram: { card: "text", title: "Home", site_name: "example.com" },
  },
  noindex: { ...LARGE, google: "none" },
  "broken image": WITHOUT_IMAGE,
  "svg image": WITHOUT_IMAGE,
};

describe.each(Object.keys(EXPECTED) as SampleName[])("the sample page: %s", (name) => {
  const previews = resolvePreviews(SAMPLES[name]);

  test.each(PLATFORM_NAMES)("shows on %s what its card needs", (platform) => {
    const expected = EXPECTED[name][platform];
    expect(previews[platform]).toMatchObject(typeof expected === "string" ? { card: expected } : expected);
  });

  test("gives a reason exactly where there is no card", () => {
    for (const platform of PLATFORM_NAMES) {
      const { card, reason, image } = previews[platform];
      expect(reason === null, platform).toBe(card !== "none");
      if (card === "none" || card === "text") expect(image, platform).toBeNull();
    }
  });
});
