import { AREA_NAMES } from "@/app/_components/result/result-text.data";
import { CATALOGUE, type CatalogueEntry, catalogueEntry } from "@/lib/inspect/catalogue";
import { inspectExample } from "@/lib/inspect/example/inspect-example";
import { PLATFORMS } from "@/lib/inspect/platforms/index";
import type { PlatformName } from "@/lib/inspect/platforms/names";
import type { Preview, Previews } from "@/lib/inspect/platforms/platform";
import type { Fix } from "@/lib/inspect/rules/rule";

/** Everything an issue's page shows: its catalogue entry and the results of its examples. */
export interface IssueDoc {
  readonly entry: CatalogueEntry;
  /** What Headlight reports for the first bad example, and its fix there. */
  readonly description: string;
  readonly fix: Fix | null;
  /** The first bad example's score. */
  readonly score: number;
  readonly difference: Difference | null;
  readonly hiddenBy: readonly CatalogueEntry[];
  readonly hides: readonly CatalogueEntry[];
  /** Other issues of the same area, costliest first. */
  readonly sameArea: readonly CatalogueEntry[];
}

const SAME_AREA_MAX = 6;

/** Examples never change, so each is run once. There is one entry for each rule. */
const docs = new Map<string, IssueDoc>();

/** The documentation of an issue; null for an unknown code. */
export function issueDoc(code: string): IssueDoc | null {
  const entry = catalogueEntry(code);
  if (entry === null) return null;
  const doc = docs.get(code) ?? makeDoc(entry);
  docs.set(code, doc);
  return doc;
}

function makeDoc(entry: CatalogueEntry): IssueDoc {
  const { bad, good } = entry.examples;
  const before = inspectExample(bad[0] ?? { html: "" });
  const after = inspectExample(good[0] ?? { html: "" });
  const raised = before.issues.find(({ code }) => code === entry.code);
  const hiddenBy = CATALOGUE.filter(({ code }) => entry.hiddenBy?.includes(code));
  const hides = CATALOGUE.filter((other) => other.hiddenBy?.includes(entry.code));
  const shown = new Set([entry, ...hiddenBy, ...hides]);
  return {
    entry,
    description: raised?.description ?? entry.why,
    fix: raised?.fix ?? null,
    score: before.score.value,
    difference: visibleDifference(entry, before.previews, after.previews),
    hiddenBy,
    hides,
    sameArea: CATALOGUE.filter((other) => other.area === entry.area && !shown.has(other))
      .sort((a, b) => b.weight - a.weight)
      .slice(0, SAME_AREA_MAX),
  };
}

export interface Difference {
  readonly platform: PlatformName;
  readonly before: Preview;
  readonly after: Preview;
}

/** The platform that shows an issue best, and its previews with and without it; null if no preview shows it. */
function visibleDifference(
  { platforms }: Pick<CatalogueEntry, "platforms">,
  before: Previews,
  after: Previews,
): Difference | null {
  const pairs = platforms.map((platform) => ({
    platform,
    before: before[platform],
    after: after[platform],
  }));
  return (
    pairs.find((pair) => pair.before.card !== pair.after.card) ??
    pairs.find((pair) => looks(pair.before) !== looks(pair.after)) ??
    null
  );
}

/** Everything a preview draws. Of an image only whether there is one, because all examples share it. */
function looks({ title, description, image, domain, site_name, favicon, card, details }: Preview): string {
  const { accent, crumbs, fields, gallery, author } = details;
  const drawn = { title, description, domain, site_name, card, accent, crumbs, fields, author };
  return JSON.stringify({
    ...drawn,
    image: image !== null,
    favicon: favicon !== null,
    gallery: gallery.length,
  });
}

/** The issues whose texts or platforms contain every word; all issues without words. */
export function findIssues(text: string): readonly CatalogueEntry[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return CATALOGUE.filter((entry) => {
    const said = searchText(entry);
    return words.every((word) => said.includes(word));
  });
}

function searchText({ code, title, why, area, severity, platforms }: CatalogueEntry): string {
  const labels = platforms.map((name) => PLATFORMS[name].label);
  return [code, title, why, AREA_NAMES[area], severity, ...labels].join("\n").toLowerCase();
}
