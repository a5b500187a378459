import { issuePath, type PlatformSummary, platformPath } from "@/app/_pages/docs-pages";
import { FIXED_PAGES } from "@/app/_pages/fixed-pages.data";
import { CATALOGUE, type CatalogueEntry } from "@/lib/inspect/catalogue";
import { PLATFORMS } from "@/lib/inspect/platforms/index";
import { AREA_POINTS, AREAS } from "@/lib/inspect/score";
import { SeverityIcon } from "../_components/result/issues/severity";
import { AREA_NAMES, ISSUES_TEXT, SEVERITY_NAMES } from "../_components/result/result-text.data";
import { formatPoints } from "../_components/ui/format";
import { DOCS_TEXT } from "./docs-text.data";
import { CATALOGUE_TEXT } from "./issue/issue-text.data";

interface LinkCardProps {
  readonly href: string;
  readonly title: string;
  readonly text: string;
}

/** A link to a page with a short description. */
export function LinkCard({ href, title, text }: LinkCardProps) {
  return (
    <a
      href={href}
      className="block h-full rounded-xl border border-line bg-surface p-4 transition-colors hover:border-line-strong"
    >
      <span className="font-semibold">{title}</span>
      <span className="mt-1 block text-sm/5 text-muted">{text}</span>
    </a>
  );
}

/** Links to the areas of the issue catalogue. */
export function AreaCards() {
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {AREAS.map((area) => (
        <li key={area}>
          <LinkCard
            href={`${FIXED_PAGES.issues.path}#${area}`}
            title={AREA_NAMES[area]}
            text={`${DOCS_TEXT.checksOf(CATALOGUE.filter((entry) => entry.area === area).length)}, ${CATALOGUE_TEXT.points(AREA_POINTS[area])}`}
          />
        </li>
      ))}
    </ul>
  );
}

interface PlatformCardsProps {
  readonly platforms?: readonly PlatformSummary[];
}

/** The platforms to choose from, each with what decides its card. */
export function PlatformCards({ platforms = Object.values(PLATFORMS) }: PlatformCardsProps) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {platforms.map(({ name, label, basis }) => (
        <li key={name}>
          <LinkCard href={platformPath(name)} title={label} text={basis} />
        </li>
      ))}
    </ul>
  );
}

/** A list of links to issues, each with its severity and cost. */
export function IssueLinks({ entries }: { readonly entries: readonly CatalogueEntry[] }) {
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-xl border border-line bg-surface">
      {entries.map(({ code, title, severity, weight, cap }) => (
        <li key={code}>
          <a
            href={issuePath(code)}
            className="group flex items-center gap-3.5 px-4 py-3 -outline-offset-2 hover:bg-sunken"
          >
            <SeverityIcon severity={severity} />
            <span className="sr-only">{SEVERITY_NAMES[severity][0]}:</span>
            <span className="min-w-0 flex-1">
              <span className="block text-[15px]/5 font-medium text-pretty">{title}</span>
              <code className="mt-0.5 block font-mono text-[12px]/4 wrap-anywhere text-faint">{code}</code>
            </span>
            <Cost weight={weight} cap={cap} />
          </a>
        </li>
      ))}
    </ul>
  );
}

function Cost({ weight, cap }: Pick<CatalogueEntry, "weight" | "cap">) {
  if (weight === 0 && cap === undefined) return null;
  return (
    <span className="shrink-0 text-sm whitespace-nowrap text-muted tabular-nums">
      {cap === undefined ? `−${formatPoints(weight)}` : `≤ ${cap}`}
      <span className="sr-only"> {ISSUES_TEXT.points(weight)}</span>
    </span>
  );
}
