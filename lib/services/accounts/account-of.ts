import { AppError } from "@/lib/errors";
import type { Account, Caller } from "../context";

/** The account a caller acts for. Throws `unauthorized` for a caller without one. */
export function accountOf(caller: Caller): Account {
  if (caller.kind === "session" || caller.kind === "key") return caller;
  throw new AppError("unauthorized");
}
