import { firstText } from "../../page/entries";
import { resolveUrl } from "../../url/resolve-url";
import type { RuleInput } from "../rule";
import { deadImage } from "./dead-image";

const KEYS = ["twitter:image", "twitter:image:src"];

/** The picture that the page offers in Twitter's own tags. */
export interface TwitterImage {
  readonly key: string;
  readonly written: string;
  /** Absolute http(s) address; null when what is written is none. */
  readonly url: string | null;
  /** Why it can't be shown, as the end of a sentence; null when it can or was not asked for. */
  readonly dead: string | null;
}

/** The first non-empty twitter:image, else twitter:image:src; null without either. */
export function twitterImage({ page, linked }: Pick<RuleInput, "page" | "linked">): TwitterImage | null {
  const key = KEYS.find((one) => firstText(page, one) !== null);
  const written = key === undefined ? null : firstText(page, key);
  if (key === undefined || written === null) return null;
  const url = resolveUrl(written, page.baseUrl);
  const facts = url === null ? undefined : linked.images.get(url);
  const dead = facts === undefined ? null : deadImage(facts);
  return { key, written, url, dead: url === null ? "is not a web address" : dead };
}
