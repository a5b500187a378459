import { ChevronDown } from "lucide-react";
import type { Hop } from "@/lib/inspect/page/page";
import { RESULT } from "../text.data";
import { ExternalLink } from "../ui/external-link";

interface RedirectChainProps {
  readonly hops: readonly Hop[];
  readonly finalUrl: string;
}

/** Every address left behind on the way to the page; nothing when there was none. */
export function RedirectChain({ hops, finalUrl }: RedirectChainProps) {
  if (hops.length === 0) return null;
  return (
    <details className="group w-full">
      <summary className="inline-flex items-center gap-1 rounded-md font-medium text-ink">
        {RESULT.redirects(hops.length)}
        <ChevronDown
          aria-hidden
          size={15}
          className="text-faint transition-transform group-open:rotate-180"
        />
      </summary>
      <ol className="mt-2 space-y-1 border-l-2 border-line pl-3 font-mono text-[13px] wrap-anywhere">
        {hops.map(({ url, status }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an address may stand in a chain twice, and a chain never changes.
          <li key={index}>
            <span className="mr-2 text-warning">{status}</span>
            <ExternalLink href={url}>{url}</ExternalLink>
          </li>
        ))}
        <li>
          <span className="mr-2 text-good">→</span>
          {finalUrl}
        </li>
      </ol>
    </details>
  );
}
