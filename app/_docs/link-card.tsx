interface LinkCardProps {
  readonly href: string;
  readonly title: string;
  readonly text: string;
}

/** A page to go to, with what is there. */
export function LinkCard({ href, title, text }: LinkCardProps) {
  return (
    <a
      href={href}
      className="block h-full rounded-xl border border-line bg-surface p-4 transition-colors hover:border-line-strong"
    >
      <span className="font-semibold">{title}</span>
      <span className="mt-1 block text-sm/5 text-muted">{text}</span>
    </a>
  );
}
