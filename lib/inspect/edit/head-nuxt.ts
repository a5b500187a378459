import { type HeadKey, type HeadValues, scriptText } from "./head-values";

const NAMES: Readonly<Record<HeadKey, string>> = {
  description: "description",
  robots: "robots",
  "og:title": "ogTitle",
  "og:description": "ogDescription",
  "og:type": "ogType",
  "og:url": "ogUrl",
  "og:site_name": "ogSiteName",
  "og:locale": "ogLocale",
  "og:image": "ogImage",
  "og:image:width": "ogImageWidth",
  "og:image:height": "ogImageHeight",
  "og:image:alt": "ogImageAlt",
  "twitter:card": "twitterCard",
  "twitter:site": "twitterSite",
  "twitter:creator": "twitterCreator",
  "twitter:title": "twitterTitle",
  "twitter:description": "twitterDescription",
  "twitter:image": "twitterImage",
  "twitter:image:alt": "twitterImageAlt",
};

/** The head of a Nuxt page. A title template of the app would come on top of the title, so it is put aside. */
export function nuxtHead({ title, canonical, metas }: HeadValues): string {
  const titleLines = title === null ? [] : [`  title: ${scriptText(title)},`, "  titleTemplate: null,"];
  const metaLines = [...metas].map(([key, content]) => `  ${NAMES[key]}: ${scriptText(content)},`);
  const link =
    canonical === null
      ? []
      : ["useHead({", `  link: [{ rel: "canonical", href: ${scriptText(canonical)} }],`, "});"];
  return [
    '<script setup lang="ts">',
    "useSeoMeta({",
    ...titleLines,
    ...metaLines,
    "});",
    ...link,
    "</script>",
  ].join("\n");
}
