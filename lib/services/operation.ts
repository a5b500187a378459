// The one way to run what the product does: HTTP, pages and every other door call runOperation, so that no operation
// can forget to check its input, to count a unit or to strip its output.
import { z } from "zod";
import type { JsonBytes } from "@/lib/cache/encoded-inspection";
import { isConnectionLost } from "@/lib/db/database-errors";
import { AppError, type ErrorCode } from "@/lib/errors";
import type { Rate } from "@/lib/limits/bucket";
import { type Access, admit, peekUnits, type Quota, type Scope, takeUnit, takeUnitSync } from "./access";
import type { Caller, Ctx, Resources } from "./context";
import { inputError } from "./error-body";

type Method = "GET" | "POST" | "PATCH" | "DELETE";

interface Http {
  readonly method: Method;
  /** Parameters from the path are in braces. */
  readonly path: string;
  /** The status of success; 200 when absent. */
  readonly status?: 201 | 202 | 204;
  /** The media types of the files it returns; its output is a FILE or a LONG_FILE then. */
  readonly files?: readonly string[];
  /** What programs call most: the server handles it without Next's router. Its path has neither parameters nor other methods. */
  readonly direct?: true;
}

/** What an operation tells the door that called it, beside its output. */
export interface Meta {
  /** Whether the check came from the cache. */
  readonly cache?: "hit" | "miss";
  /** What is left of the quota that the operation's records take from. */
  readonly quota?: Quota;
  /** How long ago a cached check was made. */
  readonly ageSeconds?: number;
  /** The email address a sign-in link was requested for. */
  readonly linkRequestedFor?: string;
  /** This browser is signed out now. */
  readonly signedOut?: true;
}

/** An output with its meta. */
class WithMeta<T> {
  constructor(
    readonly output: T,
    readonly meta: Meta,
  ) {}
}

type DeepReadonly<T> = T extends object ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> } : T;
type ObjectType = z.ZodType<object, object>;
/** An output before its schema strips it, with or without meta. */
type Result<Output extends ObjectType> =
  | DeepReadonly<z.input<Output>>
  | WithMeta<DeepReadonly<z.input<Output>>>;

/** An output as JSON, ready to send. */
interface JsonResult {
  readonly meta: Meta;
  readonly json: JsonBytes;
}

/** An output that has exactly the fields of its schema, or its JSON, ready to send. */
type ExactResult<Output extends ObjectType> =
  | JsonResult
  | { readonly meta: Meta; readonly exact: DeepReadonly<z.input<Output>> };

/** What runOperation needs to know of an operation or a view. */
interface Runnable<Input extends z.ZodObject, Output extends ObjectType> {
  /** Stable, snake_case. */
  readonly name: string;
  readonly http?: Http;
  readonly access: Access;
  /** The scope that a key or a connection needs; null when it needs none. */
  readonly scope: Scope | null;
  /** A call takes one unit from the caller's hourly rate limit. */
  readonly metered: boolean;
  /** All of path, query and body. Unknown fields of a body are an error. */
  readonly input: Input;
  /** Strips what it does not name. An empty object when success has no body. */
  readonly output: Output;
  /** Throws what is wrong before a unit is taken. */
  precheck?(ctx: Ctx, input: z.output<Input>): Promise<void>;
  run(ctx: Ctx, input: z.output<Input>): Promise<Result<Output>>;
  /** Does the same for a door that sends JSON. What it returns is not stripped: a test has to hold it to `output`. */
  runForJson?(ctx: Ctx, input: z.output<Input>): Promise<ExactResult<Output>>;
}

