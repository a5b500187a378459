import type { ReactNode } from "react";
import { AREA_NAMES } from "@/app/_components/result/result-text.data";
import { CopyButton } from "@/app/_components/ui/copy-button";
import { formatPoints } from "@/app/_components/ui/format";
import { issuePath, platformPath } from "@/app/_pages/docs-pages";
import { FIXED_PAGES } from "@/app/_pages/fixed-pages.data";
import type { CatalogueEntry } from "@/lib/inspect/catalogue";
import { PLATFORMS } from "@/lib/inspect/platforms/index";
import { PLATFORM_NAMES } from "@/lib/inspect/platforms/names";
import { AREA_POINTS } from "@/lib/inspect/score";
import { IMPORTANCE_TEXT, ISSUE_TEXT } from "./issue-text.data";

/** An issue's catalogue entry at a glance. */
export function IssueFacts({ entry }: { readonly entry: CatalogueEntry }) {
  const { code, importance, area, alsoIn = [], platforms, since } = entry;
  return (
    <dl
      aria-label={ISSUE_TEXT.facts}
      className="mt-7 grid max-w-3xl gap-x-8 gap-y-4 rounded-xl border border-line bg-surface p-5 text-[15px]/6 sm:grid-cols-2"
    >
      <Fact name={ISSUE_TEXT.costs}>{costs(entry)}</Fact>
      <Fact name={ISSUE_TEXT.importance}>{IMPORTANCE_TEXT[importance]}</Fact>
      <Fact name={ISSUE_TEXT.affects}>
        <ul className="flex flex-wrap gap-x-1.5">
          {platforms.length === PLATFORM_NAMES.length ? (
            <li>{ISSUE_TEXT.everywhere}</li>
          ) : (
            platforms.map((name, index) => (
              <li key={name}>
                <a href={platformPath(name)} className="text-link underline-offset-4 hover:underline">
                  {PLATFORMS[name].label}
                </a>
                {index < platforms.length - 1 && ","}
              </li>
            ))
          )}
        </ul>
      </Fact>
      <Fact name={ISSUE_TEXT.area}>
        <ul className="flex flex-wrap gap-x-1.5">
          {[area, ...alsoIn].map((name, index) => (
            <li key={name}>
              <a
                href={`${FIXED_PAGES.issues.path}#${name}`}
                className="text-link underline-offset-4 hover:underline"
              >
                {AREA_NAMES[name]}
              </a>
              {index < alsoIn.length && ","}
            </li>
          ))}
        </ul>
      </Fact>
      <Fact name={ISSUE_TEXT.code}>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <a href={issuePath(code)} className="rounded-sm font-mono text-[13px] wrap-anywhere">
            {code}
          </a>
          <CopyButton text={code} what={ISSUE_TEXT.code} />
        </span>
      </Fact>
      <Fact name={ISSUE_TEXT.since}>{ISSUE_TEXT.version(since)}</Fact>
    </dl>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-[13px]/5 text-muted">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function costs({ weight, area, alsoIn = [], cap }: CatalogueEntry): string {
  const also = alsoIn.map((name) => AREA_NAMES[name]);
  const points =
    weight === 0
      ? ISSUE_TEXT.costsNothing
      : ISSUE_TEXT.costsUpTo(formatPoints(weight), AREA_POINTS[area], AREA_NAMES[area]) +
        ISSUE_TEXT.alsoIn(also);
  return cap === undefined ? points : `${points}, ${ISSUE_TEXT.cap(cap)}`;
}
