import { DETAILS } from "../text.data";

/** A longer value is folded to its first lines. */
const UNFOLDED_LENGTH_MAX = 240;

interface DetailValueProps {
  readonly value: string | null;
  /** Whether a long one stands open at first. */
  readonly unfolded: boolean;
}

/** What a page gives as a value; a click on a long one shows the whole of it. */
export function DetailValue({ value, unfolded }: DetailValueProps) {
  if (value === null || value === "") return <i className="text-faint">{DETAILS.empty}</i>;
  if (value.length <= UNFOLDED_LENGTH_MAX) return value;
  return (
    <details className="group/value" open={unfolded}>
      <summary className="rounded-sm">
        <span className="line-clamp-2 sm:line-clamp-1 group-open/value:line-clamp-none">{value}</span>
        <span className="text-[13px] font-medium text-link group-open/value:hidden">{DETAILS.whole}</span>
      </summary>
    </details>
  );
}
