import { AREA_NAMES } from "@/app/_components/text.data";
import type { CatalogueEntry } from "@/lib/inspect/catalogue";
import { DocSection } from "../doc-section";
import { IssueLinks } from "../issue-links";
import { ISSUE } from "../texts.data";
import type { IssueDoc } from "./issue-doc";

/** Other issues a reader of this one may mean or meet. */
export function IssueRelations({ doc }: { readonly doc: IssueDoc }) {
  const { entry, hiddenBy, hides, sameArea } = doc;
  return (
    <DocSection id="related" title={ISSUE.related}>
      <div className="grid max-w-3xl gap-6">
        <Related note={ISSUE.hiddenBy} entries={hiddenBy} />
        <Related note={ISSUE.hides} entries={hides} />
        <Related note={ISSUE.sameArea(AREA_NAMES[entry.area])} entries={sameArea} />
      </div>
    </DocSection>
  );
}

interface RelatedProps {
  readonly note: string;
  readonly entries: readonly CatalogueEntry[];
}

function Related({ note, entries }: RelatedProps) {
  if (entries.length === 0) return null;
  return (
    <div>
      <p className="mb-2.5 text-[15px]/6 text-muted">{note}</p>
      <IssueLinks entries={entries} />
    </div>
  );
}
