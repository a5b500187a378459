import type { HeadKey, HeadValues } from "../edit/head-values";
import type { SiteBuilder } from "./framework-fixes.data";

/** A value that a fix sets: `title`, `canonical`, or the key of a meta tag. */
type ValueKey = "title" | "canonical" | HeadKey;
type Values = ReadonlyMap<ValueKey, string>;

/** The filters of each WordPress plugin, as it documents them, by the value that they set. */
const YOAST: Partial<Readonly<Record<ValueKey, string>>> = {
  title: "wpseo_title",
  description: "wpseo_metadesc",
};
const RANK_MATH: Partial<Readonly<Record<ValueKey, string>>> = {
  title: "rank_math/frontend/title",
  description: "rank_math/frontend/description",
  "og:type": "rank_math/opengraph/type",
  "og:url": "rank_math/opengraph/url",
  "og:image": "rank_math/opengraph/facebook/image",
};
/** The keys of All in One SEO's array of Open Graph tags. */
const AIOSEO: readonly ValueKey[] = [
  "og:site_name",
  "og:type",
  "og:title",
  "og:description",
  "og:url",
  "og:image",
];
/** What Shopify calls a page's texts; its themes use them in search results and in social previews. */
const SHOPIFY: Partial<Readonly<Record<ValueKey, string>>> = {
  title: "Page title",
  "og:title": "Page title",
  description: "Meta description",
  "og:description": "Meta description",
};
/** Webflow's names, in the body of its request. */
const WEBFLOW: Partial<
  Readonly<Record<ValueKey, readonly [part: "seo" | "openGraph", name: "title" | "description"]>>
> = {
  title: ["seo", "title"],
  description: ["seo", "description"],
  "og:title": ["openGraph", "title"],
  "og:description": ["openGraph", "description"],
};

const WRITERS: Readonly<Record<SiteBuilder, (values: Values) => string | null>> = {
  shopify: shopifyTexts,
  yoast: (values) => filters(values, YOAST),
  rank_math: (values) => filters(values, RANK_MATH),
  aioseo: aioseoCode,
  webflow: webflowBody,
};

/** The values of a fix as a site builder takes them; null where it documents no way for one of them. */
export function siteBuilderCode(
  builder: SiteBuilder,
  { title, canonical, metas }: HeadValues,
): string | null {
  const values = new Map<ValueKey, string>(title === null ? [] : [["title", title]]);
  for (const [key, value] of metas) values.set(key, value);
  if (canonical !== null) values.set("canonical", canonical);
  return WRITERS[builder](values);
}

/** A text of its own comes before that of the social tags: Shopify has one field for both. */
function shopifyTexts(values: Values): string | null {
  const texts = new Map<string, string>();
  for (const [key, value] of values) {
    const name = SHOPIFY[key];
    if (name === undefined) return null;
    if (!key.startsWith("og:") || !texts.has(name)) texts.set(name, value);
  }
  return [...texts].map(([name, value]) => `${name}: ${value}`).join("\n");
}

function filters(values: Values, names: Partial<Readonly<Record<ValueKey, string>>>): string | null {
  const lines: string[] = [];
  for (const [key, value] of values) {
    const filter = names[key];
    if (filter === undefined) return null;
    const change = `return ${THIS_PAGE} ? ${php(value)} : $value;`;
    lines.push(`add_filter( '${filter}', function ( $value ) {\n\t${change}\n} );`);
  }
  return lines.join("\n");
}

function aioseoCode(values: Values): string | null {
  const tags: string[] = [];
  for (const [key, value] of values) {
    if (!AIOSEO.includes(key))
      return values.size === 1 && key === "description" ? filters(values, AIOSEO_DESCRIPTION) : null;
    tags.push(`\t\t$tags['${key}'] = ${php(value)};`);
  }
  return [
    "add_filter( 'aioseo_facebook_tags', function ( $tags ) {",
    `\tif ( ${THIS_PAGE} ) {`,
    ...tags,
    "\t}",
    "\treturn $tags;",
    "} );",
  ].join("\n");
}

const AIOSEO_DESCRIPTION = { description: "aioseo_description" };

/** The page's number is in the URL of its editor. */
const THIS_PAGE = "is_singular() && 123 === get_the_ID()";

function webflowBody(values: Values): string | null {
  const body: Record<"seo" | "openGraph", Record<string, string | boolean>> = { seo: {}, openGraph: {} };
  for (const [key, value] of values) {
    const place = WEBFLOW[key];
    if (place === undefined) return null;
    const [part, name] = place;
    body[part][name] = value;
    if (part === "openGraph") body.openGraph[`${name}Copied`] = false;
  }
  const parts = Object.entries(body).filter(([, part]) => Object.keys(part).length > 0);
  return JSON.stringify(Object.fromEntries(parts), null, 2);
}

/** A string of PHP in which nothing but a quotation mark and a backslash means anything. */
function php(text: string): string {
  return `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;
}