/** Something the product does for callers of the API. OpenAPI, documentation and doors derive from it. */
export interface Operation<Input extends z.ZodObject = z.ZodObject, Output extends ObjectType = ObjectType>
  extends Runnable<Input, Output> {
  /** One sentence. */
  readonly summary: string;
  readonly http: Http;
  readonly destructive: boolean;
  /**
   * Does the same as `run` from memory, without waiting, for anybody; null when memory is not enough. It may throw instead.
   * For operations that are metered and have no `precheck`.
   */
  runSync?(resources: Resources, input: z.output<Input>): JsonResult | null;
  /** Its meta tells a quota. */
  readonly tellsQuota?: true;
  /** The codes it can fail with, beside those that follow from its access and its method. */
  readonly errors: readonly ErrorCode[];
  /** The content of its file where that is JSON, for the documentation. */
  readonly file?: z.ZodObject;
  /** An output for the documentation. */
  readonly example?: () => DeepReadonly<z.input<Output>>;
}

/** What one page of the website reads at once. It has no URL of its own and is not part of the API. */
export interface View<Input extends z.ZodObject = z.ZodObject, Output extends ObjectType = ObjectType>
  extends Runnable<Input, Output> {
  readonly http?: undefined;
}

/** What came of a call. `rate` is the caller's rate limit after it; null for what is not metered. */
export type Outcome<Output> = { readonly rate: Rate | null; readonly meta: Meta } & (
  | { readonly ok: true; readonly output: Output }
  | { readonly ok: false; readonly error: AppError }
);

/** What came of a call for a door that sends JSON: perhaps already that. */
export type JsonOutcome<Output> =
  | Outcome<Output>
  | ({ readonly ok: true; readonly rate: Rate | null; readonly meta: Meta } & (
      | { readonly json: JsonBytes }
      | { readonly exact: object }
    ));

const NO_META: Meta = {};

/** The output of an operation that makes a file. HTTP sends its text, not this as JSON. */
export const FILE = z.object({
  name: z.string().describe("The file name."),
  type: z.string().describe("The media type."),
  text: z.string().describe("The content."),
});

/** The output of an operation whose file is too large to be held: its pieces are made as they are sent. */
export const LONG_FILE = FILE.extend({
  text: z.custom<AsyncIterable<string>>((value) => Symbol.asyncIterator in Object(value)),
});

/** Returns the operation, its types inferred. */
export function defineOperation<Input extends z.ZodObject, Output extends ObjectType>(
  operation: Operation<Input, Output>,
): Operation<Input, Output> {
  return operation;
}

/** Returns the view, its types inferred. */
export function defineView<Input extends z.ZodObject, Output extends ObjectType>(
  view: View<Input, Output>,
): View<Input, Output> {
  return view;
}

/** An operation's output together with what only doors need to know. */
export function withMeta<T>(output: T, meta: Meta): WithMeta<T> {
  return new WithMeta(output, meta);
}

/** The parameter names in a path such as `/api/projects/{id}`. */
export function pathNames(path: string): readonly string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
}

/** Whether an operation's input is the request's body rather than its query. A write that its path tells in full has no body. */
export function takesBody({ http, input }: Pick<Operation, "http" | "input">): boolean {
  if (http.method !== "POST" && http.method !== "PATCH") return false;
  const named = pathNames(http.path);
  return Object.keys(input.shape).some((name) => !named.includes(name));
}

/**
 * Runs an operation or a view on the input that `read` returns: parse, check access, precheck, take a unit, run, strip
 * the output. Unless access is `anyone`, credentials are checked before the input is. Never throws: what is not an
 * AppError is logged and becomes `internal_error`.
 */
export function runOperation<Input extends z.ZodObject, Output extends ObjectType>(
  ctx: Ctx,
  operation: Operation<Input, Output> | View<Input, Output>,
  read: ReadInput,
): Promise<Outcome<z.output<Output>>> {
  return perform(ctx, operation, {
    read,
    run: async (input, rate) => succeed(operation, await operation.run(ctx, input), rate),
  });
}

/** The same for a door that sends JSON: where the operation has it ready, the outcome holds that instead of an output. */
export function runForJson<Input extends z.ZodObject, Output extends ObjectType>(
  ctx: Ctx,
  operation: Operation<Input, Output> | View<Input, Output>,
  read: ReadInput,
): Promise<JsonOutcome<z.output<Output>>> {
  return perform<Input, JsonOutcome<z.output<Output>>>(ctx, operation, {
    read,
    async run(input, rate) {
      if (operation.runForJson) return { ok: true, rate, ...(await operation.runForJson(ctx, input)) };
      return succeed(operation, await operation.run(ctx, input), rate);
    },
  });
}

