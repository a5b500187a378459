import { z } from "zod";
import type { Inspection } from "@/lib/inspect/report";
import { isSamePage } from "@/lib/inspect/url/http-url";
import type { PageIssue } from "../audit-page";

/** What the pages of an audit are compared by, as a page's row holds it. */
export const PAGE_FACTS = z.object({
  title: z.string().nullable(),
  description: z.string().nullable(),
  /** URL of the social image. */
  image: z.string().nullable(),
  /** Whether that image could be fetched. */
  imageWorks: z.boolean(),
  /** The canonical URL, where it is another page. */
  canonical: z.string().nullable(),
  /** The page is somewhere else now. */
  redirected: z.boolean(),
});

export type PageFacts = Readonly<z.infer<typeof PAGE_FACTS>>;

/** A page of an audit whose check has ended. */
export interface CheckedPage {
  readonly url: string;
  readonly finalUrl: string | null;
  readonly score: number | null;
  readonly issues: readonly PageIssue[];
  readonly error: string | null;
  readonly inSitemap: boolean;
  /** Null when it could not be fetched. */
  readonly facts: PageFacts | null;
}

const CHARS_MAX = 300;

/** What other pages of the site are held against. */
export function pageFacts({ metadata, image, finalUrl, hops }: Inspection): PageFacts {
  const { title, description, canonical } = metadata;
  return {
    title: cut(title),
    description: cut(description),
    image: image?.url ?? null,
    imageWorks: image?.accessible ?? false,
    canonical: canonical !== null && !isSamePage(canonical, finalUrl) ? canonical : null,
    redirected: hops.length > 0,
  };
}

function cut(text: string | null): string | null {
  return text?.slice(0, CHARS_MAX) || null;
}
