import { Disclosure } from "@/app/_components/ui/disclosure";
import { settings } from "@/lib/env";
import { CodeFigure } from "../code-figure";
import { type ApiOperation, errorHref, errorsOf, HEADERS_HREF, operationAnchor, successOf } from "./api-doc";
import { API_TEXT } from "./api-text.data";
import { curlExample } from "./examples";
import { FieldTable, fieldRows, TypeWords } from "./field-table";
import { constraints, refName, typeParts } from "./schema";
import { ScriptBlock } from "./script-block";

/** Longer examples are not highlighted: the markup would outweigh the rest of the page. */
const COLOURED_CHARACTERS_MAX = 1_000;

interface SectionProps {
  readonly operation: ApiOperation;
}

/** One operation: its parameters, body, response and errors. */
export function OperationSection({ operation }: SectionProps) {
  const { method, path } = operation;
  const id = operationAnchor(operation);
  return (
    <section aria-labelledby={id} className="rounded-xl border border-line bg-surface p-5 sm:p-6">
      <h2
        id={id}
        className="flex scroll-mt-6 flex-wrap items-center gap-x-3 gap-y-1 font-mono text-[15px] font-semibold"
      >
        <span className="rounded-md bg-good-soft px-2 py-0.5 text-[13px] text-good">{method}</span>
        <a href={`#${id}`} className="rounded-sm wrap-anywhere underline-offset-4 hover:underline">
          {path}
        </a>
      </h2>
      <p className="mt-2.5 text-[15px]/6">
        {operation.summary} <span className="text-muted">{keyNote(operation)}</span>
      </p>
      <Command operation={operation} />
      <Parameters operation={operation} />
      <Body operation={operation} />
      <Response operation={operation} />
      <Failures operation={operation} />
    </section>
  );
}

function Command({ operation }: SectionProps) {
  const line = curlExample(settings().baseUrl, operation);
  if (line === null) return null;
  const { method, path } = operation;
  return (
    <div className="mt-3">
      <CodeFigure caption="curl" code={line} copyWhat={API_TEXT.copyLine(`${method} ${path}`)}>
        <ScriptBlock code={line} language="curl" />
      </CodeFigure>
    </div>
  );
}

function Parameters({ operation: { path, parameters } }: SectionProps) {
  if (parameters.length === 0) return null;
  const rows = parameters.map(({ name, required, description, schema }) => ({
    path: name,
    type: typeParts(schema),
    constraint: constraints(schema),
    required,
    description,
  }));
  return (
    <>
      <Heading>{API_TEXT.parameters}</Heading>
      <FieldTable label={`${API_TEXT.parameters}: ${path}`} rows={rows} mark="required" />
    </>
  );
}

function Body({ operation: { path, requestBody } }: SectionProps) {
  const schema = requestBody?.content["application/json"]?.schema;
  if (schema === undefined) return null;
  return (
    <>
      <Heading>{API_TEXT.body}</Heading>
      <FieldTable label={`${API_TEXT.body}: ${path}`} rows={fieldRows(schema)} mark="optional" />
    </>
  );
}

function Response({ operation }: SectionProps) {
  const { status, headers, media, files } = successOf(operation);
  return (
    <>
      <Heading>{API_TEXT.response}</Heading>
      <p className="text-[15px]/6">
        <code className="font-mono text-[13px]">{status}</code>{" "}
        {media && (
          <span className="text-[13px] text-muted [&_a]:rounded-sm [&_a]:text-link [&_a:hover]:underline">
            <TypeWords parts={typeParts(media.schema)} />
          </span>
        )}
        {files.length > 0 && API_TEXT.file(files)}
        {headers.length > 0 && (
          <>
            {" "}
            {API_TEXT.withHeaders}{" "}
            {headers.map((name, index) => (
              <span key={name}>
                {index > 0 && ", "}
                <a href={HEADERS_HREF} className="rounded-sm font-mono text-[13px] text-link hover:underline">
                  {name}
                </a>
              </span>
            ))}
          </>
        )}
      </p>
      {media?.example !== undefined && (
        <Example
          title={media.schema.$ref ? API_TEXT.exampleOf(refName(media.schema.$ref)) : API_TEXT.example}
          code={JSON.stringify(media.example, null, 2)}
        />
      )}
    </>
  );
}

function Example({ title, code }: { readonly title: string; readonly code: string }) {
  return (
    <div className="mt-3">
      <Disclosure summary={title}>
        {code.length <= COLOURED_CHARACTERS_MAX ? (
          <ScriptBlock code={code} language="json" />
        ) : (
          <pre className="rounded-lg border border-line bg-canvas p-3.5 font-mono text-[13px]/5 wrap-anywhere whitespace-pre-wrap">
            {code}
          </pre>
        )}
      </Disclosure>
    </div>
  );
}

function Failures({ operation }: SectionProps) {
  const rows = errorsOf(operation);
  if (rows.length === 0) return null;
  return (
    <>
      <Heading>{API_TEXT.failures}</Heading>
      <dl className="flex flex-wrap gap-x-6 gap-y-1 font-mono text-[13px]/6">
        {rows.map(({ status, codes }) => (
          <div key={status} className="flex flex-wrap gap-x-2.5">
            <dt>{status}</dt>
            {codes.map((code) => (
              <dd key={code}>
                <a href={errorHref(code)} className="rounded-sm text-link hover:underline">
                  {code}
                </a>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </>
  );
}

function Heading({ children }: { readonly children: string }) {
  return <h3 className="mt-5 mb-2 text-sm font-semibold">{children}</h3>;
}

function keyNote({ security, responses }: ApiOperation): string {
  const scopes = security.flatMap(({ bearer }) => bearer ?? []);
  if (security.some((way) => Object.keys(way).length === 0)) {
    return scopes.length === 0 ? API_TEXT.noKey : API_TEXT.keyOptional;
  }
  if (scopes.length === 0) return API_TEXT.sessionNeeded;
  if (!("402" in responses)) return API_TEXT.keyNeeded;
  return scopes.includes("write") ? API_TEXT.writeKeyNeeded : API_TEXT.proKeyNeeded;
}
