import { apiGroupPage, platformPath } from "@/app/_pages/docs-pages";
import { FIXED_PAGES } from "@/app/_pages/fixed-pages.data";
import { CATALOGUE } from "@/lib/inspect/catalogue";
import { PLATFORMS } from "@/lib/inspect/platforms/index";
import { PLATFORM_NAMES } from "@/lib/inspect/platforms/names";
import { AREAS } from "@/lib/inspect/score";
import { OPERATION_GROUPS } from "@/lib/services/operations";
import { AREA_NAMES } from "../_components/result/result-text.data";
import { API_TEXT } from "./api/api-text.data";
import { API_USAGE } from "./api/usage-text.data";
import { DOCS_NAV } from "./docs-text.data";

interface Group {
  readonly title: string | null;
  readonly links: readonly { readonly href: string; readonly name: string }[];
}

const { docs, score, agents, api, apiUsage, apiObjects, platforms, issues } = FIXED_PAGES;

const GROUPS: readonly Group[] = [
  {
    title: null,
    links: [
      { href: docs.path, name: DOCS_NAV.names.docs },
      { href: score.path, name: DOCS_NAV.names.score },
      { href: agents.path, name: DOCS_NAV.names.agents },
    ],
  },
  {
    title: DOCS_NAV.issues,
    links: [
      { href: issues.path, name: DOCS_NAV.allIssues(CATALOGUE.length) },
      ...AREAS.map((area) => ({
        href: `${issues.path}#${area}`,
        name: AREA_NAMES[area],
      })),
    ],
  },
  {
    title: DOCS_NAV.names.api,
    links: [
      { href: api.path, name: DOCS_NAV.allApi },
      { href: apiUsage.path, name: API_USAGE.name },
      ...OPERATION_GROUPS.map((group) => ({ href: apiGroupPage(group).path, name: group.name })),
      { href: apiObjects.path, name: API_TEXT.objects },
    ],
  },
  {
    title: DOCS_NAV.platforms,
    links: [
      { href: platforms.path, name: DOCS_NAV.allPlatforms },
      ...PLATFORM_NAMES.map((name) => ({ href: platformPath(name), name: PLATFORMS[name].label })),
    ],
  },
];

interface DocsNavProps {
  readonly path: string;
  /** The link that the page belongs under, if it has none of its own. */
  readonly part: string | undefined;
}

/** The navigation of the documentation. */
export function DocsNav({ path, part }: DocsNavProps) {
  return (
    <nav aria-label={DOCS_NAV.label} className="text-[15px]">
      {GROUPS.map(({ title, links }) => (
        <div key={title} className="not-first:mt-6">
          {title && <p className="mb-1 px-3 text-[13px] font-semibold">{title}</p>}
          <ul>
            {links.map(({ href, name }) => (
              <li key={href}>
                <a
                  href={href}
                  aria-current={href === path ? "page" : href === part ? "true" : undefined}
                  className="block rounded-lg px-3 py-1.5 text-muted hover:bg-sunken hover:text-ink aria-[current]:bg-sunken aria-[current]:font-medium aria-[current]:text-ink"
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
