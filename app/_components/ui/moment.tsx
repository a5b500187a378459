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

/** A moment as its day, `28 Nov 2026`; the minute, in UTC so that server and browser agree, where one points at it. */
export function Moment({ at }: { readonly at: string }) {
  const date = new Date(at);
  return (
    <time dateTime={at} title={`${MINUTE.format(date)} UTC`} className="whitespace-nowrap">
      {DAY.format(date)}
    </time>
  );
}
