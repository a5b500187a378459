import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { PLATFORM_NAMES, type PlatformName } from "@/lib/inspect/platforms/names";
import type { Card } from "@/lib/inspect/platforms/platform";
import { makePreview } from "@/lib/testing/inspect/make-preview";
import { PreviewCard } from "./preview-card";

const CARDS: readonly Card[] = ["large", "small", "text", "none"];
const EVERY = PLATFORM_NAMES.flatMap((platform) => CARDS.map((card) => ({ platform, card })));
const DRAWN = EVERY.filter(({ card }) => card !== "none");
const HOSTILE = `"><img src=x onerror=alert(1)><script>alert(1)</script>{{7*7}}`;
const LONG_WORD = "w".repeat(80);

function draw(platform: PlatformName, preview = makePreview()): string {
  return renderToStaticMarkup(<PreviewCard platform={platform} preview={preview} />);
}

/** The drawing without its style sheet and caption. */
function drawing(html: string): string {
  return html.replace(/<style.*?<\/style>/s, "").replace(/<figcaption.*?<\/figcaption>/s, "");
}

describe.each(EVERY)("$platform, $card", ({ platform, card }) => {
  const html = draw(platform, makePreview({ card, image: card === "text" ? null : undefined }));

  test("is a figure with a caption in words", () => {
    expect(html).toMatch(/<figure class="pv pv-[a-z]+"/);
    expect(html).toContain("<figcaption");
  });

  test("says neither undefined, null nor NaN", () => {
    expect(drawing(html)).not.toMatch(/undefined|\bnull\b|NaN|\[object/);
  });

  test("keeps hostile text as text", () => {
    const hostile = makePreview({
      card,
      title: HOSTILE,
      description: HOSTILE,
      site_name: HOSTILE,
      domain: HOSTILE,
      reason: HOSTILE,
      image: `https://example.com/${HOSTILE}`,
      details: {
        link: HOSTILE,
        author: HOSTILE,
        crumbs: [HOSTILE, HOSTILE],
        fields: [{ label: HOSTILE, value: HOSTILE }],
      },
    });
    const outsideQuotes = draw(platform, hostile).replace(/"[^"]*"/g, '""');
    expect(outsideQuotes).not.toMatch(/<script|onerror=""|<img src=x/);
    for (const [image] of outsideQuotes.matchAll(/<img[^>]*>/g)) expect(image).toContain("data-pv=");
  });

  test("leaves out rows that have no text", () => {
    const bare = makePreview({
      card,
      title: null,
      description: " ",
      site_name: null,
      favicon: null,
      details: { crumbs: [] },
    });
    expect(drawing(draw(platform, bare))).not.toMatch(/<(?:div|bdi) dir="[^>]*><\/(?:div|bdi)>/);
  });
});

describe.each(DRAWN)("$platform, $card, text", ({ platform, card }) => {
  test("lets every row run in its own direction and hosts from left to right", () => {
    const html = drawing(draw(platform, makePreview({ card, title: "سبع حدائق" })));
    expect(html).toMatch(/<div dir="auto"[^>]*>سبع حدائق/);
    expect(html).toMatch(/<bdi dir="ltr"[^>]*>(https:\/\/)?example\.com/);
  });

  test("breaks or shortens a word without spaces in every row", () => {
    const long = makePreview({
      card,
      title: LONG_WORD,
      description: LONG_WORD,
      site_name: LONG_WORD,
      details: { fields: [{ label: LONG_WORD, value: LONG_WORD }], author: LONG_WORD },
    });
    const rows = drawing(draw(platform, long)).match(/<div dir="auto" class="[^"]*"/g) ?? [];
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row).toMatch(/pv-(clamp|line|wrap)|discord-row/);
  });
});

describe("images", () => {
  test.each(DRAWN.filter(({ card }) => card !== "text"))(
    "load late and tell nothing: $platform, $card",
    ({ platform, card }) => {
      const html = draw(platform, makePreview({ card, favicon: null }));
      for (const image of html.match(/<img[^>]*>/g) ?? []) {
        expect(image).toContain('referrerPolicy="no-referrer"');
        expect(image).toContain('loading="lazy"');
        expect(image).toContain('decoding="async"');
      }
    },
  );

  test.each(PLATFORM_NAMES.filter((name) => name !== "google"))(
    "are drawn by %s in a large card only once",
    (name) => {
      expect(draw(name, makePreview({ favicon: null })).match(/<img/g)).toHaveLength(1);
    },
  );

  test.each(PLATFORM_NAMES)("are not drawn by %s in a text card", (name) => {
    expect(draw(name, makePreview({ card: "text", favicon: null }))).not.toContain("<img");
  });

  test("keep their ratio on Discord and are never enlarged", () => {
    const html = draw("discord", makePreview({ details: { imageWidth: 800, imageHeight: 1200 } }));
    expect(html).toContain("width:200px;aspect-ratio:200 / 300");
  });

  test("fill a gallery of up to four on Discord", () => {
    const gallery = ["a", "b", "c"].map((name) => `https://example.com/${name}.jpg`);
    expect(draw("discord", makePreview({ details: { gallery } })).match(/<img/g)).toHaveLength(3);
  });
});

describe("what only one platform does", () => {
  test("X lays the title on the image and names the host under it, without description", () => {
    const html = drawing(draw("x"));
    expect(html).toMatch(/x-pill[^>]*>Seven walled gardens/);
    expect(html).toMatch(/From <bdi dir="ltr">example\.com/);
    expect(html).not.toContain("A walk through");
  });

  test("X shows a bare link of at most 27 characters when there is no card", () => {
    const html = drawing(
      draw("x", makePreview({ card: "none", details: { link: `http://www.${"a".repeat(40)}.example/` } })),
    );
    expect(html).toContain(`${"a".repeat(27)}…<`);
    expect(html).not.toContain("Seven walled gardens");
  });

  test.each(["discord", "facebook", "slack", "telegram", "whatsapp"] as const)(
    "%s shows the link of the message with its scheme, port and path",
    (name) => {
      const link = "http://example.com:8080/notes?page=2";
      expect(drawing(draw(name, makePreview({ details: { link } })))).toContain(`>${link}<`);
    },
  );

  test("feeds say how long ago a post was made, chats when", () => {
    for (const name of ["x", "facebook", "linkedin"] as const)
      expect(drawing(draw(name, makePreview({ card: "small" })))).toContain("2h<");
    for (const name of ["slack", "telegram", "whatsapp"] as const)
      expect(drawing(draw(name))).toContain("10:24");
  });

  test("Google's search box holds the site's own name", () => {
    expect(drawing(draw("google", makePreview({ site_name: "Tidebook" })))).toContain(">tidebook</bdi>");
    expect(drawing(draw("google", makePreview({ site_name: null })))).toContain(">example.com</bdi>");
  });

  test("Slack's sign for folding stays with the last letter", () => {
    expect(drawing(draw("slack", makePreview({ description: "Old piers" })))).toMatch(
      /Old pier<span class="slack-end">s<svg/,
    );
  });

  test("Google joins host and path, and keeps only the last of many crumbs", () => {
    const crumbs = ["example.com", "a", "b", "c", "d"];
    expect(draw("google", makePreview({ details: { crumbs } }))).toContain("https://example.com › … › d");
    const link = "http://example.com/a/b/c/d";
    expect(draw("google", makePreview({ details: { crumbs, link } }))).toContain(
      "http://example.com › … › d",
    );
  });

  test("Google says why a page is not shown", () => {
    const html = draw("google", makePreview({ card: "none", reason: "Not shown in Google: noindex." }));
    expect(drawing(html)).toContain("Not shown in Google: noindex.");
    expect(drawing(html)).not.toContain("Seven walled gardens");
  });

  test("Google says in place of the text what keeps it away", () => {
    const withheld = "No description: nosnippet.";
    const html = draw("google", makePreview({ card: "text", description: null, details: { withheld } }));
    expect(drawing(html)).toContain(withheld);
    expect(drawing(draw("google", makePreview({ card: "text" })))).not.toContain("No text");
  });

  test("LinkedIn shows no description", () => {
    expect(drawing(draw("linkedin", makePreview({ card: "small" })))).not.toContain("A walk through");
  });

  test("Discord paints its bar in the page's colour", () => {
    expect(draw("discord", makePreview({ details: { accent: "#1a2b3c" } }))).toContain(
      "border-left-color:#1a2b3c",
    );
  });

  test("Telegram shows the photo alone when the page has no text", () => {
    const html = drawing(draw("telegram", makePreview({ title: null, description: null, site_name: null })));
    expect(html).toContain("telegram-photo");
    expect(html).not.toContain("telegram-box");
  });
});

describe("caption", () => {
  test("reads title, description, host and what the image shows", () => {
    const preview = makePreview({ details: { imageAlt: "A wall at sunrise" } });
    expect(draw("slack", preview)).toContain(
      "Slack: Large card. Title: Seven walled gardens worth a detour in early autumn. Description: A walk through",
    );
    expect(draw("slack", preview)).toContain("Host: example.com. With image: A wall at sunrise.");
  });

  test("says that there is no image, and why there is no card", () => {
    expect(draw("x", makePreview({ card: "text", image: null }))).toContain("Without image.");
    expect(draw("x", makePreview({ card: "none", reason: "Nothing to show." }))).toContain(
      "Nothing to show.",
    );
  });
});

describe("theme and view", () => {
  test("are left to what is around the card unless given", () => {
    expect(draw("x")).toContain('data-theme="auto" data-view="auto"');
    const html = renderToStaticMarkup(
      <PreviewCard platform="x" preview={makePreview()} theme="dark" view="phone" />,
    );
    expect(html).toContain('data-theme="dark" data-view="phone"');
  });
});
