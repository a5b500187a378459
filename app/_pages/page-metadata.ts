import type { Metadata } from "next";
import { SITE } from "@/app/_components/frame/site-text.data";
import { fitTitle } from "./fit-snippet";
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
