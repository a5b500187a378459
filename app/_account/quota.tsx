import { QUOTA } from "./frame-texts.data";

interface QuotaProps {
  readonly used: number;
  readonly max: number;
  /** What Pro includes; the same as `max` on Pro. */
  readonly proMax: number;
}

/** How much of a plan's quota is used and, when all of it is, what Pro includes. */
export function Quota({ used, max, proMax }: QuotaProps) {
  return (
    <p className="mt-2 text-[13px]/5 text-muted">
      {QUOTA.used(used, max)}
      {used >= max && proMax > max && ` ${QUOTA.pro(proMax)}`}
    </p>
  );
}
