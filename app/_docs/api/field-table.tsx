import { objectHref } from "./api-doc";
import { API_TEXT } from "./api-text.data";
import { constraints, type Schema, sharedObject, type TypePart, typeParts } from "./schema";

interface FieldTableProps {
  /** Names the list for screen readers. */
  readonly label: string;
  readonly rows: readonly FieldRow[];
  /** Whether optional fields or required ones are marked. */
  readonly mark: "optional" | "required";
}

/** The styles of all rows on their parent: a page has hundreds of rows, and each would repeat them. */
const LOOK = [
  "divide-y divide-line border-y border-line",
  "*:grid *:gap-x-5 *:gap-y-0.5 *:py-2.5 sm:*:grid-cols-[12rem_minmax(0,1fr)]",
  "[&_dt]:flex [&_dt]:flex-wrap [&_dt]:items-baseline [&_dt]:gap-x-2 [&_dt_span]:text-[12px] [&_dt_span]:text-faint",
  "[&_dd]:min-w-0 [&_dd]:text-[15px]/6 [&_code]:font-mono [&_code]:text-[13px] [&_code]:wrap-anywhere",
  "[&_small]:text-[13px] [&_small]:text-muted [&_a]:rounded-sm [&_a]:text-link [&_a:hover]:underline",
].join(" ");

/** Fields with their types and what they mean. */
export function FieldTable({ label, rows, mark }: FieldTableProps) {
  return (
    <dl aria-label={label} className={LOOK}>
      {rows.map((row) => (
        <div key={row.path}>
          <dt>
            <code>{row.path}</code>
            {row.required === (mark === "required") && <span>{API_TEXT[mark]}</span>}
          </dt>
          <dd>
            {row.description !== "" && `${row.description} `}
            <small>
              <TypeWords parts={row.type} />
              {row.constraint !== null && `, ${row.constraint}`}
            </small>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A type in words, with a link to each object it names. Styled by its parent, because a page has hundreds. */
export function TypeWords({ parts }: { readonly parts: readonly TypePart[] }) {
  return parts.map((part) =>
    typeof part === "string" ? (
      part
    ) : (
      <a key={part.object} href={objectHref(part.object)}>
        {part.object}
      </a>
    ),
  );
}

export interface FieldRow {
  /** Dotted; `[]` is each item of an array. */
  readonly path: string;
  readonly type: readonly TypePart[];
  readonly constraint: string | null;
  readonly required: boolean;
  readonly description: string;
}

/** The fields of an object, including those of nested anonymous objects. */
export function fieldRows({ properties = {}, required = [] }: Schema, prefix = ""): readonly FieldRow[] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    const path = `${prefix}${name}`;
    const row: FieldRow = {
      path,
      type: typeParts(schema),
      constraint: constraints(schema),
      required: required.includes(name),
      description: described(schema),
    };
    return [row, ...innerRows(schema, path)];
  });
}

function innerRows(schema: Schema, path: string): readonly FieldRow[] {
  if (sharedObject(schema) !== null) return [];
  if (schema.properties) return fieldRows(schema, `${path}.`);
  return schema.items?.properties ? fieldRows(schema.items, `${path}[].`) : [];
}

function described(schema: Schema): string {
  const { description = "", properties = {} } = schema;
  return sharedObject(schema) === null
    ? description
    : `${description} By name: ${Object.keys(properties).join(", ")}.`;
}
