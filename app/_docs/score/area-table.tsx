import { AREA_NAMES } from "@/app/_components/result/result-text.data";
import { formatPoints } from "@/app/_components/ui/format";
import { issuePath } from "@/app/_pages/docs-pages";
import { FIXED_PAGES } from "@/app/_pages/fixed-pages.data";
import { CATALOGUE, type CatalogueEntry } from "@/lib/inspect/catalogue";
import { AREA_POINTS, AREAS, type Area } from "@/lib/inspect/score";
import { SCORE_TEXT } from "./score-text.data";

const COSTLIEST_SHOWN = 3;

/** The points of each area, and the issues that cost the most of them. */
export function AreaTable() {
  return (
    <table className="w-full text-left text-[15px]/6">
      <thead className="text-[13px] text-muted">
        <tr className="max-sm:sr-only">
          <th scope="col" className="py-2 pr-4 font-medium">
            {SCORE_TEXT.area}
          </th>
          <th scope="col" className="py-2 pr-4 font-medium">
            {SCORE_TEXT.points}
          </th>
          <th scope="col" className="py-2 font-medium">
            {SCORE_TEXT.most}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line border-y border-line">
        {AREAS.map((area) => (
          <tr key={area} className="max-sm:grid max-sm:grid-cols-[1fr_auto] max-sm:py-3">
            <th scope="row" className="pr-4 font-medium sm:py-3 sm:align-top">
              <a
                href={`${FIXED_PAGES.issues.path}#${area}`}
                className="rounded-sm text-link underline-offset-4 hover:underline"
              >
                {AREA_NAMES[area]}
              </a>
            </th>
            <td className="pr-4 tabular-nums sm:py-3 sm:align-top">
              <AreaPoints points={AREA_POINTS[area]} />
            </td>
            <td className="min-w-0 text-muted max-sm:col-span-2 max-sm:pt-1 sm:py-3">
              <ul className="space-y-0.5">
                {costliest(area).map(({ code, title, weight }) => (
                  <li key={code}>
                    <a
                      href={issuePath(code)}
                      className="rounded-sm underline-offset-4 hover:text-ink hover:underline"
                    >
                      {title}
                    </a>{" "}
                    <span className="whitespace-nowrap text-faint tabular-nums">−{formatPoints(weight)}</span>
                  </li>
                ))}
              </ul>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The points of an area as a number and as a bar. Drawn with SVG attributes, because the content security policy blocks styles. */
function AreaPoints({ points }: { readonly points: number }) {
  const most = Math.max(...Object.values(AREA_POINTS));
  return (
    <span className="flex items-center gap-2.5">
      <span className="w-5 text-right font-medium">{points}</span>
      <svg
        aria-hidden="true"
        viewBox="0 0 100 4"
        preserveAspectRatio="none"
        className="h-1.5 w-24 overflow-hidden rounded-full max-sm:hidden"
      >
        <rect width="100" height="4" className="fill-line" />
        <rect width={(100 * points) / most} height="4" className="fill-beam" />
      </svg>
    </span>
  );
}

function costliest(area: Area): readonly CatalogueEntry[] {
  return CATALOGUE.filter((entry) => entry.area === area)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, COSTLIEST_SHOWN);
}
