// Frameworks whose own code a fix can be written in, beside HTML and Laravel, and where that code's form was read.

export const CODE_FRAMEWORKS = ["next", "nuxt"] as const;
export type CodeFramework = (typeof CODE_FRAMEWORKS)[number];

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
};
