import type { Metadata } from "next";
import { SITE } from "@/app/_components/frame/site-text.data";
import { fitTitle } from "./fit-snippet";
import type { OwnPage } from "./site-page";

/** What a page of ours says of itself to search engines and link readers. */
export function pageMetadata(page: OwnPage): Metadata {
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

/** The address of a page's social image. The home page has a drawn one among the public files. */
export function socialImagePath(pagePath: string): string {
  return pagePath === "/" ? "/social.png" : `/social${pagePath}.png`;
}
