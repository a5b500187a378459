import { expect, test } from "vitest";
import { cancelPendingCheck, startPendingCheck } from "./pending-check";

const NAME = "0123456789abcdef0123456789abcdef";
const CHECKED_URL = "https://example.com/page";

const named = (name: string) => new Headers({ cookie: `theme=dark; headlight.check=${name}` });

test("a check is aborted when its page cancels it", () => {
  const { signal } = startPendingCheck(named(NAME), CHECKED_URL);
  cancelPendingCheck(NAME, CHECKED_URL);
  expect(signal.aborted).toBe(true);
  expect(signal.reason).toMatchObject({ code: "unavailable" });
});

test("another name, another URL or no name cancels nothing", () => {
  const { signal } = startPendingCheck(named(NAME), CHECKED_URL);
  cancelPendingCheck(NAME.replace("0", "1"), CHECKED_URL);
  cancelPendingCheck(NAME, `${CHECKED_URL}?other`);
  cancelPendingCheck(null, CHECKED_URL);
  expect(signal.aborted).toBe(false);
});

test.each(["", "short", "x".repeat(65), "../../etc"])("%j is not a name", (name) => {
  const { signal } = startPendingCheck(named(name), CHECKED_URL);
  cancelPendingCheck(name, CHECKED_URL);
  expect(signal.aborted).toBe(false);
});

test("a check that has ended does not cancel a later one of the same name", () => {
  const first = startPendingCheck(named(NAME), CHECKED_URL);
  const second = startPendingCheck(named(NAME), CHECKED_URL);
  first.end();
  cancelPendingCheck(NAME, CHECKED_URL);
  expect([first.signal.aborted, second.signal.aborted]).toEqual([false, true]);
  second.end();
});
