import type { Label } from "@/lib/inspect/platforms/facts";
import { LABELS, SOURCE } from "./texts.data";

interface LabelChipProps {
  readonly label: Label;
  /** Where the fact was read; null for a guess. */
  readonly source: string | null;
}

const LOOKS: Readonly<Record<Label, string>> = {
  documented: "bg-good-soft text-good",
  observed: "bg-tip-soft text-tip",
  assumed: "bg-sunken text-muted",
};

const SHAPE = "inline-block rounded-full px-2 py-0.5 text-[12px]/4 font-medium whitespace-nowrap";

/** How well a fact is known, linked to where it was read. */
export function LabelChip({ label, source }: LabelChipProps) {
  const { name } = LABELS[label];
  if (source === null) return <span className={`${SHAPE} ${LOOKS[label]}`}>{name}</span>;
  return (
    <a
      href={source}
      rel="noopener noreferrer"
      title={source}
      className={`${SHAPE} ${LOOKS[label]} underline-offset-2 hover:underline`}
    >
      {name}
      <span className="sr-only">, {SOURCE.opens(new URL(source).hostname)}</span>
    </a>
  );
}

/** What the three words mean. */
export function LabelLegend() {
  return (
    <dl className="space-y-1.5 text-sm">
      {(["documented", "observed", "assumed"] as const).map((label) => (
        <div key={label} className="flex flex-wrap items-baseline gap-x-2.5">
          <dt>
            <LabelChip label={label} source={null} />
          </dt>
          <dd className="min-w-0 text-muted">{LABELS[label].meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
