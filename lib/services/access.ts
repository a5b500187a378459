import { AppError } from "@/lib/errors";
import type { Caller } from "./context";

/**
 * Who may call an operation. `anyone`: also without credentials. `any-key`: any account, signed in or by key.
 * `pro-key`: any account that is signed in, and keys of a Pro account. `session`: a signed-in browser, never a key.
 */
export type Access = "anyone" | "any-key" | "pro-key" | "session";

/** What a key or a connection may do: `inspect` checks pages, `read` and `write` reach the account's records. */
export type Scope = "inspect" | "read" | "write";

interface AccessRule {
  readonly access: Access;
  readonly scope: Scope | null;
}

/**
 * Returns if a caller may call, else throws: `unauthorized` for credentials that are missing or not valid, `unavailable` when they
 * could not be looked up, `plan_required`, `read_only_key`, `insufficient_scope`, `forbidden` for a key where only a
 * session may.
 */
export function admit(caller: Caller, { access, scope }: AccessRule): void {
  if (caller.kind === "invalid") throw new AppError("unauthorized");
  if (caller.kind === "unverified" && (access !== "anyone" || caller.shown === "key")) {
    throw new AppError("unavailable");
  }
  if (caller.kind === "key") admitKey(caller, { access, scope });
  else if (access !== "anyone" && caller.kind !== "session") throw new AppError("unauthorized");
}

function admitKey(caller: Extract<Caller, { kind: "key" }>, { access, scope }: AccessRule): void {
  if (access === "session") {
    throw new AppError("forbidden", { message: "A key cannot do this. Sign in on the website." });
  }
  if (access === "pro-key" && caller.plan !== "pro") throw new AppError("plan_required");
  if (scope === null || caller.scopes.includes(scope)) return;
  throw new AppError(scope === "write" ? "read_only_key" : "insufficient_scope");
}
