import type { MetaTag } from "../page/page";
import { editDistance } from "./edit-distance";
import { wordList } from "./platform-words";
import { quote } from "./quote";
import { defineRule } from "./rule";
import { tagsFix } from "./snippet";
import { MISSPELT_KEYS, SOCIAL_KEYS } from "./social-keys.data";
import { DISCORD_PREVIEWS, OPEN_GRAPH, UNHEAD_CHECKS } from "./sources.data";

const KEY_LENGTH_MAX = 40;
const NAMED_MAX = 6;
/** No honest page has more keys of its own; comparing each with all known ones takes time. */
const UNKNOWN_KEYS_MAX = 100;
/** Short words are a letter away from other words. */
const LONG_WORD = 7;

interface Typo {
  readonly written: string;
  readonly meant: string;
  readonly content: string;
}

export const metaTypo = defineRule({
  code: "meta_typo",
  title: "A tag's key is misspelt, so nobody reads it",
  severity: "warning",
  importance: "recommended",
  area: "card",
  weight: 3,
  platforms: ["facebook", "linkedin", "discord", "whatsapp", "slack", "telegram"],
  why: "Link readers look for exact keys. A letter too many, a hyphen for an underscore or a capital letter, and the tag is as good as missing, although it is there when you look at the page's source.",
  sources: [DISCORD_PREVIEWS, OPEN_GRAPH, UNHEAD_CHECKS],
  since: "1.0.0",
  examples: {
    bad: [
      {
        html: '<meta property="og:titel" content="How tides shape the coast">',
        without: ["og:title"],
        also: ["missing_og_title"],
      },
      {
        html: '<meta property="og:sitename" content="Field Notes">',
        without: ["og:site_name"],
        also: ["missing_og_site_name"],
      },
    ],
    good: [
      { html: '<meta property="og:see_also" content="https://example.com/guides">' },
      { html: '<meta property="og:titel" content="A second spelling beside the right one">' },
    ],
  },
  check({ page }) {
    const typos = typosIn(page.metas);
    if (typos.length === 0) return null;
    const named = typos.slice(0, NAMED_MAX);
    const pairs = named.map(({ written, meant }) => `${quote(written)} should be ${meant}`);
    return {
      description: `Nobody reads a misspelt tag: ${wordList(pairs)}. Its value ${quote(named[0]?.content ?? "")} does not reach the card.`,
      fix: tagsFix(named.map(({ meant, content }) => ({ key: meant, content }))),
    };
  },
});

/** Misspelt keys with a value whose right spelling the page does not have; the first of each. */
function typosIn(metas: readonly MetaTag[]): readonly Typo[] {
  const written = new Map<string, string>();
  for (const { property, name, content } of metas) {
    const key = property ?? name;
    if (key !== null && content?.trim() && !written.has(key)) written.set(key, content);
  }
  const unknown = [...written].filter(([key]) => isSocial(key) && !SOCIAL_KEYS.includes(key));
  return unknown.slice(0, UNKNOWN_KEYS_MAX).flatMap(([key, content]) => {
    const meant = meantKey(key);
    return meant === null || written.has(meant) ? [] : [{ written: key, meant, content }];
  });
}

function isSocial(key: string): boolean {
  return key.length <= KEY_LENGTH_MAX && /^\s*(og|twitter)[:._-]/i.test(key);
}

function meantKey(key: string): string | null {
  const plain = key
    .trim()
    .toLowerCase()
    .replace(/^(og|twitter)[._-]/, "$1:");
  if (SOCIAL_KEYS.includes(plain)) return plain;
  return MISSPELT_KEYS[plain] ?? SOCIAL_KEYS.find((known) => isClose(plain, known)) ?? null;
}

/** Both keys share their prefix and differ by a slip or two in what follows it. */
function isClose(key: string, known: string): boolean {
  const start = known.indexOf(":") + 1;
  if (!key.startsWith(known.slice(0, start))) return false;
  const word = known.slice(known.lastIndexOf(":") + 1);
  const slips = word.length >= LONG_WORD ? 2 : 1;
  if (Math.abs(key.length - known.length) > slips) return false;
  return editDistance(key.slice(start), known.slice(start)) <= slips;
}
