import { z } from "zod";
import type { Metadata } from "@/lib/inspect/metadata/metadata";

const text = z.string().nullable();

const ICON = z
  .object({
    url: z.string().describe("Absolute URL."),
    rel: z.string().describe("The rel attribute, as written."),
    sizes: text.describe("The sizes attribute, as written."),
    type: text.describe("The type attribute, as written."),
  })
  .meta({ id: "Icon", description: "An icon that the page declares." });

export const METADATA = z
  .object({
    title: text.describe("The first HTML title."),
    description: text.describe("The meta description."),
    canonical: text.describe("The URL of link rel=canonical."),
    language: text.describe("The lang attribute of the html element."),
    charset: text.describe("The encoding in which the page was read."),
    viewport: text.describe("The viewport tag, as written."),
    robots: z
      .object({
        content: text.describe("The robots and googlebot tags, joined."),
        header: text.describe("The X-Robots-Tag header."),
        index: z.boolean().describe("False when either says noindex or none."),
        follow: z.boolean().describe("False when either says nofollow or none."),
      })
      .describe("Rules for search engines."),
    author: text.describe("The author tag."),
    generator: text.describe("The generator tag."),
    theme_color: text.describe("The theme-color tag, as written."),
    site_name: text.describe("The name of the site, from og:site_name or the structured data."),
    type: text.describe("og:type."),
    locale: text.describe("og:locale."),
    favicon: ICON.nullable().describe("The icon a browser tab shows."),
    icons: z.array(ICON).describe("Every icon the page declares."),
    manifest: text.describe("The URL of the web app manifest."),
    open_graph: z.record(z.string(), z.string()).describe("First non-empty value by property."),
    twitter: z.record(z.string(), z.string()).describe("First non-empty value by name."),
    tags: z
      .array(
        z.object({
          key: z.string().describe("The value of the attribute, such as og:title."),
          attribute: z
            .enum(["name", "property", "itemprop", "http-equiv"])
            .describe("The attribute that names the tag."),
          content: text.describe("Its content attribute."),
          line: z.int().describe("Its line in the document, from 1."),
          in_head: z.boolean().describe("Whether it is inside the head."),
        }),
      )
      .describe("Every meta tag that has a name or property, in document order, as written."),
    links: z
      .array(
        z.object({
          rel: z.string().describe("The relation, such as canonical."),
          href: text.describe("The URL, as written."),
          type: text.describe("The media type it announces."),
          sizes: text.describe("Sizes of an icon."),
          hreflang: text.describe("Language of the linked page."),
          media: text.describe("The media query it is for."),
        }),
      )
      .describe("Every link element in document order, as written."),
    hreflang: z
      .array(
        z.object({
          lang: z.string().describe("The language code, as written."),
          url: z.string().describe("Absolute URL."),
        }),
      )
      .describe("Versions in other languages."),
    json_ld: z
      .array(
        z.object({
          types: z.array(z.string()).describe("The @type of each object in it."),
          valid: z.boolean().describe("Whether it is valid JSON."),
          error: text.describe("Why it is not valid; null if it is."),
        }),
      )
      .describe("Every JSON-LD script."),
    oembed: z
      .array(
        z.object({
          url: z.string().describe("The URL of the oEmbed response."),
          type: z.string().describe("Its media type."),
        }),
      )
      .describe("Every oEmbed link."),
    headings: z.array(z.string()).describe("Texts of the h1 elements."),
  })
  .meta({
    id: "Metadata",
    description: "The metadata of the page. All URLs are absolute except in tags and links.",
  }) satisfies z.ZodType<Metadata>;
