/** Structured data for search engines. `<` is escaped, so that no text can close the script. */
export function JsonLd({ data }: { readonly data: object }) {
  return <script type="application/ld+json">{JSON.stringify(data).replaceAll("<", "\\u003c")}</script>;
}
