import { apiDocument } from "@/app/_docs/api/api-doc";
import { objectId } from "@/app/_docs/api/api-links";
import { ApiObjects } from "@/app/_docs/api/api-objects";
import { DocsFrame } from "@/app/_docs/docs-frame";
import { API } from "@/app/_docs/texts.data";
import { FIXED_PAGES } from "@/app/_pages/fixed-pages.data";
import { pageMetadata } from "@/app/_pages/page-metadata";

export const metadata = pageMetadata(FIXED_PAGES.apiObjects);

export default function ApiObjectsPage() {
  const document = apiDocument();
  const names = Object.keys(document.components.schemas);
  return (
    <DocsFrame
      page={FIXED_PAGES.apiObjects}
      name={API.objects}
      lead={<p>{API.objectsNote}</p>}
      contents={names.map((name) => ({ id: objectId(name), title: name }))}
    >
      <div className="mt-10 max-w-3xl">
        <ApiObjects document={document} />
      </div>
    </DocsFrame>
  );
}
