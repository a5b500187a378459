import { describe, expect, test } from "vitest";
import { emailAddress } from "./email-address";

describe("emailAddress", () => {
  test.each([
    ["ada@example.com", "ada@example.com"],
    [" Ada.Lovelace@Example.COM\n", "ada.lovelace@example.com"],
    ["ada+news@sub.example.org", "ada+news@sub.example.org"],
    ["用户@例子.example", "用户@xn--fsqu00a.example"],
    ["ada@example。com", "ada@example.com"],
    ["zoe\u0308@example.com", "zo\u00eb@example.com"],
    [`ada@${"a".repeat(63)}.example`, `ada@${"a".repeat(63)}.example`],
  ])("%j is %s", (typed, address) => {
    expect(emailAddress(typed)).toBe(address);
  });

  // What Node codes a domain with reads it as the host of an address: it ends at these signs, and drops or undoes others.
  test.each(["/", "\\", "?", "#", ":25", "/path", "?query"])("a domain does not end at %j", (end) => {
    expect(emailAddress(`ada@example.com${end}`)).toBeNull();
    expect(emailAddress(`ada@example.com${end}bob@example.com`)).toBeNull();
  });

  test.each(["exam%70le.com", "example%2ecom", "exam\nple.com", "exam\tple.com", "example.com\0"])(
    "a domain is not corrected: %j",
    (domain) => {
      expect(emailAddress(`ada@${domain}`)).toBeNull();
    },
  );

  test.each([
    "ada",
    "@example.com",
    "ada@",
    "ada@localhost",
    "ada@127.0.0.1",
    "ada@0x7f.1",
    "ada@[::1]",
    "ada@com.",
  ])("%j is none", (typed) => {
    expect(emailAddress(typed)).toBeNull();
  });

  test.each([
    ["64 bytes before the @", `${"a".repeat(64)}@example.com`, `${"a".repeat(65)}@example.com`],
    ["64 bytes of letters of two each", `${"ä".repeat(32)}@example.com`, `${"ä".repeat(33)}@example.com`],
    ["254 bytes in all", longAddress(254), longAddress(255)],
  ])("it has at most %s", (_bound, longest, tooLong) => {
    expect([emailAddress(longest), emailAddress(tooLong)]).toEqual([longest, null]);
  });

  function longAddress(bytes: number): string {
    const start = `ada@${`${"a".repeat(61)}.`.repeat(3)}`;
    return `${start}${"b".repeat(bytes - start.length - ".org".length)}.org`;
  }
});
