import { type PlatformSummary, platformPath } from "@/app/_pages/docs-pages";
import { FIXED_PAGES } from "@/app/_pages/fixed-pages.data";
import { CATALOGUE } from "@/lib/inspect/catalogue";
import { PLATFORMS } from "@/lib/inspect/platforms/index";
import { AREA_POINTS, AREAS } from "@/lib/inspect/score";
import { AREA_NAMES } from "../_components/result/result-text.data";
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
