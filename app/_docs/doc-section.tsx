import type { ReactNode } from "react";

interface DocSectionProps {
  readonly id: string;
  readonly title: string;
  /** One line below the heading. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** A section with a heading that can be linked to. */
export function DocSection({ id, title, note, children }: DocSectionProps) {
  return (
    <section aria-labelledby={id} className="mt-12">
      <h2 id={id} className="scroll-mt-6 text-xl font-semibold tracking-tight">
        <a href={`#${id}`} className="rounded-sm underline-offset-4 hover:underline">
          {title}
        </a>
      </h2>
      {note && <p className="mt-1.5 max-w-prose text-[15px]/6 text-muted">{note}</p>}
      <div className="mt-4">{children}</div>
    </section>
  );
}
