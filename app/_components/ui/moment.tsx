const DAY = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});
const MINUTE = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  timeZone: "UTC",
});

interface MomentProps {
  readonly at: string;
  /** Shows the minute too. */
  readonly exact?: boolean;
}

/** A date such as `28 Nov 2026`, with the minute as a tooltip. UTC, so that server and browser render the same. */
export function Moment({ at, exact = false }: MomentProps) {
  const date = new Date(at);
  const minute = `${MINUTE.format(date)} UTC`;
  return (
    <time dateTime={at} title={minute} className="whitespace-nowrap">
      {exact ? minute : DAY.format(date)}
    </time>
  );
}