/**
 * Runs an operation for a caller without credentials, without waiting for anything. Null if that is not enough, or if it
 * would fail; then nothing is taken, and `runForJson` is called for.
 */
export function runSync<Input extends z.ZodObject>(
  resources: Resources,
  { operation, input, caller }: SyncRun<Input>,
): JsonOutcome<never> | null {
  try {
    admit(caller, operation);
    if (!operation.metered || operation.precheck) return null;
    const found = operation.runSync?.(resources, input) ?? null;
    if (found === null) return null;
    const { bucket, settings } = resources;
    const rate = takeUnitSync({ bucket, settings, caller });
    return rate?.allowed ? { ok: true, rate, json: found.json, meta: found.meta } : null;
  } catch {
    return null;
  }
}

interface SyncRun<Input extends z.ZodObject> {
  readonly operation: Pick<Operation<Input>, "access" | "scope" | "metered" | "precheck" | "runSync">;
  readonly input: z.output<Input>;
  readonly caller: Extract<Caller, { kind: "anonymous" }>;
}

type ReadInput = () => Promise<Readonly<Record<string, unknown>>>;

interface Steps<Input extends z.ZodObject, Found> {
  readonly read: ReadInput;
  run(input: z.output<Input>, rate: Rate | null): Promise<Found>;
}

async function perform<Input extends z.ZodObject, Found>(
  ctx: Ctx,
  operation: Pick<Operation<Input>, "name" | "access" | "scope" | "metered" | "input" | "precheck"> & {
    readonly http?: Http;
  },
  { read, run }: Steps<Input, Found>,
): Promise<Found | Outcome<never>> {
  let rate: Rate | null = null;
  try {
    if (operation.access !== "anyone") admit(ctx.caller, operation);
    const input = parse(operation, await read());
    admit(ctx.caller, operation);
    await operation.precheck?.(ctx, input);
    rate = operation.metered ? await takeUnit(ctx) : null;
    if (rate?.allowed === false) throw new AppError("rate_limited", { retryAfter: rate.retryAfterSeconds });
    return await run(input, rate);
  } catch (thrown) {
    const error = toAppError(ctx, operation.name, thrown);
    rate ??= operation.metered ? await peekUnits(ctx) : null;
    return { ok: false, error, rate, meta: NO_META };
  }
}

function succeed<Output extends ObjectType>(
  { output: schema }: { readonly output: Output },
  result: Result<Output>,
  rate: Rate | null,
): Outcome<z.output<Output>> {
  const { output, meta } = result instanceof WithMeta ? result : withMeta(result, NO_META);
  return { ok: true, output: schema.parse(output), rate, meta };
}

function parse<Input extends z.ZodObject>(
  { http, input }: { readonly http?: Http; readonly input: Input },
  values: Readonly<Record<string, unknown>>,
): z.output<Input> {
  const from = http && takesBody({ http, input }) ? "body" : "query";
  const parsed = (from === "body" ? input.strict() : input).safeParse(values);
  if (parsed.success) return parsed.data as z.output<Input>;
  throw inputError(parsed.error.issues, { from, values });
}

function toAppError({ log, db }: Ctx, operation: string, thrown: unknown): AppError {
  if (thrown instanceof AppError) {
    const { code, cause } = thrown;
    // What is unavailable to everyone, such as a full disk, is for the operator to fix. A database that is away is logged
    // once, and a query may fail just before that is known.
    const isOurs = code === "unavailable" && !db.isAway() && !isConnectionLost(cause);
    const level = isOurs ? "warn" : "debug";
    if (cause !== undefined) log[level]({ operation, code, err: cause }, "failed as documented");
    return thrown;
  }
  log.error({ operation, err: thrown }, "failed");
  return new AppError("internal_error", { cause: thrown });
}
