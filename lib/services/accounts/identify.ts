import { AppError } from "@/lib/errors";
import type { Caller, Resources } from "../context";
import { findKey } from "./find-key";
import { findSession } from "./find-session";

/** What a request shows of who sent it. */
export interface Credentials {
  readonly network: string;
  /** What follows the word Bearer, which wins over a session; null when that word is not there. */
  readonly bearer: string | null;
  /** The session cookie's value; null when there is none. */
  readonly session: string | null;
}

/**
 * Who shows these credentials, as the database has it at this moment: a key revoked, a session ended or a plan changed
 * counts from the next call on. Without credentials, and with a bearer that can be no key, nothing is looked up.
 * A wrong bearer is `refused`; a session that is unknown or over is `anonymous`. Never throws.
 */
export async function identify(
  resources: Resources,
  { bearer, session, network }: Credentials,
): Promise<Caller> {
  const stranger = { network, plan: "anonymous" } as const;
  try {
    if (bearer !== null) {
      return (await findKey(resources, bearer, network)) ?? { kind: "refused", ...stranger };
    }
    const known = session === null ? null : await findSession(resources, session, network);
    return known ?? { kind: "anonymous", ...stranger };
  } catch (error) {
    if (!(error instanceof AppError)) resources.log.error({ err: error }, "a caller cannot be looked up");
    return { kind: "unverified", shown: bearer === null ? "session" : "key", ...stranger };
  }
}
