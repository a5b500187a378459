import { z } from "zod";
import type { Metadata } from "@/lib/inspect/metadata/metadata";

const text = z.string().nullable();

const ICON = z.object({ url: z.string(), rel: z.string(), sizes: text, type: text }).meta({ id: "Icon" });

export const METADATA = z
  .object({
    title: text.describe("The first HTML title."),
    description: text,
    canonical: text,
    language: text,
    charset: text,
    viewport: text,
    robots: z.object({ content: text, header: text, index: z.boolean(), follow: z.boolean() }),
    author: text,
    generator: text,
    theme_color: text,
    site_name: text,
    type: text,
    locale: text,
    favicon: ICON.nullable(),
    icons: z.array(ICON),
    manifest: text,
    open_graph: z.record(z.string(), z.string()).describe("First non-empty value by property."),
    twitter: z.record(z.string(), z.string()).describe("First non-empty value by name."),
    tags: z
      .array(
        z.object({
          key: z.string(),
          attribute: z.enum(["name", "property", "itemprop", "http-equiv"]),
          content: text,
          line: z.int(),
          in_head: z.boolean(),
        }),
      )
      .describe("Every keyed meta tag in document order, as written."),
    links: z
      .array(z.object({ rel: z.string(), href: text, type: text, sizes: text, hreflang: text, media: text }))
      .describe("Every link element in document order, as written."),
    hreflang: z.array(z.object({ lang: z.string(), url: z.string() })),
    json_ld: z.array(z.object({ types: z.array(z.string()), valid: z.boolean(), error: text })),
    oembed: z.array(z.object({ url: z.string(), type: z.string() })),
    headings: z.array(z.string()).describe("Texts of the h1 elements."),
  })
  .meta({
    id: "Metadata",
    description: "The facts the page states about itself; all addresses absolute except in tags and links.",
  }) satisfies z.ZodType<Metadata>;
