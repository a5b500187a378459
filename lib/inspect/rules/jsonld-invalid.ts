import { defineRule } from "./rule";
import { DISCORD_PREVIEWS, GOOGLE_BREADCRUMB, GOOGLE_SITE_NAMES } from "./sources.data";
import { quote } from "./wording/words";

const BLADE = `<script type="application/ld+json">
{!! json_encode($data, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_HEX_TAG) !!}
</script>`;

export const jsonldInvalid = defineRule({
  code: "jsonld_invalid",
  title: "Invalid structured data",
  severity: "warning",
  importance: "optional",
  area: "search",
  weight: 2,
  platforms: ["google", "discord"],
  why: "Google reads your site's name, breadcrumb and image hints from structured data (JSON-LD), and Discord reads videos from it. Both ignore a whole block when it has a single mistake, such as a line break inside text or an extra comma.",
  sources: [GOOGLE_SITE_NAMES, GOOGLE_BREADCRUMB, DISCORD_PREVIEWS],
  since: "1.0.0",
  examples: {
    bad: [
      {
        html: '<script type="application/ld+json">{"@context": "https://schema.org", "name": "Tides",}</script>',
      },
    ],
    good: [
      {
        html: '<script type="application/ld+json">{"@context": "https://schema.org", "@type": "Article"}</script>',
      },
    ],
  },
  check({ page }) {
    const broken = page.jsonLd.filter(({ error }) => error !== null);
    const first = broken[0];
    if (first === undefined) return null;
    const which =
      page.jsonLd.length === 1
        ? "The JSON-LD block"
        : `${broken.length} of ${page.jsonLd.length} JSON-LD blocks`;
    return {
      description: `Google and Discord ignore structured data on your page. ${which} can't be read. First error: ${quote((first.error ?? "").replace(/\.$/, ""), 160)}. Generate the data with a JSON encoder instead of writing it by hand.`,
      fix: { html: null, laravel: BLADE },
    };
  },
});
