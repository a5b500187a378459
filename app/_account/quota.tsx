import { QUOTA } from "./frame-texts.data";

interface QuotaProps {
  readonly used: number;
  readonly max: number;
  /** What Pro keeps; the same as `max` for who is on Pro. */
  readonly proMax: number;
  /** What is counted. */
  readonly what: { readonly one: string; readonly many: string };
}

/** How much of a plan is used; what Pro gives, when it is full. */
export function Quota({ used, max, proMax, what }: QuotaProps) {
  const full = used >= max;
  return (
    <p className="mt-2 text-[13px]/5 text-muted">
      {QUOTA.used(used, max)}
      {full && ` ${QUOTA.full(max, max === 1 ? what.one : what.many)}`}
      {full && proMax > max && ` ${QUOTA.pro(proMax)}`}
    </p>
  );
}
