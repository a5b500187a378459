import type { Fact } from "@/lib/inspect/platforms/facts";
import type { Dispute, Platform } from "@/lib/inspect/platforms/platform";
import { LabelChip } from "../sources";
import { PLATFORM_TEXT } from "./platform-text.data";

/** Claims that contradict what Headlight follows, and why it doesn't follow them. */
export function DisputeList({ disputes }: { readonly disputes: readonly Dispute[] }) {
  return (
    <dl className="divide-y divide-line border-y border-line text-[15px]/6">
      {disputes.map(({ question, followed, others, why }) => (
        <div key={question} className="grid gap-x-4 gap-y-1.5 py-3 sm:grid-cols-[12rem_minmax(0,1fr)]">
          <dt className="font-medium">{question}</dt>
          <dd className="min-w-0 space-y-1.5">
            <Claim claim={followed} />
            {others.map((claim) => (
              <div key={`${claim.value} ${claim.source}`} className="text-muted">
                <Claim claim={claim} before={PLATFORM_TEXT.insteadOf} />
              </div>
            ))}
            <p className="text-sm/6 text-muted">{why}</p>
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface ClaimProps {
  readonly claim: Fact<string>;
  readonly before?: string;
}

function Claim({ claim: { value, label, source }, before }: ClaimProps) {
  return (
    <p className="flex items-baseline justify-between gap-4">
      <span className="min-w-0">
        {before} {value}
      </span>
      <LabelChip label={label} source={source} />
    </p>
  );
}

/** Behaviour that no table covers. */
export function QuirkList({ quirks }: Pick<Platform, "quirks">) {
  return (
    <ul className="divide-y divide-line border-y border-line text-[15px]/6">
      {quirks.map(({ value, label, source }) => (
        <li key={value} className="flex items-start justify-between gap-4 py-2.5">
          <span className="min-w-0">{value}</span>
          <LabelChip label={label} source={source} />
        </li>
      ))}
    </ul>
  );
}
