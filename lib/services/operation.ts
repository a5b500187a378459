// One door to everything the product does: HTTP, pages and agents all call runOperation, so that no verb can forget
// to parse, to count or to strip. It is not a framework: it stays under 150 lines.
import type { z } from "zod";
import { AppError, type ErrorCode } from "@/lib/errors";
import type { Rate } from "@/lib/limits/bucket";
import { type Access, admit, type Scope } from "./access";
import type { Ctx } from "./context";
import { refusalOf } from "./input-error";
import { pathNames } from "./path-names";
import { peekUnits, takeUnit } from "./rate-limit";

type Method = "GET" | "POST" | "PATCH" | "DELETE";

interface Http {
  readonly method: Method;
  /** Names what it takes from the address in braces. */
  readonly path: string;
  /** That of success; 200 when absent. */
  readonly status?: 201 | 202 | 204;
  /** The media types of what it answers, when that is a file: its output is a FILE then. */
  readonly files?: readonly string[];
}

/** What an operation learns on the way that a door tells beside the output. */
export interface Notes {
  /** Whether the check came from the cache. */
  cache?: "hit" | "miss";
  /** The address that a sign-in link was asked for. */
  askedFor?: string;
  /** The browser that asked is not signed in any more. */
  signedOut?: true;
}

/** What an operation returns: its output's shape, never changed once returned. */
type Found<T> = T extends object ? { readonly [Key in keyof T]: Found<T[Key]> } : T;

type Plain = z.ZodType<object, object>;

/** A verb of the product; whatever its output's schema does not name is stripped off before anyone sees it. */
export interface Operation<Input extends z.ZodObject = z.ZodObject, Output extends Plain = Plain> {
  /** Stable, snake_case. */
  readonly name: string;
  /** One sentence. */
  readonly summary: string;
  readonly http: Http;
  readonly access: Access;
  /** What a key or a connection must have been given; null when nothing. */
  readonly scope: Scope | null;
  readonly destructive: boolean;
  /** A call takes one unit from the caller's hourly bucket. */
  readonly metered: boolean;
  /** Whatever comes from path, query or body; a body's unknown fields are refused. */
  readonly input: Input;
  /** An empty object when success has no body. */
  readonly output: Output;
  /** Codes it can answer with, beside those that follow from its access, its method and any operation's own. */
  readonly errors: readonly ErrorCode[];
  /** An output as the documentation shows it. */
  readonly example?: () => Found<z.input<Output>>;
  /** What has to be true before a unit is taken; throws what is wrong. */
  precheck?(ctx: Ctx, input: z.output<Input>): Promise<void>;
  run(ctx: Ctx & { readonly notes: Notes }, input: z.output<Input>): Promise<Found<z.input<Output>>>;
}

/** What came of a call. `rate` is the caller's bucket after it; null when the operation is not metered. */
export type Outcome<Output> = { readonly rate: Rate | null; readonly notes: Notes } & (
  | { readonly ok: true; readonly output: Output }
  | { readonly ok: false; readonly error: AppError }
);

/** Marks an object as an operation; the type is the whole of it. */
export function defineOperation<Input extends z.ZodObject, Output extends Plain>(
  operation: Operation<Input, Output>,
): Operation<Input, Output> {
  return operation;
}

/** Whether an operation's input is the request's body; otherwise it is the query. A write that its address says all of has none. */
export function takesBody({ http, input }: Pick<Operation, "http" | "input">): boolean {
  const named = pathNames(http.path);
  const isWrite = http.method === "POST" || http.method === "PATCH";
  return isWrite && Object.keys(input.shape).some((name) => !named.includes(name));
}

/**
 * Runs an operation on the input that `read` brings: parse, refuse who may not call, check, take a unit, run, strip the output to its schema.
 * What is not open to anyone refuses a stranger before it says what is wrong with his input.
 * It never throws; anything that is not an AppError is logged and becomes `internal_error`.
 */
export async function runOperation<Input extends z.ZodObject, Output extends Plain>(
  ctx: Ctx,
  operation: Operation<Input, Output>,
  read: () => Promise<Readonly<Record<string, unknown>>>,
): Promise<Outcome<z.output<Output>>> {
  const notes: Notes = {};
  let rate: Rate | null = null;
  try {
    if (operation.access !== "anyone") admit(ctx.caller, operation);
    const input = parse(operation, await read());
    admit(ctx.caller, operation);
    await operation.precheck?.(ctx, input);
    rate = operation.metered ? await takeUnit(ctx) : null;
    if (rate?.allowed === false) throw new AppError("rate_limited", { retryAfter: rate.retryAfterSeconds });
    const output = await operation.run({ ...ctx, notes }, input);
    return { ok: true, output: operation.output.parse(output), rate, notes };
  } catch (thrown) {
    const error = translate(ctx, operation.name, thrown);
    rate ??= operation.metered ? await peekUnits(ctx) : null;
    return { ok: false, error, rate, notes };
  }
}

function parse<Input extends z.ZodObject, Output extends Plain>(
  operation: Operation<Input, Output>,
  rawInput: Readonly<Record<string, unknown>>,
): z.output<Input> {
  const { input } = operation;
  const from = takesBody(operation) ? "body" : "query";
  const parsed = (from === "body" ? input.strict() : input).safeParse(rawInput);
  if (parsed.success) return parsed.data as z.output<Input>;
  throw refusalOf(parsed.error.issues, { from, values: rawInput });
}

function translate({ log }: Ctx, operation: string, thrown: unknown): AppError {
  if (thrown instanceof AppError) {
    const { code, cause } = thrown;
    // What is away for everyone, such as a disk that is full, is the operator's to mend.
    const level = code === "unavailable" ? "warn" : "debug";
    if (cause !== undefined) log[level]({ operation, code, err: cause }, "refused");
    return thrown;
  }
  log.error({ operation, err: thrown }, "failed");
  return new AppError("internal_error", { cause: thrown });
}
