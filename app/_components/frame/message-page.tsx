import type { ReactNode } from "react";

interface MessagePageProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** A page with a single message. */
export function MessagePage({ title, text, children }: MessagePageProps) {
  return (
    <div className="mx-auto max-w-xl px-4 py-24 text-center sm:px-6">
      <h1 className="text-3xl font-semibold tracking-tight text-balance">{title}</h1>
      <p className="mt-3 text-balance text-muted">{text}</p>
      <div className="mt-8">{children}</div>
    </div>
  );
}
