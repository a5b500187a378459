import { AppError } from "@/lib/errors";
import type { Log } from "@/lib/log";
import { errorAnswer } from "./answer";
import type { Refused } from "./budget-headers";

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
  const { status, headers, body } = errorAnswer(known, { ...allow, ...budget });
  return { status, headers: { ...headers, "content-length": String(Buffer.byteLength(body)) }, body };
}
