import { Check, X } from "lucide-react";
import { CodeBlock } from "@/app/_components/ui/code-block";
import { Disclosure } from "@/app/_components/ui/disclosure";
import type { Example } from "@/lib/inspect/rules/rule";
import { CodeFigure } from "../code-figure";
import { DocSection } from "../docs-frame";
import type { IssueDoc } from "./issue-doc";
import { ISSUE_TEXT } from "./issue-text.data";

/** Code with and without the issue. The catalogue's test runs both. */
export function IssueExamples({ doc }: { readonly doc: IssueDoc }) {
  const { bad, good } = doc.entry.examples;
  const more = [...bad.slice(1).map(raising), ...good.slice(1).map(passing)];
  return (
    <DocSection id="example" title={ISSUE_TEXT.example}>
      <div className="grid max-w-3xl gap-5">
        {bad.slice(0, 1).map((example) => (
          <Shown key={example.html} {...raising(example)} />
        ))}
        {good.slice(0, 1).map((example) => (
          <Shown key={example.html} {...passing(example)} />
        ))}
        {more.length > 0 && (
          <Disclosure summary={ISSUE_TEXT.more(more.length)}>
            <div className="grid gap-5">
              {more.map((each) => (
                <Shown key={`${each.raises} ${each.example.html}`} {...each} />
              ))}
            </div>
          </Disclosure>
        )}
        <div className="border-l-2 border-line pl-4 text-[15px]/6">
          <p className="text-[13px]/5 text-muted">{ISSUE_TEXT.reports}</p>
          <p className="mt-1 wrap-anywhere">{doc.description}</p>
          <p className="mt-1 text-muted">{ISSUE_TEXT.scores(doc.score)}</p>
        </div>
      </div>
    </DocSection>
  );
}

interface ShownExample {
  readonly example: Example;
  readonly raises: boolean;
}

function raising(example: Example): ShownExample {
  return { example, raises: true };
}

function passing(example: Example): ShownExample {
  return { example, raises: false };
}

function Shown({ example, raises }: ShownExample) {
  const Icon = raises ? X : Check;
  return (
    <CodeFigure
      caption={
        <span className={`flex items-center gap-1.5 ${raises ? "text-error" : "text-good"}`}>
          <Icon aria-hidden size={16} />
          {raises ? ISSUE_TEXT.raises : ISSUE_TEXT.passes}
        </span>
      }
      code={example.html}
      copyWhat={null}
    >
      <CodeBlock code={example.html} language="html" />
    </CodeFigure>
  );
}
