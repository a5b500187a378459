import type { ApiDocument } from "./api-doc";
import { objectHref, objectId } from "./api-links";

/** The names of the objects, each of which leads to its fields. */
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
