import { QUOTA } from "./texts.data";

interface QuotaProps {
  readonly used: number;
  readonly max: number;
  /** What Pro keeps; the same as `max` for who is on Pro. */
  readonly proMax: number;
  /** What is counted, in the plural. */
  readonly what: string;
}

/** How much of a plan is used; what Pro gives, when it is full. */
export function Quota({ used, max, proMax, what }: QuotaProps) {
  const full = used >= max;
  return (
    <p className="mt-2 text-[13px]/5 text-muted">
      {QUOTA.used(used, max)}
      {full && ` ${QUOTA.full(max, what)}`}
      {full && proMax > max && ` ${QUOTA.pro(proMax)}`}
    </p>
  );
}
