import type { Metadata } from "next";
import { SITE } from "../text.data";

const IMAGE = {
  url: "/social.png",
  width: 1200,
  height: 630,
  alt: SITE.imageAlt,
  type: "image/png",
} as const;

/** What the landing page says of itself to search engines and link readers. */
export function landingMetadata(): Metadata {
  return {
    title: { absolute: SITE.title },
    description: SITE.description,
    alternates: { canonical: "/" },
    openGraph: {
      type: "website",
      url: "/",
      siteName: SITE.name,
      locale: "en_GB",
      title: SITE.title,
      description: SITE.cardDescription,
      images: [IMAGE],
    },
    twitter: { card: "summary_large_image" },
  };
}
