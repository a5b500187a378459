import type { Metadata } from "next";
import { SITE } from "@/app/_components/frame/site-text.data";
import { PLATFORMS } from "@/lib/inspect/platforms";
import { type Cut, cutText } from "@/lib/inspect/platforms/text/text-cut";
import type { SitePage } from "./site-page";

/** The metadata of a page of this site, for search engines and crawlers. */
export function pageMetadata(page: SitePage): Metadata {
  const { path, title, description, summary } = page;
  const isHome = path === "/";
  return {
    title: { absolute: isHome ? title : fitTitle(title, SITE.name) },
    description,
    alternates: { canonical: path },
    openGraph: {
      type: isHome ? "website" : "article",
      url: path,
      siteName: SITE.name,
      locale: "en_GB",
      title,
      description: summary,
      images: [
        {
          url: socialImagePath(path),
          ...SOCIAL_IMAGE_PX,
          alt: isHome ? SITE.imageAlt : `${SITE.name}: ${title}`,
          type: "image/png",
        },
      ],
    },
    twitter: { card: "summary_large_image" },
  };
}

export const SOCIAL_IMAGE_PX = { width: 1200, height: 630 } as const;

/** The path of a page's social image. The home page's is a file in `public`. */
export function socialImagePath(pagePath: string): string {
  return pagePath === "/" ? "/social.png" : `/social${pagePath}.png`;
}

/** Whole sentences shorter than this leave too much space empty. */
const SENTENCES_CHARACTERS_MIN = 80;

/** As much of a text as a Google result shows: whole sentences if they fill it, otherwise the start. */
export function fitSnippet(text: string): string {
  const cuts = cutsOf(PLATFORMS.google.limits.description.value);
  const sentences = text.split(/(?<=[.!?])\s+/);
  const starts = sentences.map((_, index) => sentences.slice(0, sentences.length - index).join(" "));
  const whole = starts.find((start) => cutText(start, cuts).cutAt === null);
  return whole !== undefined && whole.length >= SENTENCES_CHARACTERS_MIN ? whole : cutText(text, cuts).text;
}

/** The title followed by the site's name, if Google shows both in full. */
function fitTitle(title: string, siteName: string): string {
  const whole = `${title} · ${siteName}`;
  return cutText(whole, cutsOf(PLATFORMS.google.limits.title.value)).cutAt === null ? whole : title;
}

function cutsOf(cut: Cut | null): readonly Cut[] {
  return cut === null ? [] : [cut];
}
