import type { Label } from "@/lib/inspect/platforms/facts";
import { shortAddress } from "../_components/ui/short-address";
import { LabelChip } from "./label-chip";
import { LABELS, SOURCE } from "./texts.data";

interface SourceListProps {
  readonly sources: readonly { readonly label: Label; readonly url: string | null }[];
}

/** Addresses that facts were read at, best known first. */
export function SourceList({ sources }: SourceListProps) {
  const order = Object.keys(LABELS);
  const sorted = sources.toSorted((a, b) => order.indexOf(a.label) - order.indexOf(b.label));
  return (
    <ul className="space-y-2 text-[15px]/6">
      {sorted.map(({ label, url }) => (
        <li key={`${label} ${url}`} className="grid grid-cols-[6.5rem_minmax(0,1fr)] items-baseline gap-2">
          <span>
            <LabelChip label={label} source={null} />
          </span>
          {url === null ? (
            <span className="text-muted">{SOURCE.none}</span>
          ) : (
            <a
              href={url}
              rel="noopener noreferrer"
              className="wrap-anywhere text-link underline-offset-4 hover:underline"
            >
              {shortAddress(url)}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
