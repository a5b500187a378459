import { Fragment } from "react";

/** The description's own text: paragraphs, and code between backticks. */
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
