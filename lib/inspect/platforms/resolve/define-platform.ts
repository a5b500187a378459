import type { PlatformDefinition, PlatformTables, Preview, ResolveInput } from "../platform";
import { groundsOf } from "./confidence";
import { whyUnread } from "./crawl-failure";
import { bareLink, resolvePreview } from "./resolve-preview";
import { seenBy } from "./visible-page";

/** One platform: its tables, and what a reader there sees of a page. */
export interface Platform extends PlatformTables {
  /** Addresses of everything the tables were read from, each once. */
  readonly sources: readonly string[];
  /** What the card shows. Pure; takes time linear in the page's tags. */
  resolve(input: ResolveInput): Preview;
}

/** A platform from its tables; `resolve` follows them and the definition's quirks. */
export function definePlatform(defined: PlatformDefinition): Platform {
  const definition = { ...defined, basis: `${defined.basis} ${groundsOf(defined)}` };
  return {
    ...definition,
    sources: sourcesOf({ ...definition, disputes: [] }),
    resolve: (input) => {
      const unread = whyUnread(definition, input);
      if (unread !== null) return bareLink(definition.basis, input.page.finalUrl, unread);
      return resolvePreview(definition, seenBy(definition.reads, input));
    },
  };
}

/** The addresses standing as `source` anywhere in a table. */
function sourcesOf(table: unknown): readonly string[] {
  const addresses = new Set<string>();
  const visit = (value: unknown) => {
    if (typeof value !== "object" || value === null) return;
    if ("source" in value && typeof value.source === "string") addresses.add(value.source);
    Object.values(value).forEach(visit);
  };
  visit(table);
  return [...addresses];
}
