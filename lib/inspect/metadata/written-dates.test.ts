import { describe, expect, test } from "vitest";
import { endOfWrittenDate } from "./written-dates";

describe("endOfWrittenDate", () => {
  test.each([
    ["Wed, 25 Jun 2025 15:00:00 GMT", "2025-06-25T15:00:00Z"],
    ["wed, 25 jun 2025 15:00:00 gmt", "2025-06-25T15:00:00Z"],
    ["Wednesday, 25-Jun-25 15:00:00 GMT", "2025-06-25T15:00:00Z"],
    ["Wed Jun 25 15:00:00 2025", "2025-06-25T15:00:00Z"],
    ["25 Jun 2025 15:00:00 PST", "2025-06-25T23:00:00Z"],
    ["25-Aug-2007 15:00:00 EST", "2007-08-25T20:00:00Z"],
    ["Sunday, 06-Nov-94 08:49:37 GMT", "1994-11-06T08:49:37Z"],
    ["2026-07-01", "2026-07-02T00:00:00Z"],
    ["20260701T080000Z", "2026-07-02T00:00:00Z"],
    ["2026-07-01T08:00:00+02:00", "2026-07-01T06:00:00Z"],
    ["2026-07-01T08:00:00-0330", "2026-07-01T11:30:00Z"],
    ["2026-07-01 08:00:00.500 UTC", "2026-07-01T08:00:00Z"],
    ["2026-07-01T08:00Z", "2026-07-01T08:00:00Z"],
    ["1 July 2026", "2026-07-02T00:00:00Z"],
    ["July 1st, 2026 08:00 GMT", "2026-07-01T08:00:00Z"],
    ["29 Feb 2028 00:00 GMT", "2028-02-29T00:00:00Z"],
    ["31 Dec 1969 23:59:59 GMT", "1969-12-31T23:59:59Z"],
    ["1 Mar 2100 00:00 GMT", "2100-03-01T00:00:00Z"],
    ["Sept. 3, 2026", "2026-09-04T00:00:00Z"],
  ])("%s has passed at %s", (written, moment) => {
    expect(new Date(endOfWrittenDate(written) ?? Number.NaN).toISOString()).toBe(
      moment.replace("Z", ".000Z"),
    );
  });

  test.each(["tomorrow", "07/01/2026", "", "31 Feb 2026", "29 Feb 2100", "2026-13-01", "max-snippet:20"])(
    "%j names no date",
    (written) => {
      expect(endOfWrittenDate(written)).toBeNull();
    },
  );
});
