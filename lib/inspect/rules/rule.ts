// The rule contract. Every fact about a rule stands in its one object: the list, its page in the documentation,
// OpenAPI and the score derive from it. A rule never imports another rule: what several ask of a page stands in
// facts/, the snippets of its fixes in fixes/, and the words of its sentences in wording/.

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

/** One failing state of the page. */
export interface Finding {
  /** What is wrong on this very page, naming its values (cut to a readable length). */
  readonly description: string;
  /** Built from the page's own values; null where no generic fix is right. */
  readonly fix: Fix | null;
  /** Points lost in the rule's area when fewer than its weight. */
  readonly points?: number;
  /** What it costs where that is another area than the rule's, or more than one: at least one, each area once. */
  readonly losses?: readonly AreaLoss[];
  /** False when this finding is too mild for the rule's cap. */
  readonly capped?: false;
  /** The platforms that suffer on this page when they are fewer than the rule's. */
  readonly platforms?: readonly PlatformName[];
}

/**
 * The rule's example: the perfect page of ../example/perfect-page.ts with the tags named in `without` taken out
 * and `html` put at the end of its head. The catalogue's test runs every example through the whole core.
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
  /** By absolute address; merged over the perfect page's image and icon. */
  readonly images?: Readonly<Record<string, Partial<ImageFacts>>>;
  readonly resources?: Partial<Omit<LinkedResources, "images">>;
  /** Codes this example cannot avoid raising beside the rule's own. */
  readonly also?: readonly string[];
}

export interface Rule {
  /** Stable, snake_case, never reused; the file's name in kebab-case. */
  readonly code: string;
  /** What is wrong, as a headline: at most 70 characters, no full stop. */
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
  /** The platforms whose readers see the consequence. */
  readonly platforms: readonly PlatformName[];
  /** Codes that, when raised, make this one redundant. */
  readonly hiddenBy?: readonly string[];
  /** What a reader of the shared link sees and why: 40 to 600 characters. */
  readonly why: string;
  /** Where the rule's facts were read, with how well they are known. */
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

/** Marks an object as a rule; the type is the whole of it. */
export function defineRule(rule: Rule): Rule {
  return rule;
}
