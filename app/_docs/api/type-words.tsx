import { objectHref } from "./api-links";
import type { TypePart } from "./type-parts";

/** A type in words, with a link to each object it names. What stands around them gives them their looks: a page has hundreds. */
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
