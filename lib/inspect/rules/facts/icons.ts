import { FAVICON_RELS, rootIconUrl } from "../../metadata/icons";
import type { Icon } from "../../metadata/metadata";
import { oncePerObject } from "../../once-per-object";
import type { ImageFacts } from "../../resources";
import type { RuleInput } from "../rule";

const REL_CHARS_READ = 1_000;

/** An icon of the page and what was learnt of its file; null facts when it was not fetched. */
export interface PageIcon {
  readonly url: string;
  readonly sizes: string | null;
  readonly facts: ImageFacts | null;
}

/** The icons the page declares for browsers and search results, in document order. */
export function declaredIcons({ metadata, resources }: RuleInput): readonly PageIcon[] {
  return metadata.icons.filter(isIcon).map(({ url, sizes }) => {
    return { url, sizes, facts: resources.images.get(url) ?? null };
  });
}

/** `/favicon.ico` of the page's host, which browsers request when a page declares no icon. */
export function rootIcon({ page, resources }: RuleInput): PageIcon {
  const url = rootIconUrl(page);
  return { url, sizes: null, facts: resources.images.get(url) ?? null };
}

const isIcon = oncePerObject(({ rel }: Icon): boolean => {
  const rels = rel.slice(0, REL_CHARS_READ).toLowerCase().split(/\s+/);
  return FAVICON_RELS.some((one) => rels.includes(one));
});
