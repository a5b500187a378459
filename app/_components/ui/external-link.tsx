import type { ReactNode } from "react";

interface ExternalLinkProps {
  readonly href: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * A link to a URL that a checked page or a visitor chose: nofollow, without referrer, in a new tab.
 * Anything but http and https stays text, so that no `javascript:` URL becomes a link.
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
