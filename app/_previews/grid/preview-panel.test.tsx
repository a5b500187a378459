import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { PLATFORMS } from "@/lib/inspect/platforms/index";
import { PLATFORM_NAMES } from "@/lib/inspect/platforms/names";
import type { Previews } from "@/lib/inspect/platforms/platform";
import { makePreview } from "@/lib/testing/make-preview";
import { PLATFORM_LABELS } from "../texts.data";
import { platformFacts } from "./platform-facts";
import { PreviewGrid } from "./preview-grid";
import { PreviewPanel } from "./preview-panel";

const FACTS = platformFacts();
const HOSTILE = `<img src=x onerror=alert(1)>`;

describe("PreviewPanel", () => {
  it("names the platform, its rules, the tag behind each value and its own tool", () => {
    const html = renderToStaticMarkup(
      <PreviewPanel platform="facebook" preview={makePreview()} facts={FACTS.facebook} />,
    );
    expect(html).toMatch(/<h3[^>]*>Facebook</);
    expect(html).toContain("This platform reads Open Graph tags.");
    expect(html).toMatch(/Title<\/dt><dd[^>]*><code[^>]*>og:title/);
    expect(html).toContain(`href="${PLATFORMS.facebook.refresh.tool.value}"`);
  });

  it("leaves out of the list what the platform never shows", () => {
    const preview = makePreview({ source: { title: "og:title", description: null, site_name: null } });
    const html = renderToStaticMarkup(<PreviewPanel platform="x" preview={preview} facts={FACTS.x} />);
    expect(html).toMatch(/Description<\/dt><dd[^>]*>not shown/);
    expect(html).not.toContain("Site name");
  });

  it("says what is cut and at which limit", () => {
    const preview = makePreview({ truncated: ["title"], details: { cutAt: { title: "70 bytes" } } });
    expect(
      renderToStaticMarkup(<PreviewPanel platform="discord" preview={preview} facts={FACTS.discord} />),
    ).toContain("Title is cut at 70 bytes");
  });

  it("says why there is no card, and a note", () => {
    const preview = makePreview({ card: "none", reason: "No tags.", details: { note: "Ask again later." } });
    const html = renderToStaticMarkup(<PreviewPanel platform="x" preview={preview} facts={FACTS.x} />);
    expect(html).toContain("No tags.");
    expect(html).toContain("Ask again later.");
  });

  it("offers the sponsored post on LinkedIn only, and only with an image wide enough", () => {
    const small = makePreview({ card: "small" });
    const narrow = makePreview({ card: "small", details: { imageWidth: 400, imageHeight: 300 } });
    const panel = (platform: "linkedin" | "x", preview = small) =>
      renderToStaticMarkup(<PreviewPanel platform={platform} preview={preview} facts={FACTS[platform]} />);
    expect(panel("linkedin")).toContain("Sponsored");
    expect(panel("linkedin", narrow)).not.toContain("Sponsored");
    expect(panel("x")).not.toContain("Sponsored");
  });

  it("keeps hostile text as text", () => {
    const preview = makePreview({
      title: HOSTILE,
      basis: HOSTILE,
      reason: HOSTILE,
      source: { title: HOSTILE },
      truncated: [HOSTILE],
      details: { note: HOSTILE, cutAt: { [HOSTILE]: HOSTILE } },
    });
    expect(
      renderToStaticMarkup(<PreviewPanel platform="slack" preview={preview} facts={FACTS.slack} />),
    ).not.toContain("<img src=x");
  });
});

describe("PLATFORM_LABELS", () => {
  it.each(PLATFORM_NAMES)("is what the platform's own file calls %s", (name) => {
    expect(PLATFORM_LABELS[name]).toBe(PLATFORMS[name].label);
  });
});

describe("PreviewGrid", () => {
  it("shows all eight platforms, each with a heading of its own", () => {
    const preview = makePreview();
    const previews: Previews = {
      google: preview,
      x: preview,
      facebook: preview,
      linkedin: preview,
      discord: preview,
      whatsapp: preview,
      slack: preview,
      telegram: preview,
    };
    const html = renderToStaticMarkup(<PreviewGrid heading="Previews" previews={previews} facts={FACTS} />);
    for (const name of PLATFORM_NAMES) expect(html).toContain(`id="preview-${name}"`);
    expect(html.match(/<h3/g)).toHaveLength(8);
  });
});
