import { Fragment } from "react";
import { CodeFigure, CodeTabs } from "../code-figure";
import {
  type ApiDocument,
  type ApiOperation,
  objectHref,
  objectId,
  operationAnchor,
  operationHref,
} from "./api-doc";
import { API_TEXT } from "./api-text.data";
import { scriptExamples } from "./examples";
import type { ApiSearchResult } from "./find-api";
import { ScriptBlock } from "./script-block";

interface OperationListProps {
  /** The name of their group. */
  readonly name: string;
  readonly operations: readonly ApiOperation[];
}

/** A list of operations, each linked to its section. */
export function OperationList({ name, operations }: OperationListProps) {
  return (
    <ul aria-label={API_TEXT.requestsOf(name)} className="divide-y divide-line border-y border-line">
      {operations.map((operation) => (
        <li
          key={operation.operationId}
          id={operationAnchor(operation)}
          className="scroll-mt-6 py-2.5 target:bg-sunken"
        >
          <a
            href={operationHref(operation)}
            className="rounded-sm font-mono text-[13px]/6 wrap-anywhere text-link underline-offset-4 hover:underline"
          >
            {operation.method} {operation.path}
          </a>
          <p className="text-[15px]/6 text-muted">{operation.summary}</p>
        </li>
      ))}
    </ul>
  );
}

/** The names of the objects, each linked to its fields. */
export function ObjectList({ document }: { readonly document: ApiDocument }) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1.5 text-[15px]/6">
      {Object.keys(document.components.schemas).map((name) => (
        <li key={name} id={objectId(name)} className="scroll-mt-6 rounded-sm target:bg-sunken">
          <a href={objectHref(name)} className="rounded-sm text-link underline-offset-4 hover:underline">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The results of a search in the API reference. */
export function SearchResults({ places }: { readonly places: readonly ApiSearchResult[] }) {
  return (
    <ul className="mt-8 max-w-3xl divide-y divide-line border-y border-line">
      {places.map(({ href, title, note }) => (
        <li key={href} className="py-2.5">
          <a
            href={href}
            className="rounded-sm font-mono text-[13px]/6 wrap-anywhere text-link underline-offset-4 hover:underline"
          >
            {title}
          </a>
          <p className="text-[15px]/6 text-muted">{note}</p>
        </li>
      ))}
    </ul>
  );
}

/** A first request in four languages. */
export function ApiStart({ baseUrl }: { readonly baseUrl: string }) {
  const tabs = scriptExamples(baseUrl).map(({ name, language, code }) => ({
    name,
    panel: (
      <CodeFigure caption={null} code={code} copyWhat={API_TEXT.copyExample(name)}>
        <ScriptBlock code={code} language={language} />
      </CodeFigure>
    ),
  }));
  return <CodeTabs id="start-language" legend={API_TEXT.languages} tabs={tabs} />;
}

/** Text with paragraphs and code in backticks. */
export function Prose({ text }: { readonly text: string }) {
  return (
    <div className="max-w-3xl space-y-3 text-[15px]/6">
      {text.split("\n\n").map((paragraph) => (
        <p key={paragraph}>
          {paragraph.split("`").map((part, index) =>
            index % 2 === 1 ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places.
              <code key={index} className="rounded-sm bg-sunken px-1 font-mono text-[13px]">
                {part}
              </code>
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: see above.
              <Fragment key={index}>{part}</Fragment>
            ),
          )}
        </p>
      ))}
    </div>
  );
}
