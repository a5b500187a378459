// Frameworks and site builders whose own code a fix can be written in, beside HTML and Laravel, and where that code's form
// was read.

const SITE_BUILDERS = ["shopify", "yoast", "rank_math", "aioseo", "webflow"] as const;
export type SiteBuilder = (typeof SITE_BUILDERS)[number];

export const CODE_FRAMEWORKS = ["next", "nuxt", ...SITE_BUILDERS] as const;
export type CodeFramework = (typeof CODE_FRAMEWORKS)[number];

const PLUGIN =
  "In your theme’s functions.php or a code snippet. Replace 123 with the ID of the page or post.";

interface FrameworkSource {
  readonly label: string;
  /** Where the code goes, as a sentence. */
  readonly where: string;
  readonly url: string;
  /** The day it was checked, as YYYY-MM-DD. */
  readonly checked: string;
}

export const FRAMEWORK_SOURCES: Readonly<Record<CodeFramework, FrameworkSource>> = {
  next: {
    label: "Next.js",
    where:
      "In this route’s page.tsx or layout.tsx (App Router). Merge it into the metadata you export there.",
    url: "https://nextjs.org/docs/app/api-reference/functions/generate-metadata",
    checked: "2026-11-28",
  },
  nuxt: {
    label: "Nuxt",
    where: "In the page’s <script setup>. Merge it into the calls you have there.",
    url: "https://nuxt.com/docs/getting-started/seo-meta",
    checked: "2026-11-28",
  },
  shopify: {
    label: "Shopify",
    where: "In the Shopify admin, in the search engine listing of the product, collection, page or article.",
    url: "https://shopify.dev/docs/apps/build/marketing-analytics/optimize-storefront-seo",
    checked: "2026-11-28",
  },
  yoast: {
    label: "Yoast SEO",
    where: PLUGIN,
    url: "https://developer.yoast.com/features/seo-tags/titles/api/",
    checked: "2026-11-28",
  },
  rank_math: {
    label: "Rank Math",
    where: PLUGIN,
    url: "https://rankmath.com/docs/filters-and-hooks/frontend/meta-data",
    checked: "2026-11-28",
  },
  aioseo: {
    label: "All in One SEO",
    where: PLUGIN,
    url: "https://aioseo.com/docs/aioseo_facebook_tags/",
    checked: "2026-11-28",
  },
  webflow: {
    label: "Webflow",
    where:
      "These belong to the page’s settings. As code, they are the body of a PUT to https://api.webflow.com/v2/pages/PAGE_ID.",
    url: "https://developers.webflow.com/data/v2.0.0-beta/reference/pages-and-components/pages/update-page-settings",
    checked: "2026-11-28",
  },
};

/** Shopify writes the tags of an image that the store's owner chooses, so a missing one is no matter of code. */
export const SHOPIFY_IMAGE: {
  readonly rule: string;
  readonly text: string;
  readonly source: FrameworkSource;
} = {
  rule: "missing_og_image",
  text: "Product, collection or blog post: set its featured image.\nAny other page: set the store’s social sharing image.",
  source: {
    label: "Shopify",
    where: "In the Shopify admin. Shopify writes the image’s tags itself.",
    url: "https://shopify.dev/docs/api/liquid/objects/page_image",
    checked: "2026-11-29",
  },
};

/** Whether a rule's fix in this framework is a setting that the owner chooses, whatever our HTML says. */
export function isChosenImage(framework: string, rule: string): boolean {
  return framework === "shopify" && rule === SHOPIFY_IMAGE.rule;
}

/** Where a framework's fix of a rule goes, and where that was read. */
export function fixSource(framework: CodeFramework, rule: string): FrameworkSource {
  return isChosenImage(framework, rule) ? SHOPIFY_IMAGE.source : FRAMEWORK_SOURCES[framework];
}

/** The rules that a better value satisfies; the others are about where and how a theme writes its tags. */
export const VALUE_RULES: readonly string[] = [
  "missing_title",
  "missing_html_title",
  "title_too_long",
  "title_is_domain",
  "default_framework_title",
  "half_empty_title",
  "missing_description",
  "missing_meta_description",
  "description_too_long",
  "description_boilerplate",
  "same_title_and_description",
  "html_in_text",
  "undefined_or_null_value",
  "missing_og_title",
  "missing_og_description",
  "og_title_too_long",
  "missing_og_site_name",
  "og_site_name_too_long",
  "missing_og_url",
  "og_url_mismatch",
  "og_url_not_absolute",
  "og_url_http_error",
  "og_type_invalid",
  "og_image_relative",
  "og_image_insecure",
  "og_image_invalid_url",
];
