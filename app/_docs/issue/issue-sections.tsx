import { Check, X } from "lucide-react";
import { AREA_NAMES, FIX_LANGUAGES, ISSUES_TEXT } from "@/app/_components/result/result-text.data";
import { CodeBlock } from "@/app/_components/ui/code-block";
import { formatDay } from "@/app/_components/ui/format";
import type { CatalogueEntry } from "@/lib/inspect/catalogue";
import { PLATFORMS } from "@/lib/inspect/platforms/index";
import { frameworkFixes } from "@/lib/inspect/prompt/framework-fixes";
import { CODE_FRAMEWORKS, type CodeFramework, fixSource } from "@/lib/inspect/prompt/framework-fixes.data";
import type { Fix } from "@/lib/inspect/rules/rule";
import { CodeFigure, CodeTabs } from "../code-figure";
import { DocSection } from "../docs-frame";
import { ExampleCard } from "../example-card";
import { IssueLinks } from "../link-cards";
import type { Difference, IssueDoc } from "./issue-doc";
import { ISSUE_TEXT } from "./issue-text.data";

interface IssueFixProps {
  readonly code: string;
  readonly title: string;
  readonly fix: Fix | null;
}

/** The fix for the first example, in each language that has one. */
export function IssueFix({ code: rule, title, fix }: IssueFixProps) {
  const tabs = (["html", "laravel"] as const).flatMap((language) => {
    const code = fix?.[language] ?? null;
    return code === null ? [] : [tab(code, language, title)];
  });
  const frameworks = frameworkFixes(fix, rule);
  const more = CODE_FRAMEWORKS.flatMap((name) => {
    const code = frameworks[name];
    return code === null ? [] : [frameworkTab(code, name, { rule, title })];
  });
  return (
    <DocSection
      id="fix"
      title={ISSUE_TEXT.fix}
      note={tabs.length > 0 ? ISSUE_TEXT.fixNote : ISSUES_TEXT.noFix}
    >
      {tabs.length > 0 && (
        <div className="max-w-3xl">
          <CodeTabs id="fix-language" legend={`${ISSUES_TEXT.fixFor}: ${title}`} tabs={[...tabs, ...more]} />
        </div>
      )}
    </DocSection>
  );
}

function tab(code: string, language: "html" | "laravel", title: string) {
  const name = FIX_LANGUAGES[language];
  const panel = (
    <CodeFigure caption={null} code={code} copyWhat={`${name}: ${title}`}>
      <CodeBlock code={code} language={language} />
    </CodeFigure>
  );
  return { name, panel };
}

function frameworkTab(
  code: string,
  framework: CodeFramework,
  { rule, title }: { readonly rule: string; readonly title: string },
) {
  const { label, where, url, checked } = fixSource(framework, rule);
  const panel = (
    <>
      <CodeFigure caption={null} code={code} copyWhat={`${label}: ${title}`}>
        <CodeBlock code={code} language="html" />
      </CodeFigure>
      <p className="mt-2 text-[13px]/5 wrap-anywhere text-muted">
        {where}{" "}
        <a href={url} rel="noopener noreferrer" className="text-link underline underline-offset-4">
          {ISSUES_TEXT.source(label)}
        </a>
        , {ISSUES_TEXT.checkedOn(formatDay(checked))}
      </p>
    </>
  );
  return { name: label, panel };
}

/** The same preview with and without the issue, side by side. */
export function IssueDifference({ difference }: { readonly difference: Difference }) {
  const { platform, before, after } = difference;
  return (
    <DocSection id="effect" title={ISSUE_TEXT.effect} note={ISSUE_TEXT.effectNote(PLATFORMS[platform].label)}>
      <div className="grid gap-4 md:grid-cols-2">
        <ExampleCard
          platform={platform}
          preview={before}
          title={
            <span className="flex items-center gap-2 text-error">
              <X aria-hidden size={16} />
              {ISSUE_TEXT.bad}
            </span>
          }
        >
          {before.reason}
        </ExampleCard>
        <ExampleCard
          platform={platform}
          preview={after}
          title={
            <span className="flex items-center gap-2 text-good">
              <Check aria-hidden size={16} />
              {ISSUE_TEXT.good}
            </span>
          }
        />
      </div>
    </DocSection>
  );
}

/** Issues that are related to this one. */
export function IssueRelations({ doc }: { readonly doc: IssueDoc }) {
  const { entry, hiddenBy, hides, sameArea } = doc;
  return (
    <DocSection id="related" title={ISSUE_TEXT.related}>
      <div className="grid max-w-3xl gap-6">
        <Related note={ISSUE_TEXT.hiddenBy} entries={hiddenBy} />
        <Related note={ISSUE_TEXT.hides} entries={hides} />
        <Related note={ISSUE_TEXT.sameArea(AREA_NAMES[entry.area])} entries={sameArea} />
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
