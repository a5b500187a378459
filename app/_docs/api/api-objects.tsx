import type { ApiDocument } from "./api-doc";
import { fieldRows } from "./field-rows";
import { FieldTable } from "./field-table";
import { objectId } from "./type-words";

/** Every object that answers are made of. */
export function ApiObjects({ document }: { readonly document: ApiDocument }) {
  return (
    <div className="space-y-9">
      {Object.entries(document.components.schemas).map(([name, schema]) => (
        <section key={name} aria-labelledby={objectId(name)}>
          <h3 id={objectId(name)} className="scroll-mt-6 font-semibold">
            {name}
          </h3>
          {schema.description && <p className="mt-1 text-[15px]/6 text-muted">{schema.description}</p>}
          <div className="mt-3">
            <FieldTable label={name} rows={fieldRows(schema)} mark="optional" />
          </div>
        </section>
      ))}
    </div>
  );
}
