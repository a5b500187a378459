import type { IncomingMessage } from "node:http";
import { AppError } from "@/lib/errors";
import { callerOf } from "@/lib/http/operations/caller";
import { NodeHeaders } from "@/lib/http/operations/request";
import { rateHeaders } from "@/lib/http/response/rate-headers";
import { errorResponse } from "@/lib/http/response/response";
import type { Log } from "@/lib/log";
import type { Resources } from "@/lib/services/context";
import { OPERATIONS } from "@/lib/services/operations";
import { peekUnits } from "@/lib/services/rate-limit";
import { targetPath } from "./prepare-request";

type Fields = Readonly<Record<string, string>>;

/** What is left of the caller's budget, as headers. */
export type BudgetOf = (refused: Refused) => Promise<Fields>;

/** An answer as `node:http` and plain sockets send it. */
export interface Refusal {
  readonly status: number;
  readonly headers: Fields;
  readonly body: string;
}

export interface RefusalTerms {
  readonly log: Log;
  readonly budgetOf: BudgetOf;
}

/** The answer to a request that goes no further than the server: like an operation's, with the caller's budget where one is. */
export async function refusalOf(
  error: unknown,
  refused: Refused,
  { log, budgetOf }: RefusalTerms,
): Promise<Refusal> {
  const known = error instanceof AppError ? error : new AppError("internal_error", { cause: error });
  if (known !== error) log.error({ err: error }, "failed");
  const budget = await budgetOf(refused).catch((err: unknown) => {
    log.error({ err }, "the budget could not be read");
    return {};
  });
  const allow: Fields = known.code === "method_not_allowed" ? { allow: "GET, HEAD" } : {};
  const { status, headers, body } = errorResponse(known, { ...allow, ...budget });
  return { status, headers: { ...headers, "content-length": String(Buffer.byteLength(body)) }, body };
}

/** What a request that is refused asked for, and its headers as they reached us. */
export function refusedOf({ url = "", headers }: IncomingMessage): Refused {
  return { path: targetPath(url), headers: new NodeHeaders(headers) };
}

const METERED: ReadonlySet<string> = new Set(
  OPERATIONS.filter(({ metered }) => metered).map(({ http }) => http.path),
);

/** What a refused request asked for and who sent it, as far as that can be read. */
export interface Refused {
  readonly path: string;
  /** Holds the client's true address in the internal header. */
  readonly headers: Pick<Headers, "get">;
}

/** The `x-ratelimit-*` headers of an answer that the server gives by itself; none at an address where nothing is counted. */
export async function budgetHeaders({ path, headers }: Refused, resources: Resources) {
  if (!METERED.has(path)) return {};
  return rateHeaders(await peekUnits({ ...resources, caller: await callerOf(headers, resources) }));
}
