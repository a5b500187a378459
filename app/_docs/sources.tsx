import type { Fact, Label } from "@/lib/inspect/platforms/facts";
import { formatDay, shortUrl } from "../_components/ui/format";
import { LABEL_TEXT, SOURCE_TEXT } from "./docs-text.data";

interface LabelChipProps {
  readonly label: Label;
  /** The URL of the source; null for a guess. */
  readonly source: string | null;
}

const LOOKS: Readonly<Record<Label, string>> = {
  documented: "bg-good-soft text-good",
  observed: "bg-tip-soft text-tip",
  assumed: "bg-sunken text-muted",
};

const SHAPE = "inline-block rounded-full px-2 py-0.5 text-[12px]/4 font-medium whitespace-nowrap";

/** How well a fact is known, linked to its source. */
function LabelChip({ label, source }: LabelChipProps) {
  const { name } = LABEL_TEXT[label];
  if (source === null) return <span className={`${SHAPE} ${LOOKS[label]}`}>{name}</span>;
  return (
    <a
      href={source}
      rel="noopener noreferrer"
      title={source}
      className={`${SHAPE} ${LOOKS[label]} underline-offset-2 hover:underline`}
    >
      {name}
      <span className="sr-only">, {SOURCE_TEXT.opens(new URL(source).hostname)}</span>
    </a>
  );
}

/** How well a fact is known, with its source and the day it was last checked there; a guess without a source has none. */
export function FactSource({ fact: { label, source, checked } }: { readonly fact: Fact<unknown> }) {
  return (
    <span className="inline-flex shrink-0 flex-col items-end gap-0.5">
      <LabelChip label={label} source={source} />
      {source !== null && (
        <span className="text-[11px]/4 whitespace-nowrap text-muted">
          <span className="sr-only">{SOURCE_TEXT.checked} </span>
          <time dateTime={checked}>{formatDay(checked)}</time>
        </span>
      )}
    </span>
  );
}

/** What the three labels mean. */
export function LabelLegend() {
  return (
    <>
      <dl className="space-y-1.5 text-sm">
        {(["documented", "observed", "assumed"] as const).map((label) => (
          <div key={label} className="flex flex-wrap items-baseline gap-x-2.5">
            <dt>
              <LabelChip label={label} source={null} />
            </dt>
            <dd className="min-w-0 text-muted">{LABEL_TEXT[label].meaning}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm text-muted">{SOURCE_TEXT.legendDay}</p>
    </>
  );
}

interface SourceListProps {
  readonly sources: readonly { readonly label: Label; readonly url: string | null }[];
}

/** The sources of facts, most reliable first. */
export function SourceList({ sources }: SourceListProps) {
  const order = Object.keys(LABEL_TEXT);
  const sorted = sources.toSorted((a, b) => order.indexOf(a.label) - order.indexOf(b.label));
  return (
    <ul className="space-y-2 text-[15px]/6">
      {sorted.map(({ label, url }) => (
        <li key={`${label} ${url}`} className="grid grid-cols-[6.5rem_minmax(0,1fr)] items-baseline gap-2">
          <span>
            <LabelChip label={label} source={null} />
          </span>
          {url === null ? (
            <span className="text-muted">{SOURCE_TEXT.none}</span>
          ) : (
            <a
              href={url}
              rel="noopener noreferrer"
              className="wrap-anywhere text-link underline-offset-4 hover:underline"
            >
              {shortUrl(url)}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
