import { AppError } from "@/lib/errors";
import type { Caller } from "./context";

/**
 * Who may call an operation. `anyone`: also without credentials. `any-key`: any account, signed in or by key.
 * `pro-key`: any account that is signed in, and keys of a Pro account. `session`: only who is signed in, never a key.
 */
export type Access = "anyone" | "any-key" | "pro-key" | "session";

/** What a key or a connection is given: `inspect` checks pages, `read` and `write` reach the account's records. */
export type Scope = "inspect" | "read" | "write";

interface Door {
  readonly access: Access;
  readonly scope: Scope | null;
}

/**
 * Lets a caller pass, or throws: `unauthorized` for credentials that are missing or not valid, `unavailable` when they
 * could not be looked up, `plan_required`, `read_only_key`, `insufficient_scope`, `forbidden` for a key where only a
 * session may.
 */
export function admit(caller: Caller, { access, scope }: Door): void {
  if (caller.kind === "refused") throw new AppError("unauthorized");
  if (caller.kind === "unverified" && (access !== "anyone" || caller.shown === "key")) {
    throw new AppError("unavailable");
  }
  if (caller.kind === "key") admitKey(caller, { access, scope });
  else if (access !== "anyone" && caller.kind !== "session") throw new AppError("unauthorized");
}

function admitKey(caller: Extract<Caller, { kind: "key" }>, { access, scope }: Door): void {
  if (access === "session") {
    throw new AppError("forbidden", { message: "A key cannot do this. Sign in on the website." });
  }
  if (access === "pro-key" && caller.plan !== "pro") throw new AppError("plan_required");
  if (scope === null || caller.scopes.includes(scope)) return;
  throw new AppError(scope === "write" ? "read_only_key" : "insufficient_scope");
}
