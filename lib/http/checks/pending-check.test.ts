import { expect, test } from "vitest";
import { awaitCheck, callOff } from "./pending-check";

const NAME = "0123456789abcdef0123456789abcdef";
const URL_ASKED = "https://example.com/page";

const named = (name: string) => new Headers({ cookie: `theme=dark; headlight.check=${name}` });

test("a check that its page calls off has nobody who waits", () => {
  const { left } = awaitCheck(named(NAME), URL_ASKED);
  callOff(NAME, URL_ASKED);
  expect(left.aborted).toBe(true);
  expect(left.reason).toMatchObject({ code: "unavailable" });
});

test("another name, another address and no name call nothing off", () => {
  const { left } = awaitCheck(named(NAME), URL_ASKED);
  callOff(NAME.replace("0", "1"), URL_ASKED);
  callOff(NAME, `${URL_ASKED}?other`);
  callOff(null, URL_ASKED);
  expect(left.aborted).toBe(false);
});

test.each(["", "short", "x".repeat(65), "../../etc"])("%j is no name", (name) => {
  const { left } = awaitCheck(named(name), URL_ASKED);
  callOff(name, URL_ASKED);
  expect(left.aborted).toBe(false);
});

test("a check that has ended is known no longer, and ends no later one of the same name", () => {
  const first = awaitCheck(named(NAME), URL_ASKED);
  const second = awaitCheck(named(NAME), URL_ASKED);
  first.end();
  callOff(NAME, URL_ASKED);
  expect([first.left.aborted, second.left.aborted]).toEqual([false, true]);
  second.end();
});
