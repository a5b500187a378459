import { FIX_LANGUAGES, ISSUES } from "@/app/_components/text.data";
import { CodeBlock } from "@/app/_components/ui/code-block";
import type { Fix } from "@/lib/inspect/rules/rule";
import { CodeFigure } from "../code-figure";
import { CodeTabs } from "../code-tabs";
import { DocSection } from "../doc-section";
import { ISSUE } from "../texts.data";

interface IssueFixProps {
  readonly title: string;
  readonly fix: Fix | null;
}

/** The fix for the first example page, in each language that has one. */
export function IssueFix({ title, fix }: IssueFixProps) {
  const tabs = (["html", "laravel"] as const).flatMap((language) => {
    const code = fix?.[language] ?? null;
    return code === null ? [] : [tab(code, language, title)];
  });
  return (
    <DocSection id="fix" title={ISSUE.fix} note={tabs.length > 0 ? ISSUE.fixNote : ISSUES.noFix}>
      {tabs.length > 0 && (
        <div className="max-w-3xl">
          <CodeTabs id="fix-language" legend={`${ISSUES.fixFor}: ${title}`} tabs={tabs} />
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
