import type { RobotsDirectives } from "../metadata/metadata";

/** What a page's robots rules let google show, the stricter of several rules. */
export interface SnippetRules {
  readonly noindex: boolean;
  /** Characters of text allowed; null when nothing limits them, 0 when none may stand. */
  readonly charactersMax: number | null;
}

const VALUED = /^(max-snippet|max-image-preview|max-video-preview|unavailable_after)$/;

/**
 * Reads the meta robots content and the X-Robots-Tag header, whose rules may name the crawler they are meant for
 * (https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag, as quoted in October 2026).
 */
export function snippetRules({ content, header }: RobotsDirectives): SnippetRules {
  const rules = [...split(content ?? ""), ...addressedToGoogle(header ?? "")];
  const names = new Set(rules.map(([name]) => name));
  const limits = rules.flatMap(([name, value]) => (name === "max-snippet" ? characters(value) : []));
  return {
    noindex: names.has("noindex") || names.has("none"),
    charactersMax: names.has("nosnippet") ? 0 : limits.length > 0 ? Math.min(...limits) : null,
  };
}

type Rule = readonly [name: string, value: string];

function split(text: string): readonly Rule[] {
  return text.split(",").map((part) => {
    const [name = "", ...value] = part.split(":");
    return [name.trim().toLowerCase(), value.join(":").trim()];
  });
}

/** A crawler's name before a rule holds for the rules after it, until the next name. */
function addressedToGoogle(header: string): readonly Rule[] {
  const rules: Rule[] = [];
  let meant = true;
  for (const [name, value] of split(header)) {
    if (value === "" || VALUED.test(name)) {
      if (meant) rules.push([name, value]);
      continue;
    }
    meant = name === "googlebot";
    if (meant) rules.push(...split(value));
  }
  return rules;
}

/** A limit in characters; a negative one means none, and what is no whole number is ignored. */
function characters(value: string): readonly number[] {
  return /^\d{1,9}$/.test(value) ? [Number(value)] : [];
}
