import type { Metadata } from "next";
import { SITE } from "@/app/_components/text.data";
import { fitTitle } from "./fit-snippet";
import type { OwnPage } from "./own-page";
import { SOCIAL_IMAGE_PX, socialImagePath } from "./social-image-path";

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
