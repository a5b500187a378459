// The rule contract. Every fact about a rule is in its one object: the list, its page in the documentation, OpenAPI
// and the score derive from it. A rule never imports another rule. What several rules need to know of a page is in facts/, the
// snippets of their fixes in fixes/, and the phrases of their sentences in wording/.

import type { Metadata } from "../metadata/metadata";
import type { FetchedPage, Page } from "../page/page";
import type { PlatformName } from "../platforms/names";
import type { Previews } from "../platforms/platform";
import type { ImageFacts, LinkedResources } from "../resources";
import type { Area, AreaLoss } from "../score";

export type Severity = "error" | "warning" | "tip";
export type Importance = "required" | "recommended" | "optional";

/** Paste-ready snippets; null where none can be correct for that target. */
export interface Fix {
  readonly html: string | null;
  readonly laravel: string | null;
}

export interface RuleInput {
  readonly page: Page;
  readonly metadata: Metadata;
  readonly previews: Previews;
  readonly resources: LinkedResources;
}

/** One problem of the page. */
export interface Finding {
  /**
   * What people see, in a sentence that someone who has never seen HTML understands; then the cause on this page, with
   * its values (cut to a readable length); then what to do.
   */
  readonly description: string;
  /** Built from the page's own values; null where no generic fix is right. */
  readonly fix: Fix | null;
  /** Points lost in the rule's area when fewer than its weight. */
  readonly points?: number;
  /** Points by area, when they are not lost in the rule's area alone: at least one entry, each area once. */
  readonly losses?: readonly AreaLoss[];
  /** False when this finding is too mild for the rule's cap. */
  readonly capped?: false;
  /** The finding is the cause of what would hide it, so it is shown beside that. */
  readonly isCause?: true;
  /** The affected platforms, when they are fewer than the rule's. */
  readonly platforms?: readonly PlatformName[];
}

/**
 * The rule's example: the perfect page of ../example/perfect-page.ts with the tags named in `without` taken out
 * and `html` put at the end of its head. The catalogue's test runs every example through the whole check.
 */
export interface Example {
  /** What the documentation shows. */
  readonly html: string;
  /** Tags of the perfect page to take out: a meta's name or property, `title`, `charset`, `html:lang`, or `link:REL`. */
  readonly without?: readonly string[];
  /** Bytes of inline styles put into the head before `html`. */
  readonly stylesBytes?: number;
  /** A whole document instead of the perfect page; `html` is then only shown. */
  readonly document?: string;
  readonly fetched?: Partial<FetchedPage>;
  /** By absolute URL; merged over the perfect page's image and icon. */
  readonly images?: Readonly<Record<string, Partial<ImageFacts>>>;
  readonly resources?: Partial<Omit<LinkedResources, "images">>;
  /** Codes this example cannot avoid raising beside the rule's own. */
  readonly also?: readonly string[];
}

export interface Rule {
  /** Stable, snake_case, never reused; the file's name in kebab-case. */
  readonly code: string;
  /** What is wrong, as a noun phrase: at most 70 characters, no full stop. Effect first: "No social image". */
  readonly title: string;
  readonly severity: Severity;
  readonly importance: Importance;
  readonly area: Area;
  /** Further areas that can lose as much: those of the other texts that the rule looks at. */
  readonly alsoIn?: readonly Area[];
  /** Points of 100 lost at most, in each area that the finding is about. */
  readonly weight: number;
  /** The score can be no higher than this when the rule is raised. */
  readonly cap?: number;
  /** The platforms where people see the consequence. */
  readonly platforms: readonly PlatformName[];
  /** Codes that, when raised, make this one redundant. */
  readonly hiddenBy?: readonly string[];
  /** What people who see the link notice, and why: 40 to 600 characters. */
  readonly why: string;
  /** Where the rule's facts come from, and how well they are known. */
  readonly sources: readonly {
    readonly label: "documented" | "observed" | "assumed";
    readonly url: string | null;
  }[];
  /** Version of the catalogue that first had the rule. */
  readonly since: string;
  readonly examples: { readonly bad: readonly Example[]; readonly good: readonly Example[] };
  /** The finding, or null when the page passes or the question does not arise. */
  check(input: RuleInput): Finding | null;
}

/** Checks at compile time that an object is a rule. */
export function defineRule(rule: Rule): Rule {
  return rule;
}
