import { defineRule } from "./rule";
import { DISCORD_PREVIEWS, GOOGLE_BREADCRUMB, GOOGLE_SITE_NAMES } from "./sources.data";
import { quote } from "./wording/quote";

const BLADE = `<script type="application/ld+json">
{!! json_encode($data, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_HEX_TAG) !!}
</script>`;

export const jsonldInvalid = defineRule({
  code: "jsonld_invalid",
  title: "The structured data cannot be read",
  severity: "warning",
  importance: "optional",
  area: "search",
  weight: 2,
  platforms: ["google", "discord"],
  why: "Google takes the site's name, the breadcrumb and hints for the picture from JSON-LD, and Discord reads videos from it. A block with one mistake in it, such as a line break inside a text or a comma too many, is thrown away as a whole.",
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
        ? "The page's JSON-LD block"
        : `${broken.length} of the page's ${page.jsonLd.length} JSON-LD blocks`;
    return {
      description: `${which} cannot be read. The first mistake: ${quote((first.error ?? "").replace(/\.$/, ""), 160)}. Google and Discord throw such a block away with everything in it. Have it written by a JSON encoder, not by hand.`,
      fix: { html: null, laravel: BLADE },
    };
  },
});
