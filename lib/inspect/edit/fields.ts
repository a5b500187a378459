import { firstText } from "../page/entries";
import type { Page } from "../page/page";

/** What a person may change about a page; "" where the page says nothing. */
export interface Fields {
  readonly title: string;
  readonly description: string;
  /** The address of the social image as the page writes it. */
  readonly image: string;
  readonly siteName: string;
  readonly card: string;
}

/** What the page says now: what its cards show before what search engines show. */
export function fieldsOf(page: Page): Fields {
  const first = (...keys: readonly string[]) =>
    keys.map((key) => firstText(page, key)).find((text) => text !== null) ?? "";
  return {
    title: first("og:title") || page.titles[0]?.text.trim() || first("twitter:title"),
    description: first("og:description", "description", "twitter:description"),
    image: first("og:image", "og:image:url", "og:image:secure_url", "twitter:image", "twitter:image:src"),
    siteName: first("og:site_name"),
    card: first("twitter:card").toLowerCase(),
  };
}
