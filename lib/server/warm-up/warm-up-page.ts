// Pages like most on the web: an example's head among styles, scripts and other tags, and a long body with everything
// that is looked for in one. Code that such a page first runs after the warm-up has to be compiled again.
import { exampleHtml } from "@/lib/inspect/example/inspect-example";
import { PERFECT_IMAGE_URL, PERFECT_URL } from "@/lib/inspect/example/perfect-page";
import type { Example } from "@/lib/inspect/rules/rule";

const WORDS =
  "tide flood moon café harbour slack current sand sea-level quay drift naïve spring, ebb. shore low water we walk".split(
    " ",
  );
const LANGUAGES = ["de", "en", "es", "fr", "it", "ja", "pt-BR", "x-default"];
const STYLES = 60;
const SCRIPTS = 60;
const PRELOADS = 20;
const SECTIONS = 80;

const JSON_LD = {
  "@context": "https://schema.org",
  "@graph": [
    { "@type": "NewsArticle", headline: words(9, 3), image: [PERFECT_IMAGE_URL] },
    {
      "@type": "BreadcrumbList",
      itemListElement: LANGUAGES.map((name, at) => ({ "@type": "ListItem", position: at + 1, name })),
    },
  ],
};

const HEAD = `<style>${repeat(STYLES, style)}</style>
<script>${repeat(SCRIPTS, script)}</script>
<meta name="author" content="Nora Quist"/>
<meta name="robots" content="index,follow,max-image-preview:large"/>
<meta name="twitter:title" content="${words(9, 1)} &amp; more — 潮"/>
<meta name="twitter:description" content="${words(26, 2)}"/>
<meta name="twitter:image" content="${PERFECT_IMAGE_URL}"/>
<meta property="article:published_time" content="2024-03-05T09:30:00+00:00">
<link rel="apple-touch-icon" sizes="180x180" href="/180.png">
<link rel="manifest" href="/app.webmanifest">
${LANGUAGES.map((lang) => `<link rel="alternate" hreflang="${lang}" href="/${lang}/tides?a=1&amp;b=2">`).join("\n")}
${repeat(PRELOADS, (n) => `<link rel="preload" as="script" href="/s/${hex(n)}.js">`)}
<script type="application/ld+json">${JSON.stringify(JSON_LD)}</script>`;

const BODY = `<header><nav><ul><li><a href="/">Tides</a></li></ul></nav></header>
<noscript><img src="/pixel.gif" alt=""></noscript>
<form action="/search"><label>Find <input name="q"></label></form>
<main><article>
${repeat(SECTIONS, section)}
</article></main>
<aside><p>Ebb.<br>Flow.</p></aside>
<footer><p>&copy; Tides</p><script async src="/late.js"></script></footer>`;

/** The document of that example with all of this around it, about 100 KB; URLs lead to its own host. */
export function warmUpPage(example: Example): string {
  const html = exampleHtml(example);
  const headStart = html.indexOf("<head>") + "<head>".length;
  const bodyEnd = html.indexOf("</body>");
  const parts = [html.slice(0, headStart), HEAD, html.slice(headStart, bodyEnd), BODY, html.slice(bodyEnd)];
  // Most titles and descriptions are longer than some platform shows, and many are not in Latin letters alone.
  return parts
    .join("\n")
    .replaceAll(new URL(PERFECT_URL).origin, "")
    .replaceAll("the coast", `the coast — ${words(9, 1)} 潮`)
    .replaceAll("any storm", `any storm: ${words(22, 2)}`);
}

function style(n: number): string {
  return `.c-${hex(n)}:not(.is-${n})>a:hover{margin:${n}px auto;background:#${hex(n)} url("/s/${n}.svg")}`;
}

function script(n: number): string {
  return `!function(e,t){var n=e["${hex(n)}"]||[];if(t<${n})n.push("<div class='${n}'>"+t+"<\\/div>")}(window,${n});`;
}

function section(n: number): string {
  return `<h2>${words(6, n)}</h2>
<p>${words(40, n)} <a href="/a/${hex(n)}">${words(3, n)}</a> ${words(25, n)} <em>${words(2, n)}</em> &amp; a < b.</p>
<figure><img loading="lazy" src="/m/${hex(n)}.jpg" alt="${words(6, n)}" width="640"><figcaption>${words(10, n)}</figcaption></figure>
<ul><li class="l"><a href="/a/${hex(n)}?utm=${n}&amp;x=1">${words(4, n)}</a> <span>${words(2, n)}</span></li></ul>
<div class="c-${n}"><svg width="24"><path d="M${n} ${n}h9v9z"/></svg><button type=button>${words(2, n)}</button><!-- ${words(4, n)} --></div>`;
}

function repeat(count: number, part: (n: number) => string): string {
  return Array.from({ length: count }, (_, n) => part(n)).join("\n");
}

function words(count: number, from: number): string {
  return Array.from({ length: count }, (_, n) => WORDS[(from * 7 + n * n) % WORDS.length]).join(" ");
}

function hex(n: number): string {
  return ((n + 1) * 2_654_435_761).toString(16).slice(-6);
}
