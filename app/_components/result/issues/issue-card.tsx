"use client";

import { TriangleAlert } from "lucide-react";
import { PLATFORM_LABELS, PLATFORM_NAMES } from "@/lib/inspect/platforms/names";
import {
  CODE_FRAMEWORKS,
  type CodeFramework,
  FRAMEWORK_SOURCES,
  fixSource,
  isChosenImage,
} from "@/lib/inspect/prompt/framework-fixes.data";
import { hasPlaceholder } from "@/lib/inspect/rules/fixes/placeholder";
import { Segmented } from "../../ui/choice";
import { CodeBlock } from "../../ui/code-block";
import { CopyButton } from "../../ui/copy-button";
import { Disclosure } from "../../ui/disclosure";
import { formatDay, formatPoints } from "../../ui/format";
import { AREA_NAMES, FIX_LANGUAGES, ISSUES_TEXT } from "../result-text.data";
import { issueId } from "../score-ring";
import { type FixLanguage, fixIn } from "./fix-language";
import type { IssueView } from "./issue-list";
import { SeverityIcon } from "./severity";

interface IssueCardProps {
  readonly issue: IssueView;
  readonly language: FixLanguage;
  onLanguage(language: FixLanguage): void;
}

/** One issue: what is wrong at a glance, why it matters and the fix one click away. */
export function IssueCard({ issue, language, onLanguage }: IssueCardProps) {
  const { code, severity, title, description, losses, platforms, points, capsAt } = issue;
  return (
    <li
      id={issueId(code)}
      className="flex scroll-mt-6 gap-3.5 rounded-xl border border-line bg-surface p-4 target:border-line-strong sm:p-5"
    >
      <SeverityIcon severity={severity} />
      <div className="min-w-0 flex-1">
        <div className="flex items-start justify-between gap-4">
          <div className="flex min-w-0 flex-wrap items-baseline gap-x-2.5 pt-1">
            <h4 className="font-semibold">{title}</h4>
            <code className="font-mono text-[12px]/5 wrap-anywhere text-faint">{code}</code>
          </div>
          <Cost points={points} capsAt={capsAt} />
        </div>
        <p className="mt-1 max-w-3xl text-[15px]/6 wrap-anywhere text-muted">{description}</p>
        <div className="relative mt-3">
          <p className="mb-2 text-[13px]/5 text-faint md:absolute md:top-0 md:right-0 md:mb-0 md:max-w-[calc(100%-9rem)] md:truncate">
            {losses.map(({ area }) => AREA_NAMES[area]).join(", ")}
            {platforms.length > 0 && ` · ${ISSUES_TEXT.affects} ${platformWords(platforms)}`}
          </p>
          <IssueHelp issue={issue} language={language} onLanguage={onLanguage} />
        </div>
      </div>
    </li>
  );
}

/** The fix and why it matters. */
function IssueHelp({ issue, language, onLanguage }: IssueCardProps) {
  const { code, title, fix, why } = issue;
  const summary = (
    <span>
      {fix === null ? ISSUES_TEXT.why : ISSUES_TEXT.fix}
      <span className="sr-only">: {title}</span>
    </span>
  );
  return (
    <Disclosure summary={summary}>
      <div className="max-w-3xl space-y-4">
        {fix === null ? (
          <p className="text-sm text-muted">{ISSUES_TEXT.noFix}</p>
        ) : (
          <FixTabs issue={issue} language={language} onLanguage={onLanguage} />
        )}
        {why !== null && (
          <div className="text-sm/6">
            {fix !== null && <h5 className="font-medium">{ISSUES_TEXT.why}</h5>}
            <p className="text-muted">{why}</p>
            <p className="mt-1.5">
              <a
                href={`/docs/issues/${code}`}
                className="rounded-sm font-medium text-link underline-offset-4 hover:underline"
              >
                {ISSUES_TEXT.more}
                <span className="sr-only">: {title}</span>
              </a>
            </p>
          </div>
        )}
      </div>
    </Disclosure>
  );
}

/** The affected platforms in as few words as possible. */
function platformWords(platforms: IssueView["platforms"]): string {
  const missing = PLATFORM_NAMES.filter((name) => !platforms.includes(name));
  const [only] = missing;
  if (only === undefined) return ISSUES_TEXT.everywhere;
  if (missing.length === 1) return ISSUES_TEXT.allBut(PLATFORM_LABELS[only]);
  return platforms.map((name) => PLATFORM_LABELS[name]).join(", ");
}

/** If the issue caps the score, the cap is shown instead of the points. */
function Cost({ points, capsAt }: Pick<IssueView, "points" | "capsAt">) {
  if (capsAt === null && points === 0) return null;
  return (
    <p className="shrink-0 rounded-full bg-sunken px-2.5 py-1 text-[13px] font-medium whitespace-nowrap tabular-nums">
      {capsAt === null ? `−${formatPoints(points)}` : ISSUES_TEXT.caps(capsAt)}
      {capsAt === null && <span className="sr-only"> {ISSUES_TEXT.points(points)}</span>}
    </p>
  );
}

const LANGUAGES = [
  ["html", FIX_LANGUAGES.html],
  ["laravel", FIX_LANGUAGES.laravel],
  ...CODE_FRAMEWORKS.map((name) => [name, FRAMEWORK_SOURCES[name].label] as const),
] as const;

/** The fix in one language at a time; without JavaScript, in all of them. */
function FixTabs({ issue, language, onLanguage }: IssueCardProps) {
  const { title } = issue;
  const offered = LANGUAGES.flatMap(([name, label]) => {
    const code = fixIn(issue, name);
    return code === null ? [] : [{ name, label, code }];
  });
  const active = offered.find(({ name }) => name === language) ?? offered[0];
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Segmented
          legend={`${ISSUES_TEXT.fixFor}: ${title}`}
          options={offered.map(({ name, label }) => [name, label] as const)}
          value={active?.name ?? "html"}
          onChange={onLanguage}
        />
        {active !== undefined && <CopyButton text={active.code} what={`${active.label}: ${title}`} />}
      </div>
      {offered.map(({ name, label, code }) => (
        <div key={name} className={`mt-2 ${name === active?.name ? "" : "hidden no-script:block"}`}>
          <p className="mb-1 hidden text-sm text-muted no-script:block">{label}</p>
          {hasPlaceholder(issue.fix) && !isChosenImage(name, issue.code) && (
            <p className="mb-2 flex items-start gap-2 text-sm text-warning">
              <TriangleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
              {ISSUES_TEXT.placeholder}
            </p>
          )}
          <CodeBlock code={code} language={name === "laravel" ? "laravel" : "html"} />
          {name !== "html" && name !== "laravel" && <FrameworkNote framework={name} rule={issue.code} />}
        </div>
      ))}
    </div>
  );
}

/** Where a framework's code goes, and where its form was read. */
function FrameworkNote({ framework, rule }: { readonly framework: CodeFramework; readonly rule: string }) {
  const { label, where, url, checked } = fixSource(framework, rule);
  return (
    <p className="mt-2 text-[13px]/5 wrap-anywhere text-muted">
      {where}{" "}
      <a href={url} rel="noopener noreferrer" className="text-link underline underline-offset-4">
        {ISSUES_TEXT.source(label)}
      </a>
      , {ISSUES_TEXT.checkedOn(formatDay(checked))}
    </p>
  );
}
