import { describe, expect, test } from "vitest";
import { ERRORS } from "@/lib/errors";
import { FAILURES, failureText } from "./failure-text";

/** Codes of operations other than checking a page. */
const NEVER_OF_A_CHECK = [
  "bad_request",
  "request_timeout",
  "headers_too_large",
  "missing_url",
  "invalid_body",
  "unauthorized",
  "plan_required",
  "quota_exhausted",
  "read_only_key",
  "insufficient_scope",
  "forbidden",
  "not_found",
  "method_not_allowed",
  "conflict",
  "limit_reached",
  "body_too_large",
];

describe("failure text", () => {
  test.each(Object.keys(ERRORS).filter((code) => !NEVER_OF_A_CHECK.includes(code)))(
    "says what happened and what to do next for %s",
    (code) => {
      expect(Object.keys(FAILURES)).toContain(code);
      expect(failureText(code).next.length).toBeGreaterThan(0);
    },
  );

  test.each(["teapot", "constructor", "__proto__"])("the unknown code %j has a general text", (code) => {
    expect(failureText(code)).toEqual({ title: "We couldn’t check this page", next: [], again: true });
  });
});
