import type { ReactNode } from "react";

interface ExternalLinkProps {
  readonly href: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * A link to an address that a checked page or a visitor chose: it gives no credit, tells nothing about us and opens apart.
 * Anything but http and https stays text, so no `javascript:` can hide behind it.
 */
export function ExternalLink({ href, className, children }: ExternalLinkProps) {
  if (!/^https?:\/\//i.test(href)) return <span className={className}>{children}</span>;
  return (
    <a
      href={href}
      target="_blank"
      rel="nofollow noopener noreferrer ugc"
      className={`underline-offset-4 hover:underline ${className ?? ""}`}
    >
      {children}
    </a>
  );
}
