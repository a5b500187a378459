import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { PLATFORMS } from "@/lib/inspect/platforms/index";
import { PLATFORM_NAMES, recordOf } from "@/lib/inspect/platforms/names";
import { makePreview } from "@/lib/testing/inspect/make-preview";
import { CARDS } from "../cards/index";
import { platformFacts } from "./platform-facts";
import { PreviewGrid } from "./preview-grid";
import { PreviewPanel } from "./preview-panel";

const FACTS = platformFacts();
const HOSTILE = `<img src=x onerror=alert(1)>`;

describe("PreviewPanel", () => {
  test("names the platform, its rules, the tag behind each value and its own tool", () => {
    const html = renderToStaticMarkup(
      <PreviewPanel platform={CARDS.facebook} preview={makePreview()} facts={FACTS.facebook} />,
    );
    expect(html).toMatch(/<h3[^>]*>Facebook</);
    expect(html).toContain("This platform reads Open Graph tags.");
    expect(html).toMatch(/Title<\/dt><dd[^>]*><code[^>]*>og:title/);
    expect(html).toContain(`href="${PLATFORMS.facebook.refresh.tool.value}"`);
  });

  test("leaves out of the list what the platform never shows", () => {
    const preview = makePreview({ source: { title: "og:title", description: null, site_name: null } });
    const html = renderToStaticMarkup(<PreviewPanel platform={CARDS.x} preview={preview} facts={FACTS.x} />);
    expect(html).toMatch(/Description<\/dt><dd[^>]*>not shown/);
    expect(html).not.toContain("Site name");
  });

  test("says what is cut and at which limit", () => {
    const preview = makePreview({ truncated: ["title"], details: { cutAt: { title: "70 bytes" } } });
    expect(
      renderToStaticMarkup(<PreviewPanel platform={CARDS.discord} preview={preview} facts={FACTS.discord} />),
    ).toContain("Title cut at 70 bytes");
  });

  test("says why there is no card, and a note", () => {
    const preview = makePreview({ card: "none", reason: "No tags.", details: { note: "Ask again later." } });
    const html = renderToStaticMarkup(<PreviewPanel platform={CARDS.x} preview={preview} facts={FACTS.x} />);
    expect(html).toContain("No tags.");
    expect(html).toContain("Ask again later.");
  });

  test("offers the sponsored post on LinkedIn only, and only with an image wide enough", () => {
    const small = makePreview({ card: "small" });
    const narrow = makePreview({ card: "small", details: { imageWidth: 400, imageHeight: 300 } });
    const panel = (platform: "linkedin" | "x", preview = small) =>
      renderToStaticMarkup(
        <PreviewPanel platform={CARDS[platform]} preview={preview} facts={FACTS[platform]} />,
      );
    expect(panel("linkedin")).toContain("Sponsored");
    expect(panel("linkedin", narrow)).not.toContain("Sponsored");
    expect(panel("x")).not.toContain("Sponsored");
  });

  test("keeps hostile text as text", () => {
    const preview = makePreview({
      title: HOSTILE,
      basis: HOSTILE,
      reason: HOSTILE,
      source: { title: HOSTILE },
      truncated: [HOSTILE],
      details: { note: HOSTILE, cutAt: { [HOSTILE]: HOSTILE } },
    });
    expect(
      renderToStaticMarkup(<PreviewPanel platform={CARDS.slack} preview={preview} facts={FACTS.slack} />),
    ).not.toContain("<img src=x");
  });
});

describe("PreviewGrid", () => {
  test("shows every platform, each with a heading of its own", () => {
    const previews = recordOf(PLATFORM_NAMES, () => makePreview());
    const html = renderToStaticMarkup(<PreviewGrid heading="Previews" previews={previews} facts={FACTS} />);
    for (const name of PLATFORM_NAMES) expect(html).toContain(`id="preview-${name}"`);
    expect(html.match(/<h3/g)).toHaveLength(PLATFORM_NAMES.length);
  });

  test("lays the platforms out in four columns", () => {
    const previews = recordOf(PLATFORM_NAMES, () => makePreview());
    const html = renderToStaticMarkup(<PreviewGrid heading="Previews" previews={previews} facts={FACTS} />);
    expect(html.match(/class="pv-column"/g)).toHaveLength(4);
  });
});
