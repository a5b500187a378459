import { expect, test } from "vitest";
import { dayOf } from "./day-of";

test.each([
  ["2026-07-01", 20_260_701],
  ["2026-07-01T08:00:00+02:00", 20_260_701],
  ["Wed, 01 Jul 2026 08:00:00 GMT", 20_260_701],
  ["Wednesday, 01-Jul-2026 08:00:00 GMT", 20_260_701],
  ["25 jun 2010 15:00:00 pst", 20_100_625],
  ["1 July 2026", 20_260_701],
  ["tomorrow", null],
  ["07/01/2026", null],
  ["", null],
])("%s is the day %j", (date, day) => {
  expect(dayOf(date)).toBe(day);
});
