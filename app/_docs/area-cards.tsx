import { FIXED_PAGES } from "@/app/_pages/fixed-pages.data";
import { CATALOGUE } from "@/lib/inspect/catalogue";
import { AREA_BUDGETS, AREAS } from "@/lib/inspect/score";
import { AREA_NAMES } from "../_components/text.data";
import { LinkCard } from "./link-card";
import { DOCS_INDEX, ISSUES_INDEX } from "./texts.data";

/** The seven areas of the score as ways into the catalogue. */
export function AreaCards() {
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {AREAS.map((area) => (
        <li key={area}>
          <LinkCard
            href={`${FIXED_PAGES.issues.path}#${area}`}
            title={AREA_NAMES[area]}
            text={`${DOCS_INDEX.checksOf(CATALOGUE.filter((entry) => entry.area === area).length)}, ${ISSUES_INDEX.budget(AREA_BUDGETS[area])}`}
          />
        </li>
      ))}
    </ul>
  );
}
