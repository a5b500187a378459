import type { ApiDocument } from "./api-doc";
import { objectId } from "./api-links";
import { fieldRows } from "./field-rows";
import { FieldTable } from "./field-table";

/** Every object that answers are made of. */
export function ApiObjects({ document }: { readonly document: ApiDocument }) {
  return (
    <div className="space-y-9">
      {Object.entries(document.components.schemas).map(([name, schema]) => (
        <section key={name} aria-labelledby={objectId(name)}>
          <h2 id={objectId(name)} className="scroll-mt-6 font-semibold">
            <a href={`#${objectId(name)}`} className="rounded-sm underline-offset-4 hover:underline">
              {name}
            </a>
          </h2>
          {schema.description && <p className="mt-1 text-[15px]/6 text-muted">{schema.description}</p>}
          <div className="mt-3">
            <FieldTable label={name} rows={fieldRows(schema)} mark="optional" />
          </div>
        </section>
      ))}
    </div>
  );
}
