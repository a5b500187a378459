import { describe, expect, test } from "vitest";
import { type Access, admit, type Scope } from "./access";
import type { Caller } from "./context";

const network = "192.0.2.1";
const anonymous: Caller = { kind: "anonymous", network, plan: "anonymous" };
const rejected: Caller = { kind: "invalid", network, plan: "anonymous" };
const unknownKey: Caller = { kind: "unverified", shown: "key", network, plan: "anonymous" };
const unknownSession: Caller = { kind: "unverified", shown: "session", network, plan: "anonymous" };
const freeSession: Caller = {
  kind: "session",
  network,
  sessionId: "ses_1",
  accountId: "acc_1",
  plan: "free",
};

function key(plan: "free" | "pro", scopes: readonly Scope[] = ["inspect", "read"]): Caller {
  return { kind: "key", network, keyId: "key_1", accountId: "acc_1", plan, scopes };
}

function connection(plan: "free" | "pro", scopes: readonly Scope[] = ["inspect", "read"]): Caller {
  return { kind: "connection", network, connectionId: "con_1", accountId: "acc_1", plan, scopes };
}

/** The code a caller is rejected with; "in" when it is admitted. */
function outcome(caller: Caller, access: Access, scope: Scope | null = null): string {
  try {
    admit(caller, { access, scope });
    return "in";
  } catch (error) {
    return error instanceof Error && "code" in error ? String(error.code) : "thrown";
  }
}

describe("who is let in", () => {
  const rows: readonly (readonly [string, Caller, string, string, string, string])[] = [
    // caller                              anyone          any-key         pro-key         session
    ["an anonymous caller", anonymous, "in", "unauthorized", "unauthorized", "unauthorized"],
    ["a wrong key", rejected, "unauthorized", "unauthorized", "unauthorized", "unauthorized"],
    ["a key, database away", unknownKey, "unavailable", "unavailable", "unavailable", "unavailable"],
    ["a session, database away", unknownSession, "in", "unavailable", "unavailable", "unavailable"],
    ["a Free session", freeSession, "in", "in", "in", "in"],
    ["a Free key", key("free"), "in", "in", "plan_required", "forbidden"],
    ["a Pro key", key("pro"), "in", "in", "in", "forbidden"],
    ["a Free connection", connection("free"), "in", "in", "plan_required", "forbidden"],
    ["a Pro connection", connection("pro"), "in", "in", "in", "forbidden"],
  ];
  test.each(rows)("%s", (_name, caller, anyone, anyKey, proKey, session) => {
    const came = (["anyone", "any-key", "pro-key", "session"] as const).map((access) =>
      outcome(caller, access),
    );
    expect(came).toEqual([anyone, anyKey, proKey, session]);
  });
});

describe("what a key was given", () => {
  test("a read-only key may read and not write", () => {
    expect(outcome(key("pro"), "pro-key", "read")).toBe("in");
    expect(outcome(key("pro"), "pro-key", "write")).toBe("read_only_key");
  });

  test("a connection without the permission lacks scope", () => {
    expect(outcome(connection("pro", ["inspect"]), "pro-key", "read")).toBe("insufficient_scope");
    expect(outcome(connection("pro"), "pro-key", "write")).toBe("insufficient_scope");
  });

  test("a session has every scope", () => {
    expect(outcome(freeSession, "pro-key", "write")).toBe("in");
  });
});
