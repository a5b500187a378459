import type { Inspection } from "@/lib/inspect/report";
import { isSamePage } from "@/lib/inspect/url/same-page";

/** What the pages of an audit are compared by. */
export interface PageFacts {
  readonly title: string | null;
  readonly description: string | null;
  /** URL of the social image. */
  readonly image: string | null;
  /** Whether that image could be fetched. */
  readonly imageWorks: boolean;
  /** The canonical URL, where it is another page. */
  readonly canonical: string | null;
  /** The page is somewhere else now. */
  readonly redirected: boolean;
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
