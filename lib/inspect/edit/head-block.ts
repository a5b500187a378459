import {
  attributeOf,
  bladeUrl,
  linkBlade,
  linkHtml,
  metaBlade,
  metaHtml,
  titleBlade,
  titleHtml,
} from "../rules/fixes/snippet";
import { normalizeUrl } from "../url/http-url";
import { nextHead, nuxtHead } from "./head-frameworks";
import type { HeadValues } from "./head-values";

export type HeadTarget = "html" | "laravel" | "next" | "nuxt";

const URL_KEYS: ReadonlySet<string> = new Set(["og:url", "og:image", "twitter:image"]);

type Writer = (values: HeadValues, pageUrl: string) => string;

const WRITERS: Readonly<Record<HeadTarget, Writer>> = {
  html: htmlHead,
  laravel: bladeHead,
  next: nextHead,
  nuxt: nuxtHead,
};

/** The finished head of the page at `pageUrl` in the words of one kind of project; every value is literal text there. */
export function headBlock(target: HeadTarget, values: HeadValues, pageUrl: string): string {
  return WRITERS[target](values, pageUrl);
}

function htmlHead({ title, canonical, metas }: HeadValues): string {
  return [
    ...(title === null ? [] : [titleHtml(title)]),
    ...[...metas].map(([key, content]) => metaHtml(attributeOf(key), key, content)),
    ...(canonical === null ? [] : [linkHtml("canonical", canonical)]),
  ].join("\n");
}

function bladeHead({ title, canonical, metas }: HeadValues, pageUrl: string): string {
  return [
    ...(title === null ? [] : [titleBlade(title)]),
    ...[...metas].map(([key, content]) => bladeMeta(key, content, pageUrl)),
    ...(canonical === null ? [] : [linkBlade("canonical", canonical)]),
  ].join("\n");
}

function bladeMeta(key: string, content: string, pageUrl: string): string {
  if (!URL_KEYS.has(key) || normalizeUrl(content) === null) return metaBlade(attributeOf(key), key, content);
  return `<meta ${attributeOf(key)}="${key}" content="${bladeUrl(content, pageUrl)}">`;
}
