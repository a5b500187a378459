import { matchesRobotsPattern, robotsSpelling } from "./robots-pattern";

/** What a robots.txt tells crawlers. */
export interface RobotsRules {
  /** What it says about one address, which must be of its own origin. */
  about(url: string): RobotsVerdict;
}

interface RobotsVerdict {
  /** Whether the crawler of that product token may read the address. */
  allows(token: string): boolean;
}

interface Rule {
  readonly pattern: string;
  readonly allow: boolean;
}

interface Group {
  readonly tokens: string[];
  readonly rules: Rule[];
}

const EVERYONE = "*";
/**
 * No site has as many rules, but a file of the size that crawlers must read has room for more. Each counts once more for
 * every star in it, since what stands between them is looked for piece by piece.
 */
const PARTS_MAX = 10_000;
/** Longer paths are compared by their beginning. */
const PATH_CHARS_MAX = 1_024;
const NO_RULE: Rule = { pattern: "", allow: true };

/** Reads a robots.txt by the Robots Exclusion Protocol (RFC 9309); what makes no sense in it is passed over. */
export function robotsRules(text: string): RobotsRules {
  const groups = parse(text);
  return {
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

function parse(text: string): readonly Group[] {
  const groups: Group[] = [];
  let isNaming = false;
  let parts = 0;
  for (const line of text.split(/\r\n|\r|\n/)) {
    if (!line.includes(":")) continue;
    const [, key = "", value = ""] = /^\uFEFF?\s*([a-z-]+)\s*:([^#]*)/i.exec(line) ?? [];
    const field = key.toLowerCase();
    if (field === "user-agent") {
      if (!isNaming) groups.push({ tokens: [], rules: [] });
      isNaming = true;
      groups.at(-1)?.tokens.push(tokenOf(value));
    } else if (field === "allow" || field === "disallow") {
      isNaming = false;
      const pattern = robotsSpelling(value.trim()).replace(/\*{2,}/g, "*");
      parts += pattern.split("*").length;
      if (parts > PARTS_MAX) break;
      if (pattern !== "") groups.at(-1)?.rules.push({ pattern, allow: field === "allow" });
    }
  }
  return groups;
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
