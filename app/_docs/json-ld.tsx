/** Structured data for search engines. React closes no script early: it escapes what could. */
export function JsonLd({ data }: { readonly data: object }) {
  return <script type="application/ld+json">{JSON.stringify(data).replaceAll("<", "\\u003c")}</script>;
}
