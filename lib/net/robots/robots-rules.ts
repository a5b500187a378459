/** What a robots.txt tells crawlers. */
export interface RobotsRules {
  /** What it says about one URL, which must be of its own origin. */
  about(url: string): RobotsVerdict;
  /** Seconds that the crawler of that product token should wait between requests; null when nothing is said. */
  crawlDelay(token: string): number | null;
  /** The sitemaps it names, as written, at most 100. */
  readonly sitemaps: readonly string[];
}

interface RobotsVerdict {
  /** Whether the crawler of that product token may read the URL. */
  allows(token: string): boolean;
}

interface Rule {
  readonly pattern: string;
  readonly allow: boolean;
}

interface Group {
  readonly tokens: string[];
  readonly rules: Rule[];
  crawlDelay: number | null;
}

interface Parsed {
  readonly groups: readonly Group[];
  readonly sitemaps: readonly string[];
}

const EVERYONE = "*";
const SITEMAPS_MAX = 100;
/**
 * No site has as many rules, but a file of the size that crawlers must read has room for more. Each counts once more for
 * every star in it, since what is between them is looked for piece by piece.
 */
const PARTS_MAX = 10_000;
/** Longer paths are compared by their beginning. */
const PATH_CHARS_MAX = 1_024;
const NO_RULE: Rule = { pattern: "", allow: true };

/** Reads a robots.txt by the Robots Exclusion Protocol (RFC 9309); what makes no sense in it is passed over. */
export function robotsRules(text: string): RobotsRules {
  const { groups, sitemaps } = parse(text);
  return {
    sitemaps,
    crawlDelay(token) {
      const delays = groupsFor(groups, token.toLowerCase()).flatMap(({ crawlDelay }) => crawlDelay ?? []);
      return delays.length === 0 ? null : Math.max(...delays);
    },
    about(url) {
      const { pathname, search } = new URL(url);
      const path = robotsSpelling((pathname + search).slice(0, PATH_CHARS_MAX));
      // Crawlers share groups, and to compare all rules of one is the most of the work.
      const decided = new Map<Group, Rule>();
      const ruleOf = (group: Group) => {
        const rule = decided.get(group) ?? strongest(group.rules.filter((one) => isAbout(one, path)));
        decided.set(group, rule);
        return rule;
      };
      return { allows: (token) => strongest(groupsFor(groups, token.toLowerCase()).map(ruleOf)).allow };
    },
  };
}

function parse(text: string): Parsed {
  const groups: Group[] = [];
  const sitemaps: string[] = [];
  let isNaming = false;
  let parts = 0;
  for (const line of text.split(/\r\n|\r|\n/)) {
    if (!line.includes(":")) continue;
    const [, key = "", value = ""] = /^\uFEFF?\s*([a-z-]+)\s*:([^#]*)/i.exec(line) ?? [];
    const field = key.toLowerCase();
    if (field === "user-agent") {
      if (!isNaming) groups.push({ tokens: [], rules: [], crawlDelay: null });
      isNaming = true;
      groups.at(-1)?.tokens.push(tokenOf(value));
    } else if (field === "allow" || field === "disallow") {
      isNaming = false;
      const pattern = robotsSpelling(value.trim()).replace(/\*{2,}/g, "*");
      parts += pattern.split("*").length;
      if (parts > PARTS_MAX) break;
      if (pattern !== "") groups.at(-1)?.rules.push({ pattern, allow: field === "allow" });
    } else if (field === "crawl-delay") {
      isNaming = false;
      const group = groups.at(-1);
      const seconds = Number(value.trim() || Number.NaN);
      if (group !== undefined && seconds >= 0) group.crawlDelay = seconds;
    } else if (field === "sitemap" && sitemaps.length < SITEMAPS_MAX) {
      // It belongs to no group, and its value may hold a `#`.
      sitemaps.push(line.slice(line.indexOf(":") + 1).trim());
    }
  }
  return { groups, sitemaps };
}

/** The name without its version: `Examplebot/1.0`. */
function tokenOf(value: string): string {
  return /^[^\s/]*/.exec(value.trim())?.[0].toLowerCase() ?? "";
}

/** Every group that names the crawler; where none does, those for everyone. */
function groupsFor(groups: readonly Group[], token: string): readonly Group[] {
  const own = groups.filter(({ tokens }) => tokens.includes(token));
  return own.length > 0 ? own : groups.filter(({ tokens }) => tokens.includes(EVERYONE));
}

function isAbout({ pattern }: Rule, path: string): boolean {
  return matchesRobotsPattern(pattern, path);
}

/** The longest pattern decides, and of two as long the one that allows. */
function strongest(rules: readonly Rule[]): Rule {
  let best = NO_RULE;
  for (const rule of rules) {
    const longer = rule.pattern.length - best.pattern.length;
    if (longer > 0 || (longer === 0 && rule.allow)) best = rule;
  }
  return best;
}

// Paths and patterns of robots.txt (RFC 9309, section 2.2.2).

/** Per cent signs and two digits, or what a URL may not hold as it is. */
const CODED = /%[0-9a-f]{2}|[^\x21-\x7e]+/gi;
const UNRESERVED = /[\w.~-]/;
const LONE_SURROGATE = /\p{Cs}/gu;

/** Spelt as it is compared already, as nearly all are: a file may hold ten thousand patterns. */
const PLAIN = /^[\x21-\x24\x26-\x7e]*$/;

/** A path or pattern in the one spelling in which they are compared: coded where it must be, and nowhere else. */
function robotsSpelling(text: string): string {
  if (PLAIN.test(text)) return text;
  return text.replace(LONE_SURROGATE, "\uFFFD").replace(CODED, (part) => {
    if (part.length !== 3 || !part.startsWith("%")) return encodeURIComponent(part);
    const character = String.fromCharCode(Number.parseInt(part.slice(1), 16));
    return UNRESERVED.test(character) ? character : part.toUpperCase();
  });
}

/**
 * Whether a pattern, in which `*` stands for anything and a `$` at the end for the path's own, takes in a path.
 * Searching each part once behind the one before is enough, since an earlier place leaves more room for the rest;
 * so hostile patterns cost no more than their length and the path's.
 */
function matchesRobotsPattern(pattern: string, path: string): boolean {
  const toEnd = pattern.endsWith("$");
  const [start = "", ...parts] = (toEnd ? pattern.slice(0, -1) : pattern).split("*");
  if (!path.startsWith(start)) return false;
  const end = toEnd ? parts.pop() : "";
  if (end === undefined) return path === start;
  let at = start.length;
  for (const part of parts) {
    const found = path.indexOf(part, at);
    if (found === -1) return false;
    at = found + part.length;
  }
  return path.length - end.length >= at && path.endsWith(end);
}
