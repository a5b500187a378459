import { type ApiDocument, apiDocument, objectId } from "@/app/_docs/api/api-doc";
import { API_TEXT } from "@/app/_docs/api/api-text.data";
import { FieldTable, fieldRows } from "@/app/_docs/api/field-table";
import { DocsFrame } from "@/app/_docs/docs-frame";
import { FIXED_PAGES } from "@/app/_pages/fixed-pages.data";
import { pageMetadata } from "@/app/_pages/page-metadata";

export const metadata = pageMetadata(FIXED_PAGES.apiObjects);

export default function ApiObjectsPage() {
  const document = apiDocument();
  const names = Object.keys(document.components.schemas);
  return (
    <DocsFrame
      page={FIXED_PAGES.apiObjects}
      name={API_TEXT.objects}
      lead={<p>{API_TEXT.objectsNote}</p>}
      contents={names.map((name) => ({ id: objectId(name), title: name }))}
    >
      <div className="mt-10 max-w-3xl">
        <ApiObjects document={document} />
      </div>
    </DocsFrame>
  );
}

/** Every object in the API's responses. */
function ApiObjects({ document }: { readonly document: ApiDocument }) {
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
