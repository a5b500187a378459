// The facts a page states about itself, in the shape the report carries them (docs/contract.md, "Metadata").
// URLs are absolute, resolved against <base> and the final URL; what the page literally wrote stays in tags and links.
import type { KeyAttribute } from "../page/meta-entries";

export interface RobotsDirectives {
  /** The page's meta robots (and googlebot) content, joined with ", ". */
  readonly content: string | null;
  /** The X-Robots-Tag header. */
  readonly header: string | null;
  /** False when either says noindex or none. */
  readonly index: boolean;
  readonly follow: boolean;
}

export interface Icon {
  readonly url: string;
  readonly rel: string;
  readonly sizes: string | null;
  readonly type: string | null;
}

/** One key and value the page states in a meta tag. A meta with both name and property is there twice. */
export interface Tag {
  readonly key: string;
  readonly attribute: KeyAttribute;
  readonly content: string | null;
  readonly line: number;
  readonly in_head: boolean;
}

export interface Link {
  readonly rel: string;
  readonly href: string | null;
  readonly type: string | null;
  readonly sizes: string | null;
  readonly hreflang: string | null;
  readonly media: string | null;
}

export interface Metadata {
  /** First HTML title. */
  readonly title: string | null;
  /** Meta description. */
  readonly description: string | null;
  readonly canonical: string | null;
  readonly language: string | null;
  readonly charset: string | null;
  readonly viewport: string | null;
  readonly robots: RobotsDirectives;
  readonly author: string | null;
  readonly generator: string | null;
  readonly theme_color: string | null;
  readonly site_name: string | null;
  readonly type: string | null;
  readonly locale: string | null;
  readonly favicon: Icon | null;
  readonly icons: readonly Icon[];
  readonly manifest: string | null;
  /** First non-empty value by property, keys with their `og:` prefix (also `article:`, `fb:` and the like). */
  readonly open_graph: Readonly<Record<string, string>>;
  /** First non-empty value by name, keys with their `twitter:` prefix. */
  readonly twitter: Readonly<Record<string, string>>;
  readonly tags: readonly Tag[];
  readonly links: readonly Link[];
  readonly hreflang: readonly { readonly lang: string; readonly url: string }[];
  readonly json_ld: readonly {
    readonly types: readonly string[];
    readonly valid: boolean;
    readonly error: string | null;
  }[];
  readonly oembed: readonly { readonly url: string; readonly type: string }[];
  /** Texts of the h1 elements. */
  readonly headings: readonly string[];
}
