import { objectHref } from "./api-links";
import type { TypePart } from "./type-parts";

/** A type in words, with a link to each object it names. */
export function TypeWords({ parts }: { readonly parts: readonly TypePart[] }) {
  return (
    <span className="text-[13px] text-muted">
      {parts.map((part) =>
        typeof part === "string" ? (
          part
        ) : (
          <a
            key={part.object}
            href={objectHref(part.object)}
            className="rounded-sm text-link underline-offset-4 hover:underline"
          >
            {part.object}
          </a>
        ),
      )}
    </span>
  );
}
