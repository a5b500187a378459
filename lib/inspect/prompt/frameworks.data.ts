// How each kind of project sets a page's metadata, for the fix prompt.

export const FRAMEWORKS = ["html", "laravel", "next", "nuxt", "other"] as const;
export type Framework = (typeof FRAMEWORKS)[number];

export interface Idiom {
  /** The project in a sentence: "built with …". */
  readonly project: string;
  /** Where and how metadata is set there. */
  readonly how: readonly string[];
  /** Which language the issues' snippets are given in. */
  readonly snippets: "html" | "laravel";
  /** Where a tag goes, by the tag's key; a key not named here is written as a plain tag. */
  readonly places: Readonly<Record<string, string>>;
}

export const IDIOMS: Readonly<Record<Framework, Idiom>> = {
  html: {
    project: "written in plain HTML",
    how: [
      "Edit the <head> of the file that serves this URL.",
      'Order: <meta charset>, <title>, the meta and link tags, then styles and scripts. Open Graph tags take property="og:…", all others name="…".',
      "Replace a tag that already exists; never leave two with the same key.",
    ],
    snippets: "html",
    places: {},
  },
  laravel: {
    project: "built with Laravel and Blade",
    how: [
      "Put each tag once into the <head> of the Blade layout, with @yield('name', default) where its text differs from page to page, and set the text in the page's view with @section('name', …).",
      "Print values with {{ }} so that they are escaped once; never with {!! !!} inside an attribute. Leave a tag out when its value is empty: @if(filled($value)) … @endif.",
      "Build URLs with url(), route() or asset(), which need a correct APP_URL.",
    ],
    snippets: "laravel",
    places: {},
  },
  next: {
    project: "built with Next.js (App Router)",
    how: [
      "Set metadata through the Metadata API: export const metadata: Metadata = { … } from this route's page.tsx or layout.tsx, or export async function generateMetadata({ params }) when the values come from data. Don't write tags by hand.",
      "Set metadataBase in the root layout so that URLs come out absolute. Objects such as openGraph and twitter replace those of a parent completely: repeat in them what must stay. Each fix below shows only its own part: merge them into one object.",
      "viewport and themeColor belong to export const viewport: Viewport. lang goes on <html> in the root layout.",
    ],
    snippets: "html",
    places: {
      title: "metadata.title",
      description: "metadata.description",
      "og:title": "metadata.openGraph.title",
      "og:description": "metadata.openGraph.description",
      "og:image": "metadata.openGraph.images[0].url",
      "og:image:width": "metadata.openGraph.images[0].width",
      "og:image:height": "metadata.openGraph.images[0].height",
      "og:image:alt": "metadata.openGraph.images[0].alt",
      "og:image:type": "metadata.openGraph.images[0].type",
      "og:image:secure_url": "metadata.openGraph.images[0].secureUrl",
      "og:url": "metadata.openGraph.url",
      "og:type": "metadata.openGraph.type",
      "og:site_name": "metadata.openGraph.siteName",
      "og:locale": "metadata.openGraph.locale",
      "twitter:card": "metadata.twitter.card",
      "twitter:title": "metadata.twitter.title",
      "twitter:description": "metadata.twitter.description",
      "twitter:image": "metadata.twitter.images[0]",
      robots: "metadata.robots",
      viewport: "viewport.width and viewport.initialScale",
      "theme-color": "viewport.themeColor",
      canonical: "metadata.alternates.canonical",
      alternate: "metadata.alternates.languages",
      icon: "metadata.icons.icon",
      "apple-touch-icon": "metadata.icons.apple",
      charset: "set by Next.js itself",
    },
  },
  nuxt: {
    project: "built with Nuxt",
    how: [
      "In the page's <script setup>, call useSeoMeta({ … }) once, with all the fixes below in it, for title and meta tags, and useHead({ link: […], htmlAttrs: { lang: … } }) for links and the language.",
      "Pass a function, such as ogTitle: () => post.value?.title, when a value comes from data, and make sure that it is available during server rendering (useAsyncData or useFetch).",
      "Values that are the same on every page belong in app.vue or in app.head of nuxt.config.ts. titleTemplate applies to title, not to ogTitle.",
    ],
    snippets: "html",
    places: {
      title: "useSeoMeta: title",
      description: "useSeoMeta: description",
      "og:title": "useSeoMeta: ogTitle",
      "og:description": "useSeoMeta: ogDescription",
      "og:image": "useSeoMeta: ogImage",
      "og:image:width": "useSeoMeta: ogImageWidth",
      "og:image:height": "useSeoMeta: ogImageHeight",
      "og:image:alt": "useSeoMeta: ogImageAlt",
      "og:image:type": "useSeoMeta: ogImageType",
      "og:image:secure_url": "useSeoMeta: ogImageSecureUrl",
      "og:url": "useSeoMeta: ogUrl",
      "og:type": "useSeoMeta: ogType",
      "og:site_name": "useSeoMeta: ogSiteName",
      "og:locale": "useSeoMeta: ogLocale",
      "twitter:card": "useSeoMeta: twitterCard",
      "twitter:title": "useSeoMeta: twitterTitle",
      "twitter:description": "useSeoMeta: twitterDescription",
      "twitter:image": "useSeoMeta: twitterImage",
      robots: "useSeoMeta: robots",
      viewport: "app.head.viewport in nuxt.config.ts",
      "theme-color": "useSeoMeta: themeColor",
      canonical: "useHead: link",
      alternate: "useHead: link",
      icon: "useHead: link",
      "apple-touch-icon": "useHead: link",
      charset: "app.head.charset in nuxt.config.ts",
    },
  },
  other: {
    project: "built with the framework or language you find in this repository",
    how: [
      "First find out how this project sets titles and meta tags: a head component, a layout, a template or a plugin. Use that one.",
      "The snippets below are the HTML that the server must send in the <head>. They must be in the server's response itself: crawlers of social platforms don't run scripts.",
      "Change a tag where it is generated; never leave two with the same key.",
    ],
    snippets: "html",
    places: {},
  },
};
