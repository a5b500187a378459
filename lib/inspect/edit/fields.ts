import { firstText } from "../page/meta-entries";
import type { Page } from "../page/page";

/** What a person may change about a page; "" where the page says nothing. */
export interface Fields {
  readonly title: string;
  /** The title that cards show; null where the page says the same as, or nothing beside, its title. */
  readonly socialTitle: string | null;
  readonly description: string;
  /** The description that cards show; null likewise. */
  readonly socialDescription: string | null;
  /** The URL of the social image as the page writes it. */
  readonly image: string;
  readonly imageAlt: string;
  readonly siteName: string;
  readonly card: string;
}

/** What the page says now. */
export function fieldsOf(page: Page): Fields {
  const first = (...keys: readonly string[]) =>
    keys.map((key) => firstText(page, key)).find((text) => text !== null) ?? "";
  const title = pair(page.titles[0]?.text.trim() ?? "", first("og:title"), first("twitter:title"));
  const description = pair(first("description"), first("og:description"), first("twitter:description"));
  return {
    title: title.text,
    socialTitle: title.social,
    description: description.text,
    socialDescription: description.social,
    image: first("og:image", "og:image:url", "og:image:secure_url", "twitter:image", "twitter:image:src"),
    imageAlt: first("og:image:alt", "twitter:image:alt"),
    siteName: first("og:site_name"),
    card: first("twitter:card").toLowerCase(),
  };
}

/** One text where the page has one, two where it says different things to search engines and to cards. */
function pair(own: string, social: string, other: string) {
  if (own !== "" && social !== "" && own !== social) return { text: own, social };
  return { text: own || social || other, social: null };
}
